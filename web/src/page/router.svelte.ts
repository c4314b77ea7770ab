/** The page for an address, and navigation to another one without reloading everything. */

import { createContext } from 'svelte'

import { linkTo, pathOf } from './links.ts'

export type Route =
  | { page: 'start' }
  | { page: 'new'; game: string }
  | { page: 'table'; code: string }
  | { page: 'replay' | 'analysis'; code: string | null }
  | { page: 'about' }
  | { page: 'verify' }
  | { page: 'gallery' }
  | { page: 'me' }
  | { page: 'move' }
  | { page: 'companion'; part: CompanionPart }
  | { page: 'rules' | 'learn' | 'print'; game: string }
  | { page: 'missing' }

/** What the companion at a real table can do; '' is where one chooses. */
export const COMPANION_PARTS = ['', 'pad', 'hourglass', 'referee', 'begins'] as const
export type CompanionPart = (typeof COMPANION_PARTS)[number]

const isOfGame = (page: string): page is 'new' | 'rules' | 'learn' | 'print' =>
  ['new', 'rules', 'learn', 'print'].includes(page)

const isPlain = (page: string): page is 'about' | 'verify' | 'gallery' | 'me' | 'move' =>
  ['about', 'verify', 'gallery', 'me', 'move'].includes(page)

const isOfMatch = (page: string): page is 'replay' | 'analysis' => page === 'replay' || page === 'analysis'

export function routeOf(path: string): Route {
  const parts = path.split('/').filter((part) => part !== '')
  const [first, second] = parts
  if (parts.length === 0) return { page: 'start' }
  if (parts.length === 1 && isPlain(first!)) return { page: first }
  if (parts.length === 1 && isOfMatch(first!)) return { page: first, code: null }
  const part = COMPANION_PARTS.find((part) => part === (second ?? ''))
  if (parts.length <= 2 && first === 'table' && part !== undefined) return { page: 'companion', part }
  if (parts.length === 2 && isOfGame(first!) && /^[a-z-]{1,40}$/.test(second!)) return { page: first, game: second! }
  if (parts.length === 2 && (first === 't' || isOfMatch(first!)) && /^[0-9A-Za-z][0-9A-Za-z-]{0,19}$/.test(second!)) {
    return { page: first === 't' ? 'table' : first, code: second!.replaceAll('-', '').toUpperCase() } // as it is read out
  }
  return { page: 'missing' }
}

export class Router {
  #path = $state(pathOf(location.pathname))
  route = $derived<Route>(this.#path === null ? { page: 'missing' } : routeOf(this.#path))
  /** The reader came from another of our pages: the heading takes the focus, as after a real load. */
  moved = false

  #outdated: () => boolean

  /** `outdated` returns whether the server has a newer build: then the next page is loaded from there. */
  constructor(outdated: () => boolean = () => false) {
    this.#outdated = outdated
    window.addEventListener('popstate', this.#arrive)
  }

  /** Go to another page; `note` is passed to it in `history.state`. */
  go(path: string, note: object | null = null): void {
    history.pushState(note, '', linkTo(path))
    this.#arrive()
    window.scrollTo(0, 0)
  }

  #arrive = (): void => {
    if (this.#outdated()) return location.reload() // the note stays in `history.state`
    this.moved = true
    this.#path = pathOf(location.pathname)
  }

  /** For a page's heading. */
  takeFocus = (heading: HTMLElement): void => {
    if (this.moved) heading.focus({ preventScroll: true })
  }

  /** Follow an internal link without reloading; leave new tabs, downloads and other sites to the browser. */
  follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    const path = pathOf(link.pathname)
    if (path === null || path.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return
    event.preventDefault()
    this.go(path + link.search + link.hash)
  }
}

export const [getRouter, setRouter] = createContext<Router>()
