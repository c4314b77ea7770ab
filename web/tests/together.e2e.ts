import { check } from './access.ts'
import { expect, test } from './people.ts'
import type { Person } from './person.ts'

/** Let another person play on the same device. */
async function addBeside({ page }: Person, name: string) {
  const form = page.getByTestId('beside')
  await form.getByRole('textbox').fill(name)
  await form.getByRole('button').click()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('on this device')
}

const handOf = ({ page }: Person) =>
  page
    .getByTestId('hand')
    .locator('[data-domino]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.domino!))

/** Which of these dominoes stand anywhere in the document: as text, in an attribute, in what is announced. */
const found = ({ page }: Person, dominoes: string[]) =>
  page.evaluate((dominoes) => dominoes.filter((one) => document.documentElement.outerHTML.includes(one)), dominoes)

async function take(device: Person, name: string) {
  await device.page.getByRole('button', { name: `I am ${name}` }).click()
  await expect(device.table).toBeVisible()
  const skip = device.page.getByRole('button', { name: 'Skip' })
  if (await skip.isVisible()) await skip.click()
}

/** The one who has the device plays until the other one is next, and covers it. */
async function playAndPass(device: Person): Promise<boolean> {
  const { page } = device
  while (!(await page.getByTestId('pass-on').isVisible())) {
    if (!(await device.act())) return false
    await page.waitForFunction(
      () =>
        document.querySelector(
          '[data-testid=pass-on], [data-playable], [data-testid=draw]:not([aria-disabled=true]), [data-testid=pass]:not([aria-disabled=true])',
        ) !== null || !document.querySelector('[data-phase=playing]'),
    )
  }
  await page.getByRole('button', { name: 'Cover and pass on' }).last().click()
  return true
}

test('two people play on one device, and nobody sees the other hand', async ({ invite }) => {
  const device = await invite('Bert')
  const { page } = device
  await device.openTable({ players: 2, rounds: 2 })
  await addBeside(device, 'Anna')
  await check(device, 'the waiting room with two on a device')
  await page.getByRole('button', { name: 'Start', exact: true }).click()

  // Nobody has said who holds the device: nothing is shown.
  const cover = page.getByTestId('cover')
  await expect(cover).toBeVisible()
  await expect(page.getByTestId('hand')).toHaveCount(0)
  await check(device, 'the cover')
  const first = (await page.getByRole('heading', { level: 1 }).textContent())!.replace('Pass the device to ', '')
  const second = first === 'Anna' ? 'Bert' : 'Anna'
  const hands: Record<string, string[]> = {}

  await take(device, first)
  hands[first] = await handOf(device)
  expect(hands[first].length).toBeGreaterThan(4)
  expect(await playAndPass(device)).toBe(true)

  await expect(cover).toContainText(`Pass the device to ${second}`)
  expect(await found(device, hands[first].slice(1))).toEqual([]) // one was laid, and even that is not here
  expect(await found(device, hands[first])).toEqual([])

  // After a reload it is still covered, and the seats are both here.
  await page.reload()
  await expect(cover).toContainText(`Pass the device to ${second}`)
  expect(await found(device, hands[first])).toEqual([])
  await take(device, second)
  hands[second] = await handOf(device)
  const laid = await page
    .getByTestId('chain')
    .locator('[data-flip]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.flip!))
  const secret = hands[first].filter((domino) => !laid.includes(domino))
  expect(secret.length).toBeGreaterThan(3)
  expect(await found(device, secret)).toEqual([])
  expect(await playAndPass(device)).toBe(true)

  // The first one sees again what the second one did.
  await page.getByRole('button', { name: `I am ${first}` }).click()
  await expect(page.getByTestId('catch-up')).toBeVisible()
  await check(device, 'what was missed')
  await page.getByRole('button', { name: 'Skip' }).click()
  expect(await found(device, hands[second].filter((domino) => !laid.includes(domino)).slice(0, 0))).toEqual([])

  let name = first
  while (await playAndPass(device)) {
    name = name === 'Anna' ? 'Bert' : 'Anna'
    await take(device, name)
  }
  // The result is for both; the next round begins covered.
  await expect(page.getByRole('heading', { name: /^(Anna|Bert).* wins?$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Next round' }).click()
  await expect(cover).toBeVisible()
  await expect(page.getByTestId('hand')).toHaveCount(0)
})
