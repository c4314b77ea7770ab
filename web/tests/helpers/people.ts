/** People with their own browsers. Any error or warning on a page's console fails the test. */

import { type BrowserContext, type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test'

import { Person } from './person.ts'

interface People {
  /** A person with their own browser. */
  invite: (name: string, options?: BrowserContextOptions) => Promise<Person>
  /** What a test expects on the console. */
  meant: RegExp | null
}

export const test = base.extend<People>({
  meant: [null, { option: true }],
  invite: async ({ browser, contextOptions, baseURL, locale, viewport, serviceWorkers, meant }, use) => {
    const complaints: string[] = []
    const contexts: BrowserContext[] = []
    await use(async (name, options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL,
        locale,
        viewport,
        serviceWorkers,
        ...options,
      })
      contexts.push(context)
      const page = await context.newPage()
      listen(page, name, complaints)
      await page.addInitScript(
        ({ name, folder }) => {
          // Log violations of the content security policy on every page.
          document.addEventListener(
            'securitypolicyviolation',
            ({ violatedDirective, blockedURI, sample, sourceFile }) =>
              console.error('policy', violatedDirective, blockedURI, sample, sourceFile),
          )
          const key = `tablee.${folder}name`
          if (!localStorage.getItem(key)) localStorage.setItem(key, name)
        },
        { name, folder: new URL(options.baseURL ?? baseURL ?? 'http://localhost/').pathname.slice(1) },
      )
      return new Person(page, name)
    })
    for (const context of contexts) await context.close()
    expect(
      complaints.filter((complaint) => !meant?.test(complaint)),
      'on the consoles',
    ).toEqual([])
  },
})

function listen(page: Page, name: string, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`${name}: ${error}`))
  page.on('console', (message) => {
    // Tests cut the network and request missing pages on purpose.
    const meant = /net::ERR|WebSocket connection|status of 4(03|04|09|22)|Service Worker registration blocked/.test(
      message.text(),
    )
    if (['error', 'warning'].includes(message.type()) && !meant) complaints.push(`${name}: ${message.text()}`)
  })
}

export { expect }
