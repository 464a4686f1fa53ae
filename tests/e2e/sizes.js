// What is wrong with a table in the window as it is now, as sentences.
() => {
  const found = new Set()
  const within = 1.5 // pixels that rounding may take
  const page = document.documentElement
  const beyond = [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight]
  if (Math.max(...beyond) > 0) found.add(`the page scrolls by ${beyond}`)

  const touch = innerWidth < 1000 || innerHeight < 500
  const called = (it) =>
    [it.dataset.testid, it.dataset.card, it.className.baseVal ?? it.className, it.innerText]
      .map((word) => String(word ?? '').trim().split('\n')[0].slice(0, 24))
      .find(Boolean) ?? it.tagName
  const whole = (it) => it.getBoundingClientRect()
  const scrolls = (it) => /auto|scroll/.test(getComputedStyle(it).overflow)
  // What is scrolled away covers nothing.
  const box = (it) => {
    const { left, top, right, bottom } = whole(it)
    let around = it.parentElement
    while (around && !scrolls(around)) around = around.parentElement
    const edge = around ? whole(around) : { left, top, right, bottom }
    const [x, y] = [Math.max(left, edge.left), Math.max(top, edge.top)]
    const [width, height] = [Math.min(right, edge.right) - x, Math.min(bottom, edge.bottom) - y]
    return { left: x, top: y, right: x + width, bottom: y + height, width, height }
  }
  const isSeen = (it) => {
    const { width, height } = box(it)
    const seen = it.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const clipped = getComputedStyle(it).clipPath === 'inset(50%)' // for screen readers alone
    return seen && !clipped && width > 1 && height > 1 && !it.closest('.unseen')
  }
  const hasText = (it) =>
    [...it.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
  const isLeaf = (it) => hasText(it) || it.matches('svg.face, svg.back, button, select, input')
  const board = document.querySelector('.board')
  const leaves = [...board.querySelectorAll('*')].filter((it) => isLeaf(it) && isSeen(it))

  for (const it of board.querySelectorAll('*')) {
    if (!isSeen(it) || it.closest('.over')) continue
    // Beyond their smallest size melds are scrolled, rather than the hand or the table.
    if (touch && it.matches('[data-testid=melds]')) continue
    if (scrolls(it) && it.scrollHeight > it.clientHeight + 1) found.add(`${called(it)} scrolls`)
  }
  for (const it of leaves) {
    const [own, style] = [box(it), getComputedStyle(it)]
    if (it.closest('.over')) continue
    const out =
      own.left < -within ||
      own.top < -within ||
      own.right > innerWidth + within ||
      own.bottom > innerHeight + within
    if (out) found.add(`${called(it)} is outside`)
    if (hasText(it) && /hidden|clip/.test(style.overflow) && it.scrollWidth > it.clientWidth + 1)
      found.add(`${called(it)} is cut`)
    for (let around = it.parentElement; around && around !== board; around = around.parentElement) {
      const clips = getComputedStyle(around).overflow
      if (clips === 'visible') continue
      if (scrolls(around)) break
      const edge = box(around)
      if (own.right > edge.right + within || own.bottom > edge.bottom + within)
        found.add(`${called(it)} is cut by ${called(around)}`)
    }
  }

  // What is in one area of the board covers nothing of another.
  const areas = [...board.children].filter((it) => !it.matches('.over, .unseen'))
  const parts = areas.map((area) => leaves.filter((it) => area.contains(it)).map((it) => [it, box(it)]))
  for (const [i, here] of parts.entries())
    for (const there of parts.slice(i + 1))
      for (const [it, a] of here)
        for (const [other, b] of there) {
          const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
          const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
          if (wide < 3 || high < 3) continue
          // The foot of a hand may be behind the buttons: what must be free of it is looked at below.
          const [x, y] = [Math.max(a.left, b.left) + wide / 2, Math.max(a.top, b.top) + high / 2]
          const top = document.elementFromPoint(x, y)
          const foot = it.closest('[data-testid=hand]') && top && other.contains(top)
          const under = top?.closest('.over') // both are, so that nobody sees either
          if (!foot && !under) found.add(`${called(it)} covers ${called(other)}`)
        }

  // Nothing that is said of a player covers anything else that is.
  const written = (it) => {
    const range = document.createRange()
    range.selectNodeContents([...it.childNodes].find((node) => node.nodeType === Node.TEXT_NODE))
    return range.getBoundingClientRect()
  }
  for (const plate of board.querySelectorAll('[data-testid^=plate-]')) {
    const said = leaves.filter((it) => plate.contains(it) && hasText(it) && !it.closest('.disc, .dealer'))
    for (const tag of said.filter((it) => it.matches('.tag') && it.offsetWidth > 10))
      for (const it of said) {
        const [a, b] = [whole(tag), written(it)]
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        if (it !== tag && wide > 3 && high > 4) found.add(`${called(tag)} covers ${called(it)}`)
      }
  }

  const targets = 'button, a[href], select, input:not(.unseen), [role=tab], [role=slider]'
  for (const it of document.querySelectorAll(targets)) {
    if (!isSeen(it) || it.closest('[data-testid=hand], [inert]')) continue
    const { width, height } = whole(it)
    if (Math.min(width, height) < 43.5)
      found.add(`${called(it)} is ${Math.round(width)}×${Math.round(height)}`)
  }

  // Of every card of the hand enough is free to read its index, and to touch it.
  const free = touch ? 42 : 22
  for (const card of document.querySelectorAll('[data-testid=hand] [data-card]')) {
    if (!isSeen(card) || card.closest('[inert]')) continue
    const { left, top, width } = box(card)
    if (touch && width < 59.5) found.add(`cards are ${Math.round(width)} wide`)
    for (const [x, y] of [[3, 6], [free, 6], [3, free], [free, free]]) {
      const under = document.elementFromPoint(left + x, top + y)
      if (under?.closest('[data-card]') !== card)
        found.add(`${card.dataset.card} is covered at ${x},${y} by ${under && called(under)}`)
    }
  }
  return [...found]
}
