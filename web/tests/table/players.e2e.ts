/** Players at the table: coming back, being removed, taking over a seat, and gestures. */

import type { Locator } from '@playwright/test'

import { check } from '../helpers/access.ts'
import { expect, test } from '../helpers/people.ts'
import type { Person } from '../helpers/person.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const nameOf = ({ page }: Person, name: string): Locator => page.getByRole('button', { name: `Options for ${name}` })
const action = ({ page }: Person, action: string): Locator => page.locator(`[data-action=${action}]`)

/** A match of people, the first of them the host. */
async function sitTogether(host: Person, ...guests: Person[]) {
  const link = await host.openTable({ players: guests.length + 1 })
  for (const guest of guests) await guest.join(link)
  await host.start()
  for (const guest of guests) await expect(guest.table).toBeVisible()
  return link
}

test('the cookie alone brings a player back to their seat', async ({ invite }) => {
  const anna = await invite('Anna')
  await anna.playAgainstBots()
  await anna.whatNow()
  await anna.page.evaluate(() => localStorage.clear())
  await anna.page.reload()
  await expect(anna.page.getByTestId('hand')).toBeVisible()
  await anna.act()
  expect(await anna.page.evaluate(() => document.cookie)).toBe('')
  const [cookie] = await anna.page.context().cookies()
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
})

test('a player who left by accident is back with one click, and everyone is notified', async ({ invite }) => {
  const [anna, ben] = [await invite('Anna'), await invite('Ben')]
  const link = await sitTogether(anna, ben)
  await ben.page.getByRole('button', { name: 'Leave the table' }).click()
  await ben.page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(ben.page).toHaveURL('/')
  await expect(anna.page.getByTestId('seat-notices')).toContainText('A bot is playing for Ben now.')
  await expect(anna.page.getByTestId('announcements')).toContainText('A bot is playing for Ben now.')
  await expect(anna.page.getByTestId('log')).toContainText('A bot is playing for Ben now.')
  await ben.page.goto(link)
  await expect(ben.page.getByTestId('watching')).toContainText('A bot is playing for you.')
  await check(ben, 'a bot plays for me')
  await ben.page.getByRole('button', { name: 'I’m back' }).click()
  await expect(ben.page.getByTestId('hand')).toBeVisible()
  await expect(anna.page.getByTestId('seat-notices')).toContainText('Ben is back.')
  await expect(anna.page.getByTestId('announcements')).toContainText('Ben is back.')
})

test('everyone sits in the order of turns, myself too, with their totals of three rounds', async ({ invite }) => {
  const [anna, ben] = [await invite('Anna'), await invite('Ben', PHONE)]
  const link = await anna.openTable({ players: 3, rounds: 3 })
  await ben.join(link)
  await anna.start()
  await expect(ben.table).toBeVisible()
  const cards = ({ page }: Person) => page.locator('.players [data-seat]')
  for (const [person, seat] of [
    [anna, 0],
    [ben, 1],
  ] as const) {
    await expect(cards(person)).toHaveCount(3)
    await expect(person.page.locator('.players [data-mine]')).toHaveCount(1)
    await expect(cards(person).nth(seat)).toContainText('You')
    await expect(cards(person).nth(1 - seat)).toContainText(seat === 0 ? 'Ben' : 'Anna')
    await expect(person.page.getByTestId('total')).toHaveCount(3)
    await check(person, 'everyone in a row')
  }
  while (await Promise.race([anna.whatNow(), ben.whatNow()]).then((move) => move !== 'over')) {
    for (const person of [anna, ben])
      if (await person.page.locator('.players [data-mine][data-playing]').isVisible()) await person.act()
  }
  const { totals } = (await (await anna.page.request.get(link.replace('/t/', '/api/tables/'))).json()) as {
    totals: number[]
  }
  expect(Math.max(...totals)).toBeGreaterThan(0)
  await expect(anna.page.getByTestId('total').locator('[aria-hidden]')).toHaveText(totals.map(String))
})

test('a face is chosen with the name, seen by everyone, and changed in the waiting room and at the table', async ({
  invite,
}) => {
  const [anna, ben] = [await invite('Anna', PHONE), await invite('Ben')]
  const faceOf = ({ page }: Person, seat: number) => page.locator(`[data-seat="${seat}"] img`).first()
  const owl = /owl/
  await anna.page.goto('/')
  await anna.page.getByRole('button', { name: 'Choose your animal' }).tap()
  await check(anna, 'choosing a face')
  await anna.page.getByRole('radio', { name: 'Owl' }).tap()
  await expect(anna.page.getByTestId('faces')).toHaveCount(0)
  await anna.page.locator('[data-game=zoo-domino] a[href="/new/zoo-domino"]').tap()
  await anna.page.getByRole('radio', { name: '2', exact: true }).check()
  await anna.page.getByRole('button', { name: 'Open the table' }).tap()
  await expect(faceOf(anna, 0)).toHaveAttribute('src', owl)

  await ben.join(anna.page.url())
  await expect(faceOf(ben, 0)).toHaveAttribute('src', owl)
  const given = await faceOf(ben, 1).getAttribute('src') // Ben has chosen nothing
  expect(given).not.toMatch(owl)
  await ben.page.locator('[data-seat="1"]').getByRole('button', { name: 'Choose your animal' }).click()
  await check(ben, 'choosing a face in the waiting room')
  await ben.page.getByRole('radio', { name: 'Surprise me' }).focus()
  await ben.page.keyboard.press('ArrowRight')
  await expect(faceOf(anna, 1)).toHaveAttribute('src', /fox/)

  await anna.start()
  await expect(faceOf(anna, 1)).toHaveAttribute('src', /fox/)
  await ben.page.getByRole('button', { name: 'Settings' }).click()
  await ben.page.locator('#settings').getByRole('button', { name: 'Choose your animal' }).click()
  await check(ben, 'choosing a face in the settings')
  await ben.page.getByRole('radio', { name: 'Bee' }).click()
  await expect(faceOf(anna, 1)).toHaveAttribute('src', /honeybee/)
  await ben.page.reload() // this browser remembers it
  await ben.page.getByRole('button', { name: 'Settings' }).click()
  await expect(ben.page.locator('#settings img')).toHaveAttribute('src', /honeybee/)
})

test('the host lets a bot play for an absent player, and a newcomer take over, by keyboard alone', async ({
  invite,
}) => {
  const [anna, ben, carla] = [await invite('Anna'), await invite('Ben'), await invite('Carla', PHONE)]
  const link = await sitTogether(anna, ben)
  await nameOf(anna, 'Ben').click()
  await expect(action(anna, 'remove')).toBeVisible()
  await expect(action(anna, 'replace')).toHaveCount(0)
  await anna.page.keyboard.press('Escape')
  await ben.page.close()
  await expect(anna.page.getByTitle('away')).toBeVisible()

  await nameOf(anna, 'Ben').focus()
  await anna.page.keyboard.press('Enter')
  await expect(action(anna, 'mute')).toBeFocused()
  await anna.page.keyboard.press('ArrowDown')
  await expect(action(anna, 'replace')).toBeFocused()
  await check(anna, 'menu of a player')
  await anna.page.keyboard.press('Enter')
  await expect(nameOf(anna, 'Ben')).toBeFocused()

  await expect(anna.page.getByTitle('away')).toHaveCount(0)
  await anna.page.keyboard.press('Enter')
  await expect(action(anna, 'offer')).toBeFocused()
  await anna.page.keyboard.press('Enter')
  await expect(anna.page.getByTitle('Open to newcomers')).toBeVisible()

  await carla.page.goto(link)
  await carla.page.getByRole('button', { name: 'Take over Ben’s seat' }).click()
  await check(carla, 'taking over')
  await carla.page.getByRole('button', { name: 'Take a seat' }).click()
  await expect(carla.page.getByTestId('watching')).toContainText('You’ll take over from Ben if the table plays again.')
  await expect(carla.page.getByTestId('hand')).toHaveCount(0)
  await check(carla, 'waiting for a seat')
  await expect(anna.page.getByTestId('log')).toContainText('Carla will take over from Ben.')
  await expect(anna.page.getByTitle('Carla will take over here')).toBeVisible()
  await carla.page.getByRole('button', { name: 'Stop waiting' }).click()
  await expect(carla.page.getByRole('button', { name: 'Take over Ben’s seat' })).toBeVisible()
  await expect(anna.page.getByTitle('Open to newcomers')).toBeVisible()
})

test('a newcomer plays at once if everyone agrees, asked by keyboard and on a phone', async ({ invite }) => {
  const [anna, ben, carla] = [await invite('Anna'), await invite('Ben', PHONE), await invite('Carla')]
  const link = await anna.openTable({ players: 3 })
  await ben.join(link)
  await anna.start()
  await expect(ben.table).toBeVisible()
  await anna.page
    .getByRole('button', { name: /^Options for / })
    .nth(1)
    .click()
  await action(anna, 'offer').click()
  await carla.page.goto(link)
  await carla.page.getByRole('button', { name: /^Take over/ }).click()
  await carla.page.getByRole('button', { name: 'Take a seat' }).click()
  await expect(carla.page.getByTestId('watching')).toContainText('Still to agree: Anna and Ben.')

  const question = ({ page }: Person) => page.getByTestId('consent')
  await expect(question(anna)).toContainText('Can Carla take over')
  await check(anna, 'asked for consent')
  await anna.page.getByRole('button', { name: 'Not now' }).click()
  await expect(question(anna)).toHaveCount(0)
  await check(ben, 'asked for consent')
  await ben.page.getByRole('button', { name: 'Yes, right now' }).tap()
  await expect(question(ben)).toHaveCount(0)
  await expect(carla.page.getByTestId('watching')).toContainText('Still to agree: Anna.')
  await expect(carla.page.getByTestId('hand')).toHaveCount(0)

  await anna.page
    .getByRole('button', { name: /^Options for / })
    .nth(1)
    .focus() // a player who declined may still agree
  await anna.page.keyboard.press('Enter')
  await expect(action(anna, 'agree')).toBeFocused()
  await anna.page.keyboard.press('Enter')
  await expect(carla.page.getByTestId('hand')).toBeVisible()
  await expect(nameOf(anna, 'Carla')).toBeVisible()
  await expect(ben.page.getByTestId('announcements')).toContainText('Anna agrees to Carla playing right now.')
})

test('the host removes a player for good', async ({ invite }) => {
  const [anna, ben] = [await invite('Anna', PHONE), await invite('Ben')]
  const link = await sitTogether(anna, ben)
  await nameOf(anna, 'Ben').tap()
  await action(anna, 'remove').tap()
  await expect(anna.page.getByRole('dialog')).toContainText('Remove Ben?')
  await check(anna, 'removing a player')
  await anna.page.getByRole('button', { name: 'Remove', exact: true }).tap()
  await expect(ben.refusal).toContainText('removed')
  await expect(ben.page.getByTestId('watching')).toBeVisible()
  await expect(ben.page.getByTestId('hand')).toHaveCount(0)
  await nameOf(anna, 'Ben').waitFor({ state: 'visible' })
  await nameOf(anna, 'Ben').tap()
  await action(anna, 'offer').tap()
  await expect(anna.page.getByTitle('Open to newcomers')).toBeVisible()
  await ben.page.goto(link) // the seat is not offered to Ben, who was removed
  await expect(ben.refusal).toContainText('removed')
  await expect(ben.page.getByRole('button', { name: /^Take over/ })).toHaveCount(0)
})

test('gestures are seen beside the name, in each player’s language, unless muted', async ({ invite }) => {
  const [anna, ben] = [await invite('Anna', { locale: 'en' }), await invite('Ben', { ...PHONE, locale: 'de' })]
  const link = await anna.openTable({ players: 2 })
  await ben.page.goto(link)
  await ben.page.getByRole('button', { name: 'Platz nehmen' }).click()
  await anna.start()
  await expect(ben.table).toBeVisible()

  const make = async ({ page }: Person, emote: string) => {
    await page.getByTestId('emotes').click()
    await page.locator(`[data-emote=${emote}]`).click()
    await expect(page.getByTestId('emotes')).toHaveAttribute('data-mine', emote)
    await expect(page.getByTestId('emotes')).toBeFocused()
  }
  await make(anna, 'well_played')
  await expect(ben.page.locator('[data-gesture=well_played]')).toBeVisible()
  await expect(ben.page.getByTestId('announcements')).toContainText('Anna: Gut gespielt!')
  await make(ben, 'thanks')
  await expect(anna.page.locator('[data-gesture=thanks]')).toContainText('Thank you!')
  await expect(anna.page.getByTestId('announcements')).toContainText('Ben: Thank you!')

  await anna.page.getByTestId('emotes').click()
  await check(anna, 'gestures')
  await anna.page.keyboard.press('Escape')
  await nameOf(anna, 'Ben').click()
  await action(anna, 'mute').click()
  await make(ben, 'laugh')
  await make(anna, 'oops')
  await expect(ben.page.locator('[data-gesture=oops]')).toBeVisible() // by now the laugh would have come, too
  await expect(anna.page.locator('[data-gesture=laugh]')).toHaveCount(0)
  await expect(anna.page.getByTestId('announcements')).not.toContainText('Ha ha!')
})

const HOSTILE = ['<img src=x onerror=a()>', '\u00c1\u0316\u0308 שרה <b>x</b>', '😀'.repeat(24), '{{ 7*7 }}" onload="x']

for (const game of ['zoo-domino', 'tile-rummy', 'photo-rummy', 'romi-rami']) {
  test(`a name is only a name: ${game}`, async ({ invite, request }) => {
    const anna = await invite('Anna', PHONE)
    const { page } = anna
    const made = await request.post('/api/tables', { data: { game, players: 4, name: HOSTILE[0] } })
    const { code, token } = (await made.json()) as { code: string; token: string }
    for (const name of HOSTILE.slice(1)) {
      const headers = { cookie: '' } // each of them from a browser of their own
      expect((await request.post(`/api/tables/${code}/seats`, { data: { name }, headers })).status()).toBe(201)
    }
    await page.addInitScript(() => Object.assign(window, { a: () => console.error('a script ran') }))
    await page.goto(`/t/${code}#seat=${token}`)
    for (const name of HOSTILE) await expect(page.getByRole('list').first()).toContainText(name)
    await check(anna, 'waiting room with hostile names')
    await anna.start()
    await nameOf(anna, HOSTILE[2]!).click()
    await expect(action(anna, 'replace')).toContainText(HOSTILE[2]!)
    await action(anna, 'remove').click()
    await expect(page.getByRole('dialog')).toContainText(HOSTILE[2]!)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await page.locator('img[src=x], #app b:text-is("x")').count()).toBe(0)
  })
}
