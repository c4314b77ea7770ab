/** Somebody who takes a lesson: does what it asks for with the game's own pieces and buttons. */

import { expect } from '@playwright/test'

import { Person } from '../helpers/person.ts'

interface Scene {
  say: string | null
  action: string | null
  code: string | null
}

export class Learner extends Person {
  scenes: Scene[] = []

  async says(say: string) {
    await expect(this.page.getByTestId('coach')).toHaveAttribute('data-scene', say)
  }

  async focus(selector: string) {
    await this.page.locator(selector).first().focus()
  }

  /** Take one step of the lesson; whether it goes on. */
  async takeStep(): Promise<boolean> {
    const at = await this.version()
    const { say, action, code } = this.scenes[at]!
    if (at === this.scenes.length - 1) return false
    if (say === null) await this.watch(at)
    else if (!action) await this.page.getByTestId('lesson-next').click()
    else await this.do(action, code !== null, say)
    await this.page.waitForFunction((at) => {
      const see = (selector: string) => document.querySelector<HTMLElement>(selector)
      return Number(see('[data-testid=table]')?.dataset.version) > at || see('[data-testid=remark]')
    }, at)
    expect(await this.version(), `${say} is taken for done`).toBeGreaterThan(at)
    return true
  }

  /** The others move by themselves; skip the pause. */
  private async watch(at: number) {
    await this.page.evaluate((at) => {
      const see = (selector: string) => document.querySelector<HTMLElement>(selector)
      if (Number(see('[data-testid=table]')?.dataset.version) === at) see('[data-testid=lesson-next]')?.click()
    }, at)
  }

  private async do(action: string, refused: boolean, say: string) {
    const [verb, ...words] = action.split(' ')
    const { page } = this
    const press = (name: string) => page.getByTestId(name).click()
    const tap = (selector: string) => page.locator(selector).first().click()
    if (say === 'draw-again' && verb === 'draw' && !words.length) return // one press draws until something fits
    if (verb === 'draw' && words.length) await tap(`[data-pile="${words[0]}"]`)
    else if (verb === 'draw' || verb === 'end') await press(verb)
    else if (verb === 'exchange') {
      await press('exchange')
      await tap(`[data-testid=hand] [data-piece="${words[0]}"]`)
      await press('confirm')
    } else if (verb === 'take') {
      for (const card of words) await tap(`[data-testid=values] [data-id^="${card}#"]`)
      await press('take')
    } else if (verb === 'complete') {
      if (refused) for (const card of words.slice(2)) await tap(`[data-testid=hand] [data-id^="${card}#"]`)
      await tap(`[data-testid=contracts] [data-id="${words[0]}"]`)
      if (!refused) await press('pay')
    } else if (await page.getByTestId('melds').count()) await this.lay(words, refused)
    else {
      await tap(`[data-piece="${words[0]}"]`)
      await tap(`[data-spot="${words[1] ?? 'first'}"]`)
    }
  }

  /** Moves to be refused are made by hand; the light bulb shows the others. */
  private async lay(pieces: string[], refused: boolean) {
    const { page } = this
    if (!refused) {
      await page.getByTestId('hint').click()
      await page.locator('[data-testid=end]:not([aria-disabled=true])').click()
      return
    }
    for (const piece of pieces) await page.locator(`[data-testid=hand] [data-piece="${piece}"]`).click()
    await page.getByTestId('new-meld').click()
  }
}

export async function learn({ page, name }: Person, game: string): Promise<Learner> {
  const learner = new Learner(page, name)
  const lesson = page.waitForResponse((answer) => answer.url().endsWith(`/api/lessons/${game}`))
  await page.goto(`/learn/${game}`)
  learner.scenes = ((await (await lesson).json()) as { scenes: Scene[] }).scenes
  await page.getByTestId('hand').waitFor()
  return learner
}
