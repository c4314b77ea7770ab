/** The board without a server, for those who work on it: `npm run dev`, then /src/games/zoo-domino/demo/?scene=long. */

import '@fontsource-variable/nunito/wght.css'
import '../../../styles/page.css'

import { mount } from 'svelte'

import { Settings } from '../../../page/settings.svelte.ts'
import { preferredLanguage, Texts } from '../../../page/texts.svelte.ts'
import Demo from './Demo.svelte'

const texts = new Texts()
await texts.speak(preferredLanguage())
await texts.fetch('zoo-domino')

export default mount(Demo, { target: document.getElementById('app')!, props: { texts, settings: new Settings() } })
