import { flushSync, tick } from 'svelte'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { Listbox } from './listbox.svelte.ts'

let items = $state.raw<string[]>([])
let list: Listbox
let close: () => void

function show(...shown: string[]): void {
  items = shown
  flushSync()
}

/** As a component would: an option for each item. */
function draw(items: readonly string[]): void {
  for (const option of list.options) if (!items.includes(option.id)) option.remove()
  for (const id of items.filter((id) => !list.element!.querySelector(`#${id}`)))
    list.element!.insertAdjacentHTML('beforeend', `<div id="${id}" role="option" tabindex="-1"></div>`)
}

const focused = () => document.activeElement?.id
const next = (key: string) => list.next(key, (direction) => list.stop + 2 * direction)

beforeEach(() => {
  document.body.innerHTML = '<div role="listbox"></div>'
  items = []
  close = $effect.root(() => {
    list = new Listbox(() => items)
    list.attach(document.querySelector('[role=listbox]')!)
    $effect.pre(() => draw(items))
  })
  show('a', 'b', 'c', 'd', 'e')
})
afterEach(() => close())

it('has its tab stop where the focus was last', async () => {
  expect(list.stop).toBe(0)
  await list.focus(3)
  expect([list.stop, focused()]).toEqual([3, 'd'])
  document.querySelector<HTMLElement>('#b')!.focus()
  expect(list.stop).toBe(1)
})

it.each([
  ['ArrowLeft', 1],
  ['ArrowRight', 3],
  ['ArrowUp', 0],
  ['ArrowDown', 4],
  ['Home', 0],
  ['End', 4],
  ['x', undefined],
])('%s leads from the third of five to %s', async (key, to) => {
  await list.focus(2)
  expect(next(key)).toBe(to)
})

it('has no way beyond its ends', async () => {
  expect([next('ArrowLeft'), next('ArrowUp')]).toEqual([0, 0])
  await list.focus(4)
  expect([next('ArrowRight'), next('ArrowDown')]).toEqual([4, 4])
})

it('lets the neighbour have the focus of an option that has left', async () => {
  await list.focus(4)
  show('a', 'b', 'c')
  await tick()
  expect([list.stop, focused()]).toEqual([2, 'c'])
})

it('leaves the focus where it is if it was elsewhere', async () => {
  await list.focus(4)
  document.querySelector<HTMLElement>('#e')!.blur()
  show('a', 'b', 'c')
  await tick()
  expect([list.stop, focused()]).toEqual([2, ''])
})
