/** Codes of tables, as people read them out and type them. */

import { IS_SITE } from 'python:'

const LENGTH = 10
const OF_DEVICE = '0' // which no server's code has
const GROUPS = /^(.{3})(.{3})(.{4})$/

/** A code in groups, which are easier to read out: ABC-DEF-GHJK. */
export const spellCode = (code: string): string => (code.length === LENGTH ? code.replace(GROUPS, '$1-$2-$3') : code)

/** Whether a table lives on this device: then nobody elsewhere can reach it. */
export const isOnDevice = (code: string): boolean => IS_SITE || code.startsWith(OF_DEVICE)

/** The code in some input, which may be in lower case, have gaps, or be a whole link. No code has an I, O, 0 or 1. */
export function readCode(typed: string): string {
  const code = typed.trim().split('/t/').pop()!.split(/[#?]/)[0]!
  return code
    .replace(/[\s\-–—‑_.·]/g, '')
    .toUpperCase()
    .replace(/[I1]/g, 'L')
    .replace(/[O0]/g, 'Q')
}
