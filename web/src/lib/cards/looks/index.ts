/** The looks that are not built in: felts are colours, backs and faces are drawings. */
import type { Component } from 'svelte'
import './tokens.css'
import Plain from './Plain.svelte'
import Rosette from './Rosette.svelte'
import Waves from './Waves.svelte'

export const backs: Readonly<Record<string, Component<{ small: boolean }>>> = {
  waves: Waves,
  rosette: Rosette,
}
export const faces: Readonly<Record<string, Component<{ name: string; strip: boolean }>>> = {
  plain: Plain,
}
