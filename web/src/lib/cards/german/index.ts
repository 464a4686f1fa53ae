/** The German-suited deck, fetched only where somebody has chosen it. */
import './tokens.css'

export { default as Back } from './Back.svelte'
export { default as Face } from './Face.svelte'
export { default as Sign } from './Sign.svelte'
