/** A long game of Tile Rummy: the server's table is replaced on its way to the page. */

import type { Page } from '@playwright/test'

import type { Table, TileRummyView } from '../../src/page/protocol.ts'

const melds = (text: string) => text.split(' | ').map((meld) => meld.split(' '))

/** Twenty combinations. */
export const MANY = melds(
  'K9 K10 K11 | B3 B4 B5 B6 B7 B8 | B1 B2 B3 | K11 R11 B11 O11 | K2 R2 B2 O2 | K7 K8 K9 K10 | K5 R5 B5 O5 | ' +
    'O10 O11 O12 | R5 R6 R7 R8 R9 | K1 R1 B1 O1 | R10 R11 R12 | K2 K3 K4 K5 K6 K7 | K6 R6 B6 O6 | K4 R4 B4 O4 | ' +
    'R2 R3 R4 | O6 O7 O8 O9 O10 | K12 R12 B12 O12 | R9 B9 O9 | K3 R3 O3 | B9 B10 B11',
)
export const RACK = 'K1 K13 R1 R7 R8 R13 R13 B7 B8 B10 B13 O1 O2 O3 O13 O13 * *'.split(' ')

/** Show the page this position at its table; returns a function that shows another table. */
export async function inPosition(page: Page, table: string[][], hand: string[]): Promise<(table: string[][]) => void> {
  let tell: (table: string[][]) => void = () => undefined
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer()
    let told: Table | undefined
    tell = (now) => {
      const view = told!.view as TileRummyView
      socket.send(JSON.stringify({ ...told, view: { ...view, table: now, before: now, hand } }))
    }
    server.onMessage((text) => {
      const message = JSON.parse(String(text))
      if (message.type !== 'table' || !message.view) return socket.send(text)
      told = message
      tell(table)
    })
  })
  return (table) => tell(table)
}
