/** The picture of each game for the start page: `Picture.svelte` in its folder. A game without one has a generic one. */

import type { Component } from 'svelte'

import Generic from '../board/generic/Picture.svelte'

const found = import.meta.glob<Component>('./*/Picture.svelte', { eager: true, import: 'default' })

export const pictureOf = (game: string): Component => found[`./${game}/Picture.svelte`] ?? Generic
