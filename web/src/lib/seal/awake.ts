/** Whether this page has run without a pause: one that was frozen or hidden answers late. */
const EVERY = 500 // ms
const SLOW = 2_000 // ms
const LATELY = 10_000 // ms

let last = performance.now()
let slept = -Infinity

const look = (): void => {
  const now = performance.now()
  if (now - last > SLOW || document.hidden) slept = now
  last = now
}

/** Notice pauses from now on; return how to end that. */
export function watchSleep(): () => void {
  last = performance.now()
  const timer = setInterval(look, EVERY)
  return () => clearInterval(timer)
}

export function isAwake(): boolean {
  look()
  return performance.now() - slept > LATELY
}
