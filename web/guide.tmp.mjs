import { chromium } from '@playwright/test'
const [, , base = 'http://127.0.0.1:8472', out = '/tmp/guide_run', ...which] = process.argv
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run'] })
const screens = { desktop: { viewport: { width: 1280, height: 800 } }, phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } }
for (const [screen, options] of Object.entries(screens)) for (const scheme of ['light', 'dark']) {
  if (which.length && !which.includes(`${screen}-${scheme}`)) continue
  const context = await browser.newContext({ ...options, colorScheme: scheme, locale: 'en-GB', reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(screen, scheme, m.text()))
  page.on('pageerror', (e) => console.log('ERR', e.message))
  const shoot = (name, fullPage = false) => page.screenshot({ path: `${out}/${screen}-${scheme}-${name}.png`, fullPage })
  await page.goto(base + '/')
  await page.getByText('Learn by playing').first().waitFor({ timeout: 60000 })
  await page.waitForTimeout(500)
  await shoot('start', true)
  for (const game of ['zoo-domino', 'tile-rummy', 'photo-rummy', 'romi-rami']) {
    await page.goto(`${base}/rules/${game}`)
    await page.locator('.figure').first().waitFor({ timeout: 60000 })
    await page.waitForTimeout(600)
    await shoot(`rules-${game}`, true)
    await page.goto(`${base}/learn/${game}`)
    await page.getByTestId('coach').waitFor({ timeout: 60000 })
    await page.waitForTimeout(800)
    await shoot(`learn-${game}-0`)
    for (let n = 1; n < 40; n++) {
      const last = await page.getByTestId('lesson-again').count()
      if (last) break
      const button = page.getByTestId('lesson-show').or(page.getByTestId('lesson-next'))
      const say = await page.getByTestId('coach').getAttribute('data-say')
      await button.click()
      await page.waitForTimeout(350)
      if (say) await shoot(`learn-${game}-${String(n).padStart(2, '0')}-after-${say}`)
    }
  }
  await context.close()
}
await browser.close()
