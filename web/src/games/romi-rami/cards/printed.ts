/** Contracts and trophies by their notation, with their points: `pair-1+four/cherry=5`, `trophy-2=5`. */

import type { RomiRamiContractView, RomiRamiRequirementView, RomiRamiTrophyView } from '../../../page/protocol.ts'

const OF_A_KIND = ['pair', 'three', 'four', 'five']

export function readContract(text: string): RomiRamiContractView {
  const [name, points] = text.split('=') as [string, string]
  const [requires, bonus] = name.split('/') as [string, string]
  return { name, requires: requires.split('+').map(readRequirement), points: Number(points), bonus }
}

function readRequirement(name: string): RomiRamiRequirementView {
  const [word, number] = name.split('-') as [string, string | undefined]
  if (word === 'run') return { name, kind: 'run', size: Number(number), value: null }
  return { name, kind: 'set', size: OF_A_KIND.indexOf(word) + 2, value: number ? Number(number) : null }
}

export function readTrophy(text: string): RomiRamiTrophyView {
  const [name, points] = text.split('=') as [string, string]
  const goal = name.slice('trophy-'.length)
  const [combo, suit] = /^\d$/.test(goal) ? [Number(goal), null] : [null, goal]
  return { name, combo, suit, points: Number(points), counts: [], leader: null, lead: 0 }
}
