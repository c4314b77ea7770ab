import { beforeEach, describe, expect, it } from 'vitest'

import { routeOf, Router } from './router.svelte.ts'

describe('an address means a page', () => {
  it.each([
    ['/', { page: 'start' }],
    ['/new/zoo-domino', { page: 'new', game: 'zoo-domino' }],
    ['/rules/zoo-domino', { page: 'rules', game: 'zoo-domino' }],
    ['/learn/zoo-domino/', { page: 'learn', game: 'zoo-domino' }],
    ['/print/zoo-domino', { page: 'print', game: 'zoo-domino' }],
    ['/rules', { page: 'missing' }],
    ['/t/ABC234', { page: 'table', code: 'ABC234' }],
    ['/t/abc234/', { page: 'table', code: 'ABC234' }],
    ['/about', { page: 'about' }],
    ['/gallery', { page: 'gallery' }],
    ['/verify', { page: 'verify' }],
    ['/gallery/GB', { page: 'missing' }],
    ['/table', { page: 'companion', part: '' }],
    ['/table/pad', { page: 'companion', part: 'pad' }],
    ['/table/cards', { page: 'missing' }],
    ['/table/pad/1', { page: 'missing' }],
    ['/replay', { page: 'replay', code: null }],
    ['/replay/abc234', { page: 'replay', code: 'ABC234' }],
    ['/analysis', { page: 'analysis', code: null }],
    ['/analysis/abc-234', { page: 'analysis', code: 'ABC234' }],
    ['/analysis/a/b', { page: 'missing' }],
    ['/replay/a/b', { page: 'missing' }],
    ['/t', { page: 'missing' }],
    ['/t/a/b', { page: 'missing' }],
    ['/t/%3Cscript%3E', { page: 'missing' }],
    ['/new/Zoo Domino', { page: 'missing' }],
    ['/elsewhere', { page: 'missing' }],
  ])('%s', (path, route) => expect(routeOf(path)).toEqual(route))
})

describe('a link', () => {
  let router: Router

  beforeEach(() => {
    history.replaceState(null, '', '/')
    router = new Router()
  })

  function click(attributes: string, init: MouseEventInit = {}): boolean {
    document.body.innerHTML = `<a ${attributes}><b>here</b></a>`
    let followed = false
    const judge = (event: MouseEvent) => {
      router.follow(event)
      followed = event.defaultPrevented
      event.preventDefault() // the test browser does not navigate
    }
    document.addEventListener('click', judge, { once: true, capture: true }) // happy-dom follows links too early
    document.querySelector('b')!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
    return followed
  }

  it('of ours is followed inside the page', () => {
    expect(click('href="/about"')).toBe(true)
    expect(router.route).toEqual({ page: 'about' })
    expect(router.moved).toBe(true)
  })

  it('to a table’s deal takes its code along', () => {
    expect(click('href="/verify#ABC234"')).toBe(true)
    expect(router.route).toEqual({ page: 'verify' })
    expect(location.hash).toBe('#ABC234')
  })

  it('takes its query along', () => {
    expect(click('href="/print/zoo-domino?backs=fold"')).toBe(true)
    expect(router.route).toEqual({ page: 'print', game: 'zoo-domino' })
    expect(location.search).toBe('?backs=fold')
  })

  it.each([
    ['to a place on the same page', 'href="/#there"', {}],
    ['to another site', 'href="https://example.org/about"', {}],
    ['for a new tab', 'href="/about" target="_blank"', {}],
    ['opened with Ctrl', 'href="/about"', { ctrlKey: true }],
    ['to a download', 'href="/api/tables/ABC/record" download="x.txt"', {}],
    ['to the server', 'href="/api/docs"', {}],
  ])('%s is left to the browser', (_, attributes, init) => {
    expect(click(attributes, init)).toBe(false)
    expect(router.route).toEqual({ page: 'start' })
  })
})
