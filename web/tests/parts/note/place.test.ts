import { expect, test } from 'vitest'
import { placeAt, type Bounds, type Kept } from '../../../src/lib/parts/note/place'

const box = (left: number, top: number, width: number, height: number): Bounds => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const room = box(0, 0, 400, 600)
const kept = (weight: number, ...of: Parameters<typeof box>): Kept => ({ ...box(...of), weight })

test('a note lies above the thing it is about', () => {
  expect(placeAt([200, 40], box(150, 300, 100, 100), room, [])).toEqual({ left: 100, top: 252 })
})

test('it covers neither words nor buttons, and stays in the room', () => {
  const words = kept(10, 0, 240, 400, 60)
  expect(placeAt([200, 40], box(150, 300, 100, 100), room, [words])).toEqual({
    left: 100,
    top: 408,
  })
  const buttons = kept(10, 0, 400, 400, 60)
  const at = placeAt([200, 40], box(300, 300, 100, 100), room, [words, buttons])
  expect(at).toEqual({ left: 92, top: 330 })
})

test('rather than words it covers other cards', () => {
  const around = [kept(10, 0, 240, 400, 60), kept(10, 0, 400, 400, 60), kept(1, 0, 300, 400, 100)]
  const { top } = placeAt([380, 40], box(150, 300, 100, 100), room, around)
  expect(top).toBe(192)
})
