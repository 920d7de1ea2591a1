import { mount } from 'svelte'
import App from './App.svelte'
import { guardDoubleClicks } from './lib/doubleClick'
import { keepFocus } from './lib/focus'
import './styles/tokens.css'
import './styles/tokens-cards.css'
import './styles/base.css'

const target = document.getElementById('app')
if (!target) throw new Error('index.html has no #app')
keepFocus()
guardDoubleClicks()
mount(App, { target })
