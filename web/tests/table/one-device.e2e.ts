import type { Seated } from '../../src/page/protocol.ts'
import { check } from '../helpers/access.ts'
import { playSeat } from '../helpers/match.ts'
import { expect, test } from '../helpers/people.ts'
import type { Person } from '../helpers/person.ts'
import { sitBeside, takeSeat } from '../helpers/seated.ts'

/** Let another person play on the same device. */
async function addBeside({ page }: Person, name: string) {
  const form = page.getByTestId('beside')
  await form.getByRole('textbox').fill(name)
  await form.getByRole('button').click()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('on this device')
}

/** The dominoes at a place, by name. */
const dominoes = ({ page }: Person, place: 'hand' | 'chain') =>
  page
    .getByTestId(place)
    .locator('[data-flip]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.flip!))

/** Which of these dominoes stand anywhere in the document: as text, in an attribute, in what was announced. */
const found = ({ page }: Person, wanted: string[]) =>
  page.evaluate((wanted) => {
    const everything = document.documentElement.outerHTML.toLowerCase()
    return wanted.filter((domino) => {
      const [one, two] = domino.split('-') as [string, string]
      return [domino, `${one}–${two}`, `${two}–${one}`].some((name) => everything.includes(name))
    })
  }, wanted)

async function take({ page }: Person, name: string) {
  await page.getByRole('button', { name: `I’m ${name}` }).click()
  await expect(page.getByTestId('hand')).toBeVisible() // the table may be there before its board
  const skip = page.getByRole('button', { name: 'Skip' }) // there may be nothing to see again
  if (await skip.isVisible()) await skip.click({ timeout: 1_000 }).catch(() => {}) // or it has just been seen
}

/** An action that is possible now. */
const mine = ({ page }: Person) =>
  page.locator('[data-playable], :is([data-testid=draw], [data-testid=pass]):not([aria-disabled=true])')

/** The person with the device plays until somebody else is next, and covers it; returns whether the round goes on. */
async function playAndPass(device: Person): Promise<boolean> {
  const { page } = device
  const next = page.getByTestId('pass-on').or(page.getByTestId('cover')).or(page.getByRole('dialog'))
  do {
    if (!(await device.act())) return false
    await expect(next.or(mine(device)).first()).toBeVisible()
  } while ((await next.count()) === 0)
  if ((await device.phase().catch(() => null)) !== 'playing') return false
  await page.getByTestId('pass-on').getByRole('button').click()
  return true
}

test('two people play on one device, and nobody sees the other hand', async ({ invite }) => {
  const device = await invite('Bert', { viewport: { width: 390, height: 844 } })
  const { page } = device
  const cover = page.getByTestId('cover')
  await device.fillInTheForm({ players: 2, rounds: 2 })
  await addBeside(device, 'Anna')
  await check(device, 'the waiting room with two on a device')
  await page.getByRole('button', { name: 'Start', exact: true }).click()

  // Nobody has said yet who holds the device.
  await expect(cover).toBeVisible()
  await expect(page.getByTestId('hand')).toHaveCount(0)
  await check(device, 'the cover')
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  const [first, second] = heading.endsWith('Anna') ? ['Anna', 'Bert'] : ['Bert', 'Anna']

  await take(device, first!)
  await expect(page.locator('.rack .badge').first()).toHaveText(`${first}’s turn`) // by name: here nobody is "you"
  await expect(page.locator('.players [data-mine]')).toContainText(first!)
  const hand = await dominoes(device, 'hand')
  expect(hand.length).toBeGreaterThan(4)
  expect(await found(device, hand)).toEqual(hand)
  expect(await playAndPass(device)).toBe(true)
  await expect(cover).toContainText(`Pass the device to ${second}`)
  expect(await found(device, hand)).toEqual([])

  // A reload opens nothing, and both seats are still here.
  await page.reload()
  await expect(cover).toContainText(`Pass the device to ${second}`)
  expect(await found(device, hand)).toEqual([])
  await take(device, second!)
  const laid = await dominoes(device, 'chain')
  const secret = hand.filter((domino) => !laid.includes(domino))
  expect(secret.length).toBeGreaterThan(3)
  expect(await found(device, secret)).toEqual([])
  await expect(page.getByRole('button', { name: 'I’m' })).toHaveCount(0)
  expect(await playAndPass(device)).toBe(true)

  // A returning player sees what they missed, and then plays.
  await page.getByRole('button', { name: `I’m ${first}` }).click()
  await expect(page.getByTestId('catch-up')).toBeVisible()
  await check(device, 'what was missed')
  await expect(page.getByTestId('catch-up')).toHaveCount(0)
  for (let name = first; await playAndPass(device);) {
    name = name === first ? second : first
    await take(device, name!)
  }

  // The result is for both; the next round begins covered.
  await expect(page.getByRole('heading', { name: /^(Anna|Bert) wins$|^Shared win: Anna and Bert$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Next round' }).click()
  await expect(cover).toBeVisible()
  await expect(page.getByTestId('hand')).toHaveCount(0)

  // All leave: the seats are played by bots, and can be taken again.
  await page.getByRole('button', { name: 'Leave the table' }).click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL('/')
})

test('some on one device, one on line, one bot', async ({ invite }) => {
  const device = await invite('Bert')
  const carla = await invite('Carla')
  const { page } = device
  const link = await device.openTable({ players: 4 })
  await addBeside(device, 'Anna')
  await carla.join(link)
  await expect(carla.page.getByRole('listitem').filter({ hasText: 'Anna' })).not.toContainText('away')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  const cover = page.getByTestId('cover')
  await expect(cover).toBeVisible()

  // Everybody plays when it is their turn; what Carla holds is never on the device.
  await expect(carla.hand.first()).toBeVisible()
  const theirs = await dominoes(carla, 'hand')
  expect(theirs.length).toBeGreaterThan(3)
  const whoseTurn = async () => {
    if (await mine(carla).count()) return 'carla'
    if (await cover.getByText('Pass the device').count()) return 'covered'
    return (await mine(device).count()) ? 'device' : 'nobody'
  }
  const seen = new Set<string>()
  for (let turns = 0; turns < 24 && seen.size < 3; turns++) {
    await expect.poll(whoseTurn).not.toBe('nobody')
    const who = await whoseTurn()
    if (who === 'covered') {
      const name = (await page.getByRole('heading', { level: 1 }).innerText()).replace('Pass the device to ', '')
      await take(device, name)
      await device.act()
      const laid = await dominoes(device, 'chain')
      expect(
        await found(
          device,
          theirs.filter((domino) => !laid.includes(domino)),
        ),
      ).toEqual([])
      seen.add(name)
    } else {
      await (who === 'carla' ? carla : device).act()
      if (who === 'carla') seen.add(who)
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(['Anna', 'Bert', 'carla']))

  // One of the two leaves: a bot plays on for them, the other is still here, and the way back is open.
  await page.reload()
  await take(device, 'Anna')
  await page.getByRole('button', { name: 'Leave the table' }).click()
  await page.getByRole('button', { name: 'Just me' }).click()
  await expect(cover).toBeVisible()
  await page.getByRole('button', { name: 'I’m Anna' }).click()
  await expect(page.getByTestId('watching')).toBeVisible()
  await page.getByRole('button', { name: 'I’m back' }).click()
  await expect(page.getByTestId('watching')).toHaveCount(0)
  await expect(page.getByTestId('hand')).toBeVisible()
})

test('a rematch stays on one device, and the device is covered again', async ({ invite }) => {
  const { page } = await invite('Bert', { viewport: { width: 360, height: 740 } })
  const data = { game: 'zoo-domino', players: 3, name: 'Bert' }
  const bert = (await (await page.request.post('/api/tables', { data })).json()) as Seated
  await page.goto(bert.link)
  const tokens = [bert.token, await sitBeside(page, bert.code, 'Anna'), await takeSeat(bert.code, 'Carla')]
  await expect(page.locator('[data-seat]').filter({ hasText: 'Anna' })).toContainText('on this device')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: 'I’m Anna' }).click()
  // Some are here and one is on line, so there is more to press than ever: it stands in one line.
  const heights = await page.locator('.bar > *').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(Math.max(...heights)).toBeLessThan(30)

  await Promise.all(tokens.map((token) => playSeat({ code: bert.code, token })))
  await page.getByRole('button', { name: 'Play again' }).click()
  await expect(page).not.toHaveURL(new RegExp(bert.code))
  await expect(page.locator('[data-seat]').filter({ hasText: 'Anna' })).toContainText('on this device')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByTestId('cover').getByRole('button', { name: /^I’m (Anna|Bert)$/ })).toHaveCount(2)
  await expect(page.getByTestId('hand')).toHaveCount(0)
})
