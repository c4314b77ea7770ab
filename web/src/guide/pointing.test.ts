import { expect, it } from 'vitest'

import { pointAt } from './pointing.ts'

function boardWith(html: string): HTMLElement {
  const board = document.createElement('div')
  board.innerHTML = html
  document.body.append(board)
  return board
}

const pointed = (board: HTMLElement) => [...board.querySelectorAll('[data-pointed]')].map(({ id }) => id)

it('marks pieces by their notation and places by their names', () => {
  const board = boardWith(`
    <i id="domino" data-piece="lion-zebra"></i><i id="left" data-spot="left"></i><i id="right" data-spot="right"></i>
    <i id="star" data-piece="*R13"></i><i id="tile" data-piece="R13"></i>
    <i id="card" data-id="heart-3#1"></i><i id="other" data-id="heart-35#0"></i>
    <i id="contract" data-id="pair+three/cherry"></i><i id="pile" data-pile="2"></i><i id="end" data-testid="end"></i>`)
  pointAt(['lion-zebra', 'left', '*R13', 'heart-3', 'pair+three/cherry', 'pile-2', 'end'])(board)
  expect(pointed(board)).toEqual(['domino', 'left', 'star', 'card', 'contract', 'pile', 'end'])
})

it('marks what comes later, and no longer what was asked for before', async () => {
  const board = boardWith('<i id="one" data-piece="R1"></i>')
  const stop = pointAt(['R1', 'R2'])(board)
  board.insertAdjacentHTML('beforeend', '<i id="two" data-piece="R2"></i>')
  await new Promise((later) => setTimeout(later))
  expect(pointed(board)).toEqual(['one', 'two'])
  stop()
  pointAt(['R2'])(board)
  expect(pointed(board)).toEqual(['two'])
})
