// How a felt is used: the part of it on which nothing lies, in percent of blocks of 16 pixels, and
// where plates and melds are.
() => {
  const BLOCK = 16
  const board = document.querySelector('.board')
  const felt = board.getBoundingClientRect()
  const isSeen = (it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const boxes = [
    ...board.querySelectorAll('.plate, .meld, [data-card], [data-testid=stock], button, .words, .tray'),
  ]
    .filter((it) => isSeen(it) && !it.closest('.unseen'))
    .map((it) => it.getBoundingClientRect())
  // The words have their row, however short they are.
  let [free, all] = [0, 0]
  for (let y = felt.top; y + BLOCK <= felt.bottom; y += BLOCK)
    for (let x = felt.left; x + BLOCK <= felt.right; x += BLOCK) {
      all += 1
      const covers = (it) =>
        it.left < x + BLOCK && it.right > x && it.top < y + BLOCK && it.bottom > y
      if (!boxes.some(covers)) free += 1
    }
  const place = (it) => {
    const { left, top, width, height } = it.getBoundingClientRect()
    return [left, top, width, height].map(Math.round)
  }
  const plates = [...board.querySelectorAll('[data-testid^=plate-]')]
  const melds = [...board.querySelectorAll('.meld')].map((it) => ({
    id: it.dataset.testid,
    owner: it.style.getPropertyValue('--who'),
    cards: [...it.querySelectorAll('[data-card]')].map((card) => card.dataset.card),
    place: place(it),
  }))
  const faces = [...board.querySelectorAll('.meld .face')].map((it) => it.closest('[data-card]'))
  const widths = faces.map((it) => Math.round(it.offsetWidth))
  return {
    free: Math.round((1000 * free) / all) / 10,
    least: Math.min(...widths),
    most: Math.max(...widths),
    plates: Object.fromEntries(plates.map((it) => [it.dataset.testid, place(it)])),
    melds,
  }
}
