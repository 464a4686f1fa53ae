import { expect, test } from 'vitest'
import { isLoopback, meant } from '../../src/lib/base/address'
import {
  invitation,
  momentHash,
  openingHash,
  route,
  tableHash,
} from '../../src/lib/base/route.svelte'

function go(hash: string): typeof route {
  location.hash = hash
  dispatchEvent(new HashChangeEvent('hashchange'))
  return route
}

test('the address says what is shown', () => {
  const shown = (hash: string): unknown => {
    const { game, table, gallery, key, astray } = go(hash)
    return [game, table, gallery, key, astray]
  }
  expect(shown('#/')).toEqual([null, null, null, '', false])
  expect(shown(openingHash('whist'))).toEqual(['whist', null, null, 'whist', false])
  expect(shown(tableHash('a2b'))).toEqual([null, 'a2b', null, 'a2b', false])
  expect(shown('#/gallery')).toEqual([null, null, '', '#/gallery', false])
  expect(shown('#/gallery/Fan')).toEqual([null, null, 'Fan', '#/gallery/Fan', false])
  expect(shown('#/verify')).toEqual([null, null, null, '#/verify', false])
  expect(shown('#/nowhere')).toEqual([null, null, null, 'null', true])
  expect(shown('')).toEqual([null, null, null, '', false])
})

test('the address of a finished match names a deal and a move', () => {
  const moment = { table: 'a2b', deal: 3, move: 14 }
  expect(go(momentHash(moment)).record).toEqual(moment)
  expect(go('#/m/a2b').record).toEqual({ table: 'a2b', deal: 1, move: 0 })
  expect(go('#/M/A2B/3/14.').record).toEqual(moment)
  expect(go('#/t/a2b').record).toBeNull()
})

const NAME = 'abcdefghjkmnpqr'

test.each([
  [`#/t/${NAME}.`, 'a full stop'],
  [`#/t/${NAME}).`, 'a bracket'],
  [`#/t/${NAME}”`, 'a quotation mark'],
  [`#/t/${NAME}%E2%80%9D`, 'a quotation mark, encoded'],
  [`#/t/${NAME}。`, 'a Japanese full stop'],
  [`#/t/<${NAME}>`, 'angle brackets'],
  [`#/t/${NAME}/`, 'a slash'],
  [`#/t//${NAME}`, 'a slash too many'],
  [`#//t/${NAME}`, 'another slash too many'],
  [`#t/${NAME}`, 'a slash too few'],
  [`#/T/${NAME.toUpperCase()}`, 'capitals'],
  [`#/t/A${NAME.slice(1)}`, 'a capital'],
  [`#/t/${NAME}?fbclid=IwAR0abc`, 'a tracker'],
  [`#/t/${NAME}&utm_source=mail`, 'another tracker'],
  [`#/t/${NAME}%3Ffbclid%3DIwAR`, 'a tracker, encoded'],
  [`#/t/abcdefg hjkmnpqr`, 'a blank'],
  [`#/t/abcdefg%0D%0Ahjkmnpqr`, 'a line break'],
  [`#/t/abcdefg-%0Ahjkmnpqr`, 'a hyphen where the line was broken'],
  [`#/t/abcdefg=%0Ahjkmnpqr`, 'a sign of a mail where the line was broken'],
  [`#/t/abc\u200bdefg\u00adhjkmnpqr\ufeff`, 'what is not seen'],
  [`#/t/${NAME} See you there`, 'what follows'],
  [`#/%23/t/${NAME}`, 'a hash twice, the second encoded'],
  [`#%2Ft%2F${NAME}`, 'slashes encoded'],
  [`#%252Ft%252F${NAME}`, 'slashes encoded twice'],
  [`#!/t/${NAME}`, 'an exclamation mark'],
  [`#/t/${NAME}%`, 'half an encoded sign'],
  [`#/t/${NAME}:~:text=Gin`, 'a marked text'],
])('%s leads to the table in spite of %s', (hash) => {
  expect(meant(hash)).toBe(`#/t/${NAME}`)
})

test('an address to watch leads there', () => {
  expect(meant(`#/watch/${NAME}.`)).toBe(`#/watch/${NAME}`)
  expect(meant(`#/TV/${NAME}?utm=1`)).toBe(`#/tv/${NAME}`)
  expect(go(`#/Book/${NAME}.`).book).toBe(NAME)
  expect([go(`#/watch/${NAME}`).watched, route.big, route.table]).toEqual([NAME, false, null])
  expect([go(`#/tv/${NAME}`).watched, route.big, route.key]).toEqual([NAME, true, `#/tv/${NAME}`])
})

test('a correct address stays as it is', () => {
  const all = ['', '#/', '#/open/gin', '#/gallery', '#/gallery/HandView', '#/verify', '#/fairness']
  for (const hash of [...all, `#/t/${NAME}`, `#/t/${NAME}/seat/aB-c_9=`]) {
    expect(meant(hash)).toBe(hash)
  }
  expect(meant('#/Open/Gin.')).toBe('#/open/gin')
  expect(meant('#/fairness?utm_source=x')).toBe('#/fairness')
  expect(meant('#/?fbclid=x')).toBe('#/')
})

test('a link that has lost a part does not lead to the lobby, nor to another table', () => {
  expect(['#/t/', '#/t', '#/tabcdefg', '#/abcdefg', '#/galleries'].map(meant)).toEqual(
    Array(5).fill(null),
  )
  expect(meant('#/t/abcd')).toBe('#/t/abcd') // of which the server knows that there is none
})

test('the address is put right, so that it can be copied again', () => {
  expect(go(`#/T/${NAME}).`).table).toBe(NAME)
  expect(location.hash).toBe(`#/t/${NAME}`)
})

test('a seat that is handed over is in the address with its key', () => {
  const { handed, table, key } = go('#/t/abc/seat/1-0a1b')
  expect([handed, table, key]).toEqual([
    { table: 'abc', seat: 1, token: '0a1b' },
    null,
    '#/t/abc/seat/1-0a1b',
  ])
  expect(go('#/t/abc/seat/1').handed).toBeNull()
  expect(go('#/t/abc').handed).toBeNull()
})

test('an invitation leads to the table, wherever the page lies', () => {
  expect(invitation('abc', 'https://cards.example')).toBe(
    `https://cards.example${location.pathname}#/t/abc`,
  )
})

test('only loopback addresses are on this very device', () => {
  expect(
    ['localhost', '127.0.0.1', '127.8.9.10', '[::1]', '0.0.0.0'].map(isLoopback),
  ).not.toContain(false)
  expect(['192.168.0.2', '127.0.0.1.example', 'localhost.example'].map(isLoopback)).not.toContain(
    true,
  )
})
