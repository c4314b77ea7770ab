import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

import { childOf, commitmentTo, fromHex, keyOf, shuffled } from './chance.ts'
import type { Verified } from '../page/protocol.ts'
import { type MatchRecord, readRecord, tidied } from './record.ts'
import { type Check, checkNoted, checkPlayed, checkRevealed, checkShuffles, checkWhole, sumUp } from './verify.ts'
import type { CommitmentMemory } from './commitment-memory.ts'

const SECRET = '000102030405060708090a0b0c0d0e0f'
const WORDS = ['for luck', '']
const BOX = ['lion-lion', 'lion-zebra', 'zebra-zebra', 'zebra-monkey']

const key = await keyOf(fromHex(SECRET)!, WORDS)
const orderOf = async (...path: string[]) => shuffled(await childOf(key, path), BOX)
const commitment = await commitmentTo(fromHex(SECRET)!)
const [first, second] = [await orderOf('round 1'), await orderOf('round 2')]

const BODY = `tablee record 1
game: zoo-domino
players: 2
name: Anna
name: words: p1 Ben
commitment: ${commitment}
seed: ${SECRET}
words: p0 for luck
deal: ${first.join(' ')}
p0 lay lion-lion
scores: 1 0
next
deal: ${second.join(' ')}
`
const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(BODY)))
const TEXT = `${BODY}sha256: ${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}\n`

const record = (await readRecord(TEXT))!
const told: Verified = {
  game: 'zoo-domino',
  players: 2,
  rounds: 2,
  actions: 1,
  over: false,
  sheet: [[1, 0]],
  shuffles: [
    { path: ['round 1'], before: BOX, after: first },
    { path: ['round 2'], before: BOX, after: second },
  ],
}
const seen: CommitmentMemory = { commitment, late: false, mine: [0, 'for luck'], words: WORDS, invented: false }
const keys = (checks: Check[]) => checks.map((check) => check.key)

describe('a record', () => {
  it('is read', () => {
    expect(record).toMatchObject({ commitment, words: WORDS, names: ['Anna', 'words: p1 Ben'], whole: true })
    expect(record.deals).toEqual([first, second])
  })

  it('may come with other line ends and without the last one', async () => {
    expect((await readRecord(tidied(TEXT.replaceAll('\n', '\r\n').trim())))?.whole).toBe(true)
  })

  it('that was changed anywhere is not whole', async () => {
    for (let at = TITLE_END; at < TEXT.length - 1; at += 7) {
      const changed = TEXT.slice(0, at) + (TEXT[at] === 'x' ? 'y' : 'x') + TEXT.slice(at + 1)
      const read = await readRecord(changed)
      expect(read?.whole ?? false, `at ${at}`).toBe(false)
    }
    expect(checkWhole({ ...record, whole: false })).toMatchObject({ key: 'whole-no', verdict: 'no' })
  })

  it.each([
    ['nothing', ''],
    ['something else', '<html>'],
    ['a record without its seed', TEXT.replace(/seed: .*\n/, '')],
    ['a seed that is none', TEXT.replace(SECRET, 'zz')],
    ['two commitments', TEXT.replace('commitment', `commitment: ${commitment}\ncommitment`)],
    ['words of a seat that is not there', TEXT.replace('words: p0', 'words: p7')],
    ['words of nobody', TEXT.replace('words: p0', 'words: ')],
    ['bytes', '\u0000\uFFFD'.repeat(1000)],
  ])('is not %s', async (_, text) => expect(await readRecord(text)).toBeNull())
})

const TITLE_END = 'tablee record 1\n'.length

describe('what was revealed', () => {
  const check = (changes: Partial<MatchRecord>, memory: CommitmentMemory | null) =>
    checkRevealed({ ...record, ...changes }, memory).then(keys)

  it('is what this browser saw before the deal', async () => {
    expect(await check({}, seen)).toEqual(['commitment-yes', 'seen-yes', 'words-yes'])
    expect(await check({}, { ...seen, late: true })).toEqual(['commitment-yes', 'seen-late', 'words-yes'])
    expect(await check({}, null)).toEqual(['commitment-yes', 'seen-open', 'words-open'])
  })

  it('is found out where it was exchanged', async () => {
    expect(await check({ secret: new Uint8Array(16) }, seen)).toContain('commitment-no')
    expect(await check({}, { ...seen, commitment: 'other' })).toContain('seen-no')
    expect(await check({ words: ['for duck', ''] }, seen)).toContain('words-not-mine')
    expect(await check({ words: ['for luck', 'slipped in'] }, seen)).toContain('words-no')
    expect(await check({}, { ...seen, invented: true })).toContain('words-invented')
  })

  it('is compared with what was noted', () => {
    expect(checkNoted(commitment, ' ')).toEqual([])
    expect(keys(checkNoted(commitment, ` ${commitment.toUpperCase()}\n`))).toEqual(['noted-yes'])
    expect(keys(checkNoted(commitment, commitment.slice(1)))).toEqual(['noted-no'])
  })
})

describe('the shuffles', () => {
  const check = (changes: Partial<Verified>, read = record) => checkShuffles(read, { ...told, ...changes }).then(keys)
  const [one, two] = told.shuffles as [Verified['shuffles'][0], Verified['shuffles'][0]]

  it('are made again', async () => {
    expect(await check({})).toEqual(['shuffles-yes', 'deals-yes', 'box-open'])
  })

  it('are found out where the server tells others', async () => {
    const swapped = { ...two, after: [...two.after].reverse() }
    expect(await check({ shuffles: [one, swapped] })).toEqual(['shuffles-no', 'deals-yes', 'box-open'])
    expect(await check({}, { ...record, words: ['for duck', ''] })).toEqual(['shuffles-no', 'deals-yes', 'box-open'])
  })

  it('are what is dealt', async () => {
    expect(await check({ shuffles: [one] })).toContain('deals-no')
    expect(await check({}, { ...record, deals: [first, ['lion-lion', 'lion-lion']] })).toContain('deals-no')
    const box = [...BOX].reverse() // another order of the box would give another deal
    const after = await shuffled(await childOf(key, ['round 2']), box)
    expect(await check({ shuffles: [one, { ...two, before: box, after }] })).toEqual([
      'shuffles-yes',
      'deals-no',
      'box-open',
    ])
  })
})

it('a box is known by the order in which its pieces lie', async () => {
  const animals = ['elephant', 'lion', 'giraffe', 'zebra', 'monkey', 'crocodile', 'penguin', 'flamingo']
  const box = animals.flatMap((one, index) => animals.slice(index).map((two) => `${one}-${two}`))
  const check = async (before: string[]) => {
    const after = await shuffled(await childOf(key, ['round 1']), before)
    const shuffles = [{ path: ['round 1'], before, after }]
    return keys(await checkShuffles({ ...record, deals: [after] }, { ...told, shuffles }))
  }
  expect(await check(box)).toEqual(['shuffles-yes', 'deals-yes', 'box-yes'])
  expect(await check([...box].reverse())).toEqual(['shuffles-yes', 'deals-yes', 'box-open'])
})

it('the rules are the server’s', () => {
  expect(keys(checkPlayed(told))).toEqual(['actions-yes', 'scores-yes', 'not-over'])
  expect(keys(checkPlayed({ ...told, over: true }))).toEqual(['actions-yes', 'scores-yes'])
})

it('sums up without promising more than was seen', () => {
  const yes: Check = { key: 'commitment-yes', verdict: 'yes' }
  expect(sumUp([yes, { key: 'seen-yes', verdict: 'yes' }])).toBe('fair')
  expect(sumUp([yes, { key: 'seen-open', verdict: 'open' }, { key: 'noted-yes', verdict: 'yes' }])).toBe('fair')
  const silent: Check = { key: 'refused', verdict: 'open', refusal: { code: 'server.unreachable', args: {} } }
  expect(sumUp([{ key: 'seen-yes', verdict: 'yes' }, silent])).toBe('unfinished')
  const own: Check = { key: 'box-open', verdict: 'open' }
  expect(sumUp([yes, { key: 'seen-yes', verdict: 'yes' }, own])).toBe('consistent')
  expect(sumUp([yes, { key: 'seen-late', verdict: 'yes' }])).toBe('consistent')
  expect(sumUp([yes, { key: 'seen-yes', verdict: 'yes' }, { key: 'words-no', verdict: 'no' }])).toBe('wrong')
})

const catalogues = import.meta.glob<string>('../../../src/tablee/locales/*/fair.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const source = Object.values(
  import.meta.glob<string>('./verify.ts', { query: '?raw', import: 'default', eager: true }),
).join()

it.each(Object.keys(catalogues))('%s has a sentence for every check', (file) => {
  const known = new Set(new FluentResource(catalogues[file]!).body.map((message) => message.id))
  const both = [...source.matchAll(/holds\('([\w-]+)', (true)?/g)].flatMap(([, name, always]) =>
    always ? [`${name}-yes`] : [`${name}-yes`, `${name}-no`],
  )
  const others = [...source.matchAll(/key: '([\w-]+)'/g)].map(([, name]) => name!)
  expect(both.length).toBeGreaterThan(10)
  expect([...both, ...others].filter((name) => !known.has(`verify-${name}`))).toEqual([])
})
