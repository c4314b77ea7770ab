/** The faces of the cast: whoever is one of the bots' names has one. */

import type { Seat } from '../../page/protocol.ts'
import type { Animal } from '../animals/index.ts'
import { face, type Look } from './kit.ts'

export type Member = Exclude<NonNullable<Seat['face']>, Animal>

export const LOOKS: Record<Member, Look> = {
  Aiko: { skin: '#f3cfa8', hair: '#231a1c', style: 'bob', shirt: '#d8483e', ground: '#cfe6f5' },
  Amir: { skin: '#d6a173', hair: '#2b1d18', style: 'short', shirt: '#2f6f8f', ground: '#f6e0b8', extra: 'beard' },
  Bao: { skin: '#f0c796', hair: '#1f1a1d', style: 'spiky', shirt: '#e08a1e', ground: '#d9efd2' },
  Bente: { skin: '#fbdcc3', hair: '#e9c45c', style: 'braids', shirt: '#3d62a8', ground: '#f7d5d8', extra: 'freckles' },
  Chidi: { skin: '#86552f', hair: '#1d1412', style: 'short', shirt: '#f2c230', ground: '#cbe3ee', extra: 'glasses' },
  Dina: { skin: '#e5b58a', hair: '#6a3a1f', style: 'waves', shirt: '#2f8a6a', ground: '#fbe3c6', extra: 'earrings' },
  Eero: { skin: '#fbe0cb', hair: '#d9b87a', style: 'side', shirt: '#5b4b9e', ground: '#d4ead9' },
  Gita: { skin: '#b67b4c', hair: '#1f1614', style: 'bun', shirt: '#c2286b', ground: '#fdebb0', extra: 'earrings' },
  Hugo: { skin: '#f5cfae', hair: '#5a3620', style: 'side', shirt: '#37566e', ground: '#f3d9c2', extra: 'moustache' },
  Ines: { skin: '#efc39a', hair: '#3a2118', style: 'long', shirt: '#e0623c', ground: '#cfe9e6' },
  Kofi: { skin: '#7d4d2c', hair: '#b8322a', style: 'cap', shirt: '#3c8d4a', ground: '#f9dfa8' },
  Leila: { skin: '#e0ad80', hair: '#7b4a9c', style: 'scarf', shirt: '#7b4a9c', ground: '#e9e2f7' },
  Luca: { skin: '#f2c9a2', hair: '#3c2519', style: 'curly', shirt: '#2b7fb8', ground: '#fbe6cf' },
  Mei: { skin: '#f6d3ad', hair: '#20191c', style: 'buns', shirt: '#b83a64', ground: '#d6ecf0' },
  Nils: { skin: '#fbdcc6', hair: '#c8743a', style: 'short', shirt: '#2e6b57', ground: '#d5e2f6', extra: 'freckles' },
  Noor: { skin: '#d9a678', hair: '#1f6d78', style: 'scarf', shirt: '#1f6d78', ground: '#f8e2c4', extra: 'glasses' },
  Olga: { skin: '#f9dac4', hair: '#b9b4b0', style: 'bun', shirt: '#7a4a8c', ground: '#dcead0', extra: 'glasses' },
  Pavel: { skin: '#f6d2b4', hair: '#8d8681', style: 'bald', shirt: '#8c3b2e', ground: '#d3e3ea', extra: 'beard' },
  Rosa: { skin: '#c98d5c', hair: '#241613', style: 'braids', shirt: '#d93a52', ground: '#fdf0c0' },
  Sami: { skin: '#dba877', hair: '#33211a', style: 'curly', shirt: '#69923a', ground: '#f4d8d0', extra: 'glasses' },
  Tane: { skin: '#a06a3f', hair: '#1e1512', style: 'long', shirt: '#30475e', ground: '#d2ecd9', extra: 'beard' },
  Uma: { skin: '#9a643c', hair: '#1b1210', style: 'waves', shirt: '#e2a21b', ground: '#dfe0f5' },
  Yara: { skin: '#c58c5e', hair: '#7a3d1c', style: 'cloud', shirt: '#2a8c8c', ground: '#fbe0d0' },
  Zola: { skin: '#734526', hair: '#150e0c', style: 'cloud', shirt: '#e5562f', ground: '#cfe8c8', extra: 'earrings' },
}

/** A drawing for each, as icons are drawings. */
export const FACES = Object.fromEntries(
  Object.entries(LOOKS).map(([member, look]) => [member, { body: face(look), viewBox: '0 0 40 40' }]),
) as Record<Member, { body: string; viewBox: string }>
