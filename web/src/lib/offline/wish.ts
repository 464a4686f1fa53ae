/** The player's wish to play without a network. */
import { recall, remember } from '../base/storage.svelte'

/** Whether the player wishes it; null until they have asked for it once. */
export const wish = (): boolean | null => recall<boolean | null>('offline', null)
export const setWish = (on: boolean): void => remember('offline', on)
