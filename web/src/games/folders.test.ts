import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

import { expect, it } from 'vitest'

import { GAMES } from './index.ts'

const WEB = resolve(import.meta.dirname, '../..')
const EXEMPT = /^src\/page\/protocol\.ts$|\.test\.ts$/ // generated, and fixtures

const names = Object.keys(GAMES)
const classes = names.map((name) => name.replaceAll(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase()))
const NAMED = new RegExp([...names, ...classes].join('|'))

const sources = [
  ...readdirSync(WEB).map((name) => join(WEB, name)),
  ...readdirSync(join(WEB, 'src'), { recursive: true }).map((name) => join(WEB, 'src', String(name))),
]
  .map((path) => relative(WEB, path))
  .filter((path) => /\.(ts|js|svelte|css|html)$/.test(path) && !EXEMPT.test(path))

it('finds the games by their folders', () => {
  expect(names.length).toBeGreaterThan(2)
  expect(sources.length).toBeGreaterThan(200)
})

it('lists the games in the order of their places', () => {
  const placeOf = (name: string) => {
    const facts = join(WEB, '../src/tablee/games', name.replaceAll('-', '_'), 'game.toml')
    return Number(/place = (\d+)/.exec(readFileSync(facts, 'utf8'))![1])
  }
  expect(names.map(placeOf)).toEqual(names.map((_, place) => place + 1))
})

it('no file outside the folder of a game names the game', () => {
  const outside = sources.filter((path) => !names.some((name) => path.startsWith(`src/games/${name}/`)))
  expect(outside.filter((path) => NAMED.test(readFileSync(join(WEB, path), 'utf8')))).toEqual([])
})

it('the folder of a game names no other game', () => {
  const crossed = sources.filter((path) => {
    const [, own] = /^src\/games\/([\w-]+)\//.exec(path) ?? []
    const others = names.filter((name) => name !== own)
    return own && others.some((name) => readFileSync(join(WEB, path), 'utf8').includes(name))
  })
  expect(crossed).toEqual([])
})
