/** Draws the icons of the app from the favicon: `node scripts/app-icons.mjs`, after a change of it. */

import { readFileSync } from 'node:fs'

import { chromium } from '@playwright/test'

const drawing = readFileSync('src/art/favicon.svg', 'utf8')
// Systems cut what is maskable into shapes of their own: no corners, and all that counts in the middle.
const maskable = drawing
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace('<rect width="32" height="32" rx="7"', '<rect x="-4" y="-4" width="40" height="40"')
const square = drawing.replace('rx="7"', 'rx="0"')

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const [name, svg, size] of [
  ['icon-192', drawing, 192],
  ['icon-512', drawing, 512],
  ['maskable-192', maskable, 192],
  ['maskable-512', maskable, 512],
  ['apple-touch-icon', square, 180],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`)
  await page.screenshot({ path: `public/icons/${name}.png`, omitBackground: true })
  await page.close()
}
await browser.close()
