/** The games that this page can show: its only list of games. */

import type { GamePage } from './game.ts'

export const GAMES: Record<string, GamePage> = {}
