/** The end of a round is seen: first the last piece, then the winner and the hands, and only then the result. */

import { expect, test, type Page } from '@playwright/test'

import { playSeat } from '../helpers/match.ts'

/** Record the order of the stages, and what is still flying over the table at each. */
function watchStages() {
  const told: string[] = []
  const flying = () =>
    document
      .getAnimations()
      .some(({ effect }) => (effect as KeyframeEffect | null)?.target?.closest('[data-flip], [data-flyer]'))
  const note = (what: string) =>
    told.some((said) => said.startsWith(what)) || told.push(flying() ? `${what}, flying` : what)
  Object.assign(window, { told })
  new MutationObserver(() => {
    const stage = document.querySelector<HTMLElement>('[data-testid=table]')?.dataset.stage
    if (stage && stage !== 'playing') note(stage)
    if (document.querySelector('.result-panel')) note('panel')
    if (document.querySelector('[data-open]') && !told.includes('hands')) told.push('hands')
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-stage'] })
}

async function playToTheEnd(page: Page) {
  await page.addInitScript(watchStages)
  const made = await page.request.post('/api/tables', {
    data: { game: 'zoo-domino', players: 3, name: 'Anna', pace: 'none' },
  })
  const { code, token } = (await made.json()) as { code: string; token: string }
  await page.goto(`/t/${code}#seat=${token}`)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByTestId('chain').waitFor()
  await playSeat({ code, token })
  await page.getByRole('dialog').getByRole('button', { name: 'Play again' }).waitFor()
  return page.evaluate(() => (window as unknown as { told: string[] }).told)
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the result waits until the last piece has landed and the hands lie open', async ({ page }) => {
    expect(await playToTheEnd(page)).toEqual(['landing, flying', 'open', 'hands', 'result', 'panel'])
    // The table stays visible beside the result, and can be shown alone.
    const [board, panel] = await Promise.all([
      page.getByTestId('chain').boundingBox(),
      page.locator('.result-panel').boundingBox(),
    ])
    expect(board!.x + board!.width).toBeLessThanOrEqual(panel!.x)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: 'Result', exact: true }).press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test('with little motion nothing flies, and the order is the same', async ({ page }) => {
  expect(await playToTheEnd(page)).toEqual(['landing', 'open', 'hands', 'result', 'panel'])
})
