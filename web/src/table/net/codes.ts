/** Codes of tables, as people read them out and type them. */

const LENGTH = 10
const GROUPS = /^(.{3})(.{3})(.{4})$/

/** A code in groups, which are easier to read out: ABC-DEF-GHJK. */
export const spellCode = (code: string): string => (code.length === LENGTH ? code.replace(GROUPS, '$1-$2-$3') : code)

/** The code in some input, which may be in lower case, have gaps, or be a whole link. No code has an I, O, 0 or 1. */
export function readCode(typed: string): string {
  const code = typed.trim().split('/t/').pop()!.split(/[#?]/)[0]!
  return code
    .replace(/[\s\-–—‑_.·]/g, '')
    .toUpperCase()
    .replace(/[I1]/g, 'L')
    .replace(/[O0]/g, 'Q')
}
