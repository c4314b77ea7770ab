/** The rules page, printed as it is. */

import { expect, test } from '../helpers/people.ts'

test('the rules page on paper is text and figures alone', async ({ page }) => {
  await page.goto('/rules/tile-rummy')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('img').first()).toBeVisible()
  for (const role of ['navigation', 'banner', 'contentinfo', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  const backgrounds = await page.evaluate(() =>
    [...document.querySelectorAll('body, main, section, article, [role=img]')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { backgroundColor, backgroundImage, boxShadow } = getComputedStyle(element)
        return `${backgroundColor} ${backgroundImage} ${boxShadow}`
      }),
  )
  expect(new Set(backgrounds)).toEqual(new Set(['rgba(0, 0, 0, 0) none none']))
})
