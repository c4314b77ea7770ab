import { readFile } from 'node:fs/promises'

import { LANGUAGES } from '../../src/page/languages.ts'
import { check } from '../helpers/access.ts'
import { expect, test } from '../helpers/people.ts'
import type { Person } from '../helpers/person.ts'

const result = ({ page }: Person) => page.getByTestId('verification')

async function addWords({ page }: Person, words: string) {
  await page.getByText('A fair shuffle').click()
  await page.getByLabel('Your words for the shuffle').fill(words)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText(`Added: “${words}”`)).toBeVisible()
}

async function choose({ page }: Person, name: string, text: string | Buffer) {
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) }
  await page.getByLabel('Match record (file)').setInputFiles(file)
}

test('a deal that two people had a hand in is verified by them, and by anyone with the record', async ({ invite }) => {
  const anna = await invite('Anna')
  const link = await anna.openTable({ players: 2 })
  const ben = await invite('Ben', { viewport: { width: 360, height: 740 } })
  await ben.join(link)
  await addWords(anna, 'bonne chance')
  await addWords(ben, 'viel Glück')
  await check(ben, 'waiting room, words, on a phone')
  const seat = anna.page.getByRole('listitem').filter({ hasText: 'Ben' })
  await expect(seat).toContainText('added words')
  await expect(anna.page.getByText('viel Glück')).toHaveCount(0)
  const noted = (await anna.page.getByTestId('commitment').textContent())!

  await anna.start()
  for (let going = true; going;) {
    const mover = await Promise.race([anna, ben].map((one) => one.whatNow().then((move) => ({ one, move }))))
    going = mover.move !== 'over' && (await mover.one.act())
  }
  await anna.page.getByRole('dialog').waitFor()
  await anna.page.getByText('Was the deal fair?').click()
  await expect(anna.page.locator('[data-check=seen-yes]')).toBeVisible()
  await expect(anna.page.getByText('Ben: “viel Glück”')).toBeVisible()
  const downloading = anna.page.waitForEvent('download')
  await anna.page.getByRole('link', { name: 'Download the record' }).click()
  const text = await readFile(await (await downloading).path(), 'utf8')

  for (const one of [anna, ben]) {
    await one.page.getByRole('link', { name: 'Verify this deal' }).click()
    await expect(result(one)).toHaveAttribute('data-result', 'fair')
    for (const right of ['whole', 'commitment', 'seen', 'words', 'shuffles', 'deals', 'box', 'actions', 'scores'])
      await expect(one.page.locator(`[data-check=${right}-yes]`)).toBeVisible()
    await expect(result(one)).toContainText('Anna: “bonne chance”')
  }
  await ben.page.getByText('The shuffles, one by one').click()
  await check(ben, 'verify, on a phone')

  const carla = await invite('Carla')
  await carla.page.goto('/about')
  await carla.page.getByRole('link', { name: 'Verify a deal' }).click()
  await choose(carla, 'record.txt', text)
  await expect(result(carla)).toHaveAttribute('data-result', 'consistent')
  await carla.page.getByLabel('Fingerprint you noted').fill(noted.toUpperCase())
  await expect(result(carla)).toHaveAttribute('data-result', 'fair')
  await carla.page.getByLabel('Fingerprint you noted').fill('00'.repeat(32))
  await expect(result(carla)).toHaveAttribute('data-result', 'wrong')
  await carla.page.getByLabel('Fingerprint you noted').fill('')

  await carla.page.getByLabel('Or paste the record here').fill(text.replace('name: Ben', 'name: Bob'))
  await carla.page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(carla.page.locator('[data-check=whole-no]')).toBeVisible()
  await expect(carla.page.locator('[data-check=refused]')).toContainText(
    'The record has been changed since it was written.',
  )
  await check(carla, 'verify, a changed record')

  await drop(carla, text)
  await expect(result(carla)).toHaveAttribute('data-result', 'consistent')
  await carla.page.goto(`/verify#${link.split('/').at(-1)}`)
  for (const language of LANGUAGES) {
    await carla.speak(language)
    await expect(result(carla)).toHaveAttribute('data-result', 'consistent')
  }
})

/** Let a file fall on the form, as from the desktop. */
async function drop({ page }: Person, text: string) {
  const transfer = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], 'record.txt', { type: 'text/plain' }))
    return transfer
  }, text)
  await page.getByTestId('verify-form').dispatchEvent('drop', { dataTransfer: transfer })
}

test('whatever is brought to be verified, the page says clearly what is wrong', async ({ invite }) => {
  const anna = await invite('Anna')
  const { page } = anna
  await page.goto('/verify')
  await check(anna, 'verify, empty')
  await choose(anna, 'cat.jpg', Buffer.from([0xff, 0xd8, 0, 1, 2, 3]))
  await expect(page.getByText('This isn’t a match record.')).toBeVisible()
  await choose(anna, 'huge.txt', 'x'.repeat(3_000_000))
  await expect(page.getByText('That’s too large')).toBeVisible()
  await page.getByLabel('Or paste the record here').fill('tablee record 1\nhello')
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByText('This isn’t a match record.')).toBeVisible()
  await check(anna, 'verify, no record')
  await page.goto('/verify#NOSUCHCODE')
  await expect(page.getByText('There’s no table with this code.')).toBeVisible()
  const link = await anna.openTable({ players: 2 })
  await page.goto(`/verify#${link.split('/').at(-1)}`)
  await expect(page.getByText('The match isn’t over yet.')).toBeVisible()
})

test('a server that exchanges the secret is found out by a player who was there, also over plain HTTP', async ({
  invite,
}) => {
  const anna = await invite('Anna')
  // Over plain HTTP browsers compute no hashes: the page does it itself.
  await anna.page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }))
  await anna.playAgainstBots()
  const table = anna.page.url()
  await anna.playToTheEnd()
  await anna.page.getByRole('link', { name: 'Verify this deal' }).click()
  await expect(result(anna)).toHaveAttribute('data-result', 'fair')

  await anna.page.evaluate((code) => {
    const key = `tablee.fair.${code}`
    const seen = JSON.parse(localStorage.getItem(key)!)
    localStorage.setItem(key, JSON.stringify({ ...seen, commitment: '00'.repeat(32) }))
  }, table.split('/').at(-1)!)
  await anna.page.goto(table)
  await anna.page.getByText('Was the deal fair?').click()
  await expect(anna.page.locator('[data-check=seen-no]')).toBeVisible()
  await anna.page.getByRole('link', { name: 'Verify this deal' }).click()
  await expect(result(anna)).toHaveAttribute('data-result', 'wrong')
})
