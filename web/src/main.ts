import '@fontsource-variable/nunito/wght.css'
import './styles/page.css'

import { mount } from 'svelte'

import App from './App.svelte'
import { Settings } from './lib/settings.svelte.ts'
import { preferredLanguage, Texts } from './lib/texts.svelte.ts'

const settings = new Settings()
const texts = new Texts()
await texts.speak(preferredLanguage())

export default mount(App, { target: document.getElementById('app')!, props: { texts, settings } })
