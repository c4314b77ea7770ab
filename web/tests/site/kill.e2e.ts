/** The whole browser is killed in mid-game: no move that it showed as done is lost. `TABLEE_SOAK` is for how many minutes. */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type Browser, chromium, type Page } from '@playwright/test'

import { Person } from '../helpers/person.ts'
import { expect, test } from './visitor.ts'

const LEAST_KILLS = 2
const MINUTES = Number(process.env.TABLEE_SOAK ?? 0)

/** A browser with a profile of its own, which outlives it. */
class Killable {
  readonly #profile = mkdtempSync(join(tmpdir(), 'tablee-kill-'))
  #process!: ChildProcess
  #browser!: Browser

  async start(args: string[]): Promise<Page> {
    const command = process.env.CHROMIUM ?? '/usr/bin/chromium'
    const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${this.#profile}`, 'about:blank']
    this.#process = spawn(command, [...args, ...own], { detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
    const address = await new Promise<string>((found) => {
      let said = ''
      this.#process.stderr!.on('data', (text) => {
        const match = /DevTools listening on (ws:\S+)/.exec((said += String(text)))
        if (match) found(match[1]!)
      })
    })
    this.#browser = await chromium.connectOverCDP(address)
    return this.#browser.contexts()[0]!.newPage()
  }

  /** Without a chance to write anything. */
  async kill(): Promise<void> {
    const ended = once(this.#process, 'exit')
    process.kill(-this.#process.pid!, 'SIGKILL') // with its children: it was started as a group of its own
    await ended
    await this.#browser.close().catch(() => {})
  }

  forget(): void {
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

test('a browser that is killed in mid-game has lost nothing', async ({ site, launchOptions }) => {
  test.setTimeout(240_000 + MINUTES * 60_000)
  const killable = new Killable()
  const end = Date.now() + MINUTES * 60_000
  let moves = 0
  try {
    let page = await killable.start(launchOptions.args!)
    await page.goto(site.address)
    await page.locator('[data-game=zoo-domino] .primary').click()
    for (let kills = 0; kills < LEAST_KILLS || Date.now() < end; kills++) {
      const anna = new Person(page, 'Anna')
      await anna.whatNow()
      const address = page.url()
      for (let turn = 0; turn < 1 + (kills % 3) && (await anna.act()); turn++) moves += 1
      const shown = await anna.version()
      await killable.kill()

      page = await killable.start(launchOptions.args!)
      await page.goto(address)
      const again = new Person(page, 'Anna')
      await expect(again.table).toBeVisible({ timeout: 60_000 })
      expect(await again.version()).toBeGreaterThanOrEqual(shown)
      if ((await again.whatNow()) === 'over') await page.locator('.result-panel .button.primary').click()
    }
    expect(moves).toBeGreaterThan(0)
  } finally {
    await killable.kill()
    killable.forget()
  }
})
