import '@fontsource-variable/nunito/wght.css'
import './styles/page.css'

import { mount } from 'svelte'

import App from './App.svelte'
import { App as Installed } from './lib/app.svelte.ts'
import { Settings } from './lib/settings.svelte.ts'
import { preferredLanguage, Texts } from './lib/texts.svelte.ts'

const app = new Installed()
const settings = new Settings()
const texts = new Texts()
await texts.speak(preferredLanguage())

export default mount(App, { target: document.getElementById('app')!, props: { app, texts, settings } })

// Once the page is there and has nothing else to do.
if (import.meta.env.PROD) setTimeout(() => void app.keep(), 2_000)
