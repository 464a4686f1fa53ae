import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { keepPage } from './lib/base/worker'

mount(App, { target: document.getElementById('app')! })
keepPage()
