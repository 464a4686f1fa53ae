import { expect, test } from 'vitest'
import { isLoopback } from '../src/lib/address'
import { invitation, openingHash, route, tableHash } from '../src/lib/route.svelte'

function go(hash: string): typeof route {
  location.hash = hash
  dispatchEvent(new HashChangeEvent('hashchange'))
  return route
}

test('the address says what is shown', () => {
  const shown = (hash: string): unknown => {
    const { game, table, gallery, key } = go(hash)
    return [game, table, gallery, key]
  }
  expect(shown('#/')).toEqual([null, null, null, ''])
  expect(shown(openingHash('whist'))).toEqual(['whist', null, null, 'whist'])
  expect(shown(tableHash('a_b-2'))).toEqual([null, 'a_b-2', null, 'a_b-2'])
  expect(shown('#/gallery')).toEqual([null, null, '', ''])
  expect(shown('#/gallery/Fan')).toEqual([null, null, 'Fan', ''])
  expect(shown('#/t/one/more')).toEqual([null, null, null, ''])
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
