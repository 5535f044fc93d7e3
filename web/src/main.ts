import '@fontsource/alegreya-sans/400.css'
import '@fontsource/alegreya-sans/700.css'
import '@fontsource/alegreya/800.css'
import './fonts/polish.css' // after the whole fonts: the last rule for a letter counts
import '../../src/caverna/art/day.css'
import './style.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { keepSettings } from './lib/settings.svelte'
import { words } from './lib/words.svelte'
import { startWorker, syncDevice } from './lib/worker.svelte'
import { finishDeleting } from './people/me'
import { thisPlayer } from './people/player'

keepSettings()
await words.speak()
await finishDeleting()
mount(App, { target: document.getElementById('page')! })
startWorker()
void syncDevice(thisPlayer)
