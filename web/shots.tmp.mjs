import { chromium } from '@playwright/test'
const base = 'http://127.0.0.1:8792'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const what = process.argv[2] ?? 'all'
for (const [kind, viewport, scheme] of [['phone', { width: 360, height: 740 }, 'light'], ['desk', { width: 1280, height: 800 }, 'dark']]) {
  const context = await browser.newContext({ viewport, colorScheme: scheme, locale: kind === 'phone' ? 'de' : 'en', reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(kind, m.text()))
  page.on('pageerror', (e) => console.log(kind, String(e)))
  await page.goto(base + '/')
  await page.locator('[data-game=zoo-domino]').waitFor()
  if (what === 'all' || what === 'pages') {
    await page.screenshot({ path: `/tmp/seats/${kind}-start.png` })
    await page.goto(base + '/new/zoo-domino'); await page.locator('form').waitFor()
    await page.screenshot({ path: `/tmp/seats/${kind}-new.png`, fullPage: true })
    await page.locator('form input[value="4"]').check({ force: true })
    await page.locator('form button.primary').click()
    await page.locator('[data-seat="1"] button').click()
    await page.locator('[data-seat="1"] select').waitFor()
    await page.locator('[data-seat="3"] button').click()
    await page.locator('[data-seat="3"] select').waitFor()
    await page.screenshot({ path: `/tmp/seats/${kind}-waiting.png`, fullPage: true })
  }
  if (what === 'all' || what === 'play')
  for (const [game, players] of [['zoo-domino', '6'], ['tile-rummy', '4'], ['photo-rummy', '4'], ['romi-rami', '4']]) {
    await page.goto(base + '/')
    await page.locator(`[data-game=${game}] select`).first().selectOption(players)
    await page.locator(`[data-game=${game}] .primary`).click()
    await page.getByTestId('table').waitFor()
    await page.waitForTimeout(2500)
    await page.screenshot({ path: `/tmp/seats/${kind}-${game}.png` })
  }
  await context.close()
}
await browser.close()
