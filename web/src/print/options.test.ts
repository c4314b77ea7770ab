import { describe, expect, it } from 'vitest'

import { type Defaults, readOptions, usualPaper, writeOptions } from './options.ts'

const DEFAULTS: Defaults = { paper: 'a4', language: 'de', palette: 'usual' }
const read = (search: string) => readOptions(search, DEFAULTS)

describe('the options of a print', () => {
  it('are the pieces alone, without backs, unless the address says otherwise', () => {
    expect(read('')).toEqual({
      ...DEFAULTS,
      pieces: true,
      size: 'large',
      backs: 'none',
      rules: false,
      scores: false,
      cut: 'marks',
      shift: { right: 0, down: 0 },
      test: false,
    })
  })

  it('are all read from the address', () => {
    const search =
      '?paper=letter&language=fr&palette=distinct&pieces=0&size=small&backs=fold&rules=1&scores=1&cut=lines&test=1&shift=1.5,-2'
    expect(read(search)).toEqual({
      paper: 'letter',
      language: 'fr',
      palette: 'distinct',
      pieces: false,
      size: 'small',
      backs: 'fold',
      rules: true,
      scores: true,
      cut: 'lines',
      shift: { right: 1.5, down: -2 },
      test: true,
    })
    expect(writeOptions(read(search), DEFAULTS)).toBe(search)
  })

  it('are the defaults where a word is misspelt', () => {
    expect(read('?paper=a3&language=xx&size=&backs=both&cut=1&pieces=yes&test=true')).toEqual(read(''))
    for (const shift of ['1', '1,2,3', 'a,b', '1,', ',', '9,0', 'NaN,0', 'Infinity,0'])
      expect(read(`?shift=${shift}`).shift, shift).toEqual({ right: 0, down: 0 })
  })

  it('have a shift in steps of half a millimetre', () => {
    expect(read('?shift=0.7,-0.2').shift).toEqual({ right: 0.5, down: 0 })
    expect(read('?shift=-3.3,5').shift).toEqual({ right: -3.5, down: 5 })
  })

  it('are written only where they differ from the defaults', () => {
    expect(writeOptions(read(''), DEFAULTS)).toBe('')
    expect(writeOptions(read('?backs=other&shift=0,0.5'), DEFAULTS)).toBe('?backs=other&shift=0,0.5')
    expect(writeOptions(read('?language=de'), { ...DEFAULTS, language: 'it' })).toBe('?language=de')
  })
})

describe('the paper', () => {
  it('is that of the region', () => {
    expect(usualPaper('en-US')).toBe('letter')
    expect(usualPaper('es-419-MX')).toBe('letter')
    expect(usualPaper('fr-CA')).toBe('letter')
    expect(usualPaper('en-GB')).toBe('a4')
    expect(usualPaper('de')).toBe('a4')
    expect(usualPaper('zh-Hant-TW')).toBe('a4')
  })
})
