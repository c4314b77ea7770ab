/** A visitor of a site without a server, who has been there once and then has no network. */

import type { BrowserContextOptions } from '@playwright/test'

import { expect, test as base } from '../helpers/people.ts'
import type { Person } from '../helpers/person.ts'
import { BASE, StaticServer } from './static-server.ts'

export { expect }

interface Visits {
  site: StaticServer
  /** Somebody for whom everything has been loaded. */
  visit: (name: string, options?: BrowserContextOptions) => Promise<Person>
}

export const test = base.extend<Visits>({
  serviceWorkers: 'allow',
  site: async ({ browserName: _ }, use) => {
    const site = new StaticServer()
    await site.start()
    await use(site)
    await site.stop()
  },
  visit: async ({ site, invite }, use) => {
    await use(async (name, options = {}) => {
      const person = await invite(name, { baseURL: site.address, ...options })
      await person.page.addInitScript((key) => localStorage.setItem(key, 'none'), `tablee.${BASE.slice(1)}pace`) // of bots
      await person.page.goto('./')
      await isReady(person)
      return person
    })
  },
})

/** Everything for play without a network is there. */
export const isReady = ({ page }: Person) => expect(page.getByTestId('ready-offline')).toBeVisible({ timeout: 60_000 })

/** From now on there is neither a network nor a server. */
export async function cut({ page }: Person, site: StaticServer): Promise<void> {
  await page.context().setOffline(true)
  await site.stop()
  site.asked = []
}
