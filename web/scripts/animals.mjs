// Writes the eight animals of Zoo Domino as SVG files: `node scripts/animals.mjs`.
// They are noto emoji (Google, Apache-2.0), taken from @iconify-json/noto one by one: the whole set is 25 MB.
import { readFileSync, writeFileSync } from 'node:fs'

const animals = ['elephant', 'lion', 'giraffe', 'zebra', 'monkey', 'crocodile', 'penguin', 'flamingo']
const { icons } = JSON.parse(readFileSync(new URL('../node_modules/@iconify-json/noto/icons.json', import.meta.url)))

for (const animal of animals) {
  const svg =
    `<!-- "${animal}" of Noto Emoji, © Google, Apache License 2.0 -->\n` +
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">${icons[animal].body}</svg>\n`
  writeFileSync(new URL(`../src/games/zoo-domino/art/${animal}.svg`, import.meta.url), svg)
}
