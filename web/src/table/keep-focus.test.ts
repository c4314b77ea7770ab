import { beforeEach, expect, it } from 'vitest'

import { keepFocus } from './keep-focus.ts'

let board: HTMLElement
const see = (selector: string) => document.querySelector<HTMLElement>(selector)!
const observed = () => new Promise((done) => setTimeout(done))

beforeEach(() => {
  document.body.innerHTML = `
    <div id="board"><ul data-testid="hand"><li tabindex="-1">a</li><li id="card" tabindex="0">b</li></ul>
    <button id="take">take</button></div><button id="outside">settings</button>`
  board = see('#board')
  keepFocus(board)
})

it('the hand has the focus when the button that had it has gone', async () => {
  see('#take').focus()
  see('#take').remove()
  await observed()
  expect(document.activeElement).toBe(see('#card'))
})

it('who went elsewhere is left alone', async () => {
  see('#take').focus()
  see('#outside').focus()
  see('#take').remove()
  await observed()
  expect(document.activeElement).toBe(see('#outside'))
})

it('who let go is left alone', async () => {
  see('#take').focus()
  see('#take').blur()
  await observed()
  see('#take').remove()
  await observed()
  expect(document.activeElement).toBe(document.body)
})
