import { check, checkScreens, SCREENS } from '../helpers/access.ts'
import { test } from '../helpers/people.ts'
import { middleOf, sitDown } from '../helpers/tiles.ts'

test("nothing stands in anyone's way on the pages", async ({ invite }) => {
  const anna = await invite('Anna')
  const { page } = anna
  await page.goto('/')
  await page.getByRole('link', { name: 'Play with friends' }).first().waitFor()
  await checkScreens(anna, 'start')
  await page.getByRole('button', { name: 'Settings' }).click()
  await checkScreens(anna, 'settings')
  for (const path of ['/about', '/nowhere']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await checkScreens(anna, path)
  }
  await page.goto('/t/NOSUCHCODE')
  await page.getByText('There’s no table with this code').waitFor()
  await checkScreens(anna, 'no such table')
  await page.goto('/new/zoo-domino')
  await page.locator('form summary').waitFor()
  await checkScreens(anna, 'new table, folded')
  await page.locator('form summary').click()
  await page.getByRole('radio', { name: 'Trumps' }).check()
  await checkScreens(anna, 'new table')
})

test("nothing stands in anyone's way at the table", async ({ invite }) => {
  const anna = await invite('Anna')
  const { page } = anna
  const link = await anna.openTable({ players: 6 })
  await checkScreens(anna, 'waiting room, host')
  const ben = await invite('Ben')
  await ben.page.goto(link)
  await ben.page.getByRole('button', { name: 'Take a seat' }).waitFor()
  await checkScreens(ben, 'waiting room, guest')

  await anna.start()
  await anna.whatNow()
  await checkScreens(anna, 'table')
  await ben.page.getByTestId('watching').waitFor()
  await checkScreens(ben, 'table, looking on')
  await page.getByRole('button', { name: 'Share' }).click()
  await checkScreens(anna, 'links')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Leave the table' }).click()
  await checkScreens(anna, 'leaving')
  await page.keyboard.press('Escape')
  await anna.act()
  if ((await anna.whatNow()) === 'lay') {
    await anna.playable.first().click()
    await checkScreens(anna, 'table, a domino picked up')
    await page.keyboard.press('Escape')
  }
  await anna.playToTheEnd()
  await page.getByRole('dialog').waitFor()
  await page.getByText('Was the deal fair?').click()
  await checkScreens(anna, 'match over')
  await page.getByRole('button', { name: 'Look at the table' }).click()
  await checkScreens(anna, 'hands on the table')
})

test("nothing stands in anyone's way in the middle of something", async ({ invite }) => {
  const anna = await invite('Anna', { viewport: SCREENS.phone })
  const { page } = anna
  for (const game of ['tile-rummy', 'photo-rummy', 'romi-rami']) {
    await page.goto(`/new/${game}`)
    await page.locator('form summary').click()
    await page.getByTestId('why').first().waitFor()
    await check(anna, `new table of ${game}`)
  }
  await page.getByTestId('why').first().click()
  await page.getByTestId('rule').waitFor()
  await check(anna, 'the rule of an option')
  await page.keyboard.press('Escape')

  await sitDown(page)
  await page.getByTestId('log').getByRole('button', { name: 'What happened' }).click()
  await check(anna, 'the log')
  await page.getByTestId('log').getByRole('button', { name: 'What happened' }).click()
  const { x, y } = await middleOf(page.getByTestId('hand').getByRole('option').first())
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - 200, { steps: 3 })
  await page.locator('[data-ghost]').waitFor()
  await check(anna, 'dragging')
  await page.keyboard.press('Escape')
  await page.mouse.up()
})
