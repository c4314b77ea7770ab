/** The actions of a person at a table, for the tests. */

import { expect, type Locator, type Page } from '@playwright/test'

type Move = 'lay' | 'draw' | 'pass' | 'over'

/** Choose a language, as the settings do: they are fetched once the pointer is at their button. */
export async function speak(page: Page, language: string) {
  await page.locator('[popovertarget=settings]').dispatchEvent('pointerenter')
  await page.locator('#settings-language').evaluate((select: HTMLSelectElement, language) => {
    select.value = language
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }, language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

export class Person {
  readonly page: Page
  readonly name: string

  constructor(page: Page, name: string) {
    this.page = page
    this.name = name
  }

  get table(): Locator {
    return this.page.getByTestId('table')
  }
  get hand(): Locator {
    return this.page.getByTestId('hand').getByRole('option')
  }
  get playable(): Locator {
    return this.page.locator('[data-testid=hand] [data-playable]')
  }
  get refusal(): Locator {
    return this.page.getByTestId('refusal')
  }

  /** Make a table and sit down at it; the link is for the others. */
  async openTable({ players, ...options }: { players: number; rounds?: number }): Promise<string> {
    const data = { game: 'zoo-domino', players, options, name: this.name }
    const made = await this.page.request.post('/api/tables', { data })
    const { link } = (await made.json()) as { link: string }
    await this.page.goto(link)
    await expect(this.page.getByRole('heading', { name: 'At the table' })).toBeVisible()
    return link.split('#')[0]!
  }

  /** Make a table by the form. */
  async fillInTheForm({ players, rounds }: { players: number; rounds: number }): Promise<string> {
    await this.page.goto('/')
    await this.page.locator('[data-game=zoo-domino]').getByRole('link', { name: 'Play with friends' }).click()
    await this.page.getByRole('radio', { name: String(players), exact: true }).check()
    await this.page.getByText('House rules').click()
    await this.page.getByRole('radio', { name: 'Draw' }).check()
    await this.page.getByLabel('Rounds', { exact: true }).fill(String(rounds))
    await this.page.getByRole('button', { name: 'Open the table' }).click()
    await expect(this.page.getByRole('heading', { name: 'At the table' })).toBeVisible()
    return this.page.getByLabel('Invite link', { exact: true }).inputValue()
  }

  async playAgainstBots() {
    await this.page.goto('/')
    await this.page.locator('[data-game=zoo-domino] .primary').click()
    await expect(this.table).toBeVisible()
  }

  async join(link: string) {
    await this.page.goto(link)
    await this.page.getByRole('button', { name: 'Take a seat' }).click()
    await expect(this.page.getByRole('listitem').filter({ hasText: this.name })).toContainText('you')
  }

  speak(language: string): Promise<void> {
    return speak(this.page, language)
  }

  async start() {
    await this.page.getByRole('button', { name: 'Start', exact: true }).click()
    await expect(this.table).toBeVisible()
  }

  async version(): Promise<number> {
    return Number(await this.table.getAttribute('data-version'))
  }

  async phase(): Promise<string | null> {
    return this.table.getAttribute('data-phase')
  }

  /** Wait until there is something to do, and return it. */
  async whatNow(): Promise<Move> {
    const found = await this.page.waitForFunction(() => {
      const see = (selector: string) => document.querySelector(selector) !== null
      if (!see('[data-testid=table]')) return false
      if (!see('[data-phase=playing]')) return 'over'
      if (see('[data-testid=hand] [data-playable]')) return 'lay'
      if (see('[data-testid=draw]:not([aria-disabled=true])')) return 'draw'
      return see('[data-testid=pass]:not([aria-disabled=true])') ? 'pass' : false
    })
    return (await found.jsonValue()) as Move
  }

  /** Take one action with the mouse; whether the round goes on. */
  async act(): Promise<boolean> {
    const move = await this.whatNow()
    const before = await this.version()
    if (move === 'over') return false
    await this.perform(move)
    await this.isDone(move, before)
    return true
  }

  async perform(move: Move) {
    if (move !== 'lay') return this.page.getByTestId(move).click()
    await this.playable.first().click()
    await this.page.locator('[data-spot].open').first().click()
  }

  /** Wait for what follows an action; one draw goes on by itself until something fits. */
  async isDone(move: Move, before: number) {
    await this.sees(before)
    if (move === 'draw')
      await this.page.waitForFunction(() => !document.querySelector('[data-testid=draw]:not([aria-disabled=true])'))
  }

  /** Wait for a table after this version. */
  async sees(before: number) {
    await this.page.waitForFunction(
      (before) => Number(document.querySelector<HTMLElement>('[data-testid=table]')?.dataset.version) > before,
      before,
    )
  }

  async playToTheEnd() {
    while (await this.act());
  }
}
