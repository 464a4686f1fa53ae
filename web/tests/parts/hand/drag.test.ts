import { beforeEach, expect, test, vi } from 'vitest'
import { watchDrag, type Drag } from '../../../src/lib/parts/hand/drag'

let card: HTMLElement
let drag: { move: ReturnType<typeof vi.fn>; end: ReturnType<typeof vi.fn> }
let begun: number
const clicked = vi.fn()

const pointer = (type: string, x: number, y: number, more: PointerEventInit = {}): PointerEvent =>
  new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, bubbles: true, ...more })
const tell = (...event: Parameters<typeof pointer>): boolean => dispatchEvent(pointer(...event))

beforeEach(() => {
  document.body.innerHTML = '<i></i><button><b></b></button>'
  card = document.querySelector('button')!
  drag = { move: vi.fn(), end: vi.fn() }
  begun = 0
  clicked.mockReset()
  card.onclick = clicked
  card.onpointerdown = (event) =>
    watchDrag(event, () => {
      begun += 1
      return drag as unknown as Drag
    })
  // The elements under the pointer: first the dragged card itself.
  const under = [document.querySelector('b')!, card, document.querySelector('i')!]
  document.elementsFromPoint = () => under
})

test('a press that hardly moves is a click', () => {
  card.dispatchEvent(pointer('pointerdown', 100, 100))
  tell('pointermove', 104, 104)
  tell('pointerup', 104, 104)
  card.click()
  expect([begun, drag.end.mock.calls.length, clicked.mock.calls.length]).toEqual([0, 0, 1])
})

test('a drag reports its way, ends on the element beneath the card, and does not count as a click', async () => {
  card.dispatchEvent(pointer('pointerdown', 100, 100))
  tell('pointermove', 100, 108)
  tell('pointermove', 90, 140)
  tell('pointerup', 80, 160)
  expect(begun).toBe(1)
  expect(drag.move.mock.calls).toEqual([
    [0, 8, 100, 108],
    [-10, 40, 90, 140],
  ])
  expect(drag.end.mock.calls).toEqual([[document.querySelector('i'), 80, 160]])
  card.click()
  expect(clicked).not.toHaveBeenCalled()
  await new Promise((done) => setTimeout(done))
  card.click()
  expect(clicked).toHaveBeenCalledOnce()
})

test('a drag that the device breaks off ends nowhere, and no other finger moves the card', () => {
  card.dispatchEvent(pointer('pointerdown', 100, 100))
  tell('pointermove', 300, 300, { pointerId: 2 })
  expect(begun).toBe(0)
  tell('pointermove', 130, 100)
  tell('pointerup', 300, 300, { pointerId: 2 })
  expect(drag.end).not.toHaveBeenCalled()
  tell('pointercancel', 140, 100)
  expect(drag.end.mock.calls).toEqual([[null, 140, 100]])
  tell('pointermove', 200, 100)
  expect(drag.move).toHaveBeenCalledOnce()
})

test('only the first button drags', () => {
  card.dispatchEvent(pointer('pointerdown', 100, 100, { button: 2 }))
  tell('pointermove', 150, 100)
  expect(begun).toBe(0)
})
