/** SHA-256 (FIPS 180-4) of bytes at once; `crypto.subtle` is missing where a page has no TLS. */

const PRIMES = ((): number[] => {
  const found: number[] = []
  for (let n = 2; found.length < 64; n++) if (found.every((prime) => n % prime)) found.push(n)
  return found
})()

/** The first 32 bits of the fraction of a root. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))
const ROUND = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)))

/** A block, spread; made once, as much garbage would be most of the work on a slow device. */
const block = new Int32Array(64)

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

export function sha256(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = (bytes.length + 72) & ~63
  const padded = new Uint8Array(length)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(length - 4, bytes.length << 3)

  const state = START.slice()
  const words = block
  for (let at = 0; at < length; at += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + 4 * i)
    for (let i = 16; i < 64; i++) {
      const one = words[i - 15]!
      const two = words[i - 2]!
      const low = turn(one, 7) ^ turn(one, 18) ^ (one >>> 3)
      const high = turn(two, 17) ^ turn(two, 19) ^ (two >>> 10)
      words[i] = words[i - 16]! + low + words[i - 7]! + high
    }
    mix(state, words)
  }
  const found = new DataView(new ArrayBuffer(32))
  state.forEach((word, i) => found.setInt32(4 * i, word))
  return new Uint8Array(found.buffer)
}

/** Mix a block, spread over the words, into the state. */
function mix(state: Int32Array, words: Int32Array): void {
  let a = state[0]!
  let b = state[1]!
  let c = state[2]!
  let d = state[3]!
  let e = state[4]!
  let f = state[5]!
  let g = state[6]!
  let h = state[7]!
  for (let i = 0; i < 64; i++) {
    const one = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const first = (h + one + ((e & f) ^ (~e & g)) + ROUND[i]! + words[i]!) | 0
    const two = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const second = two + ((a & b) ^ (a & c) ^ (b & c))
    // One by one: a list in every round would be most of the work until the code is warm.
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, i) => (state[i]! += word))
}
