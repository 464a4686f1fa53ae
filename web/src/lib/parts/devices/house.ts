/** How many words a house name has. */
const WORDS = 4

/** Propose a house name: different words of a list, drawn by the device's own randomness. */
export function proposeHouse(list: readonly string[]): string {
  const words = [...list]
  const draw = (): string => words.splice(below(words.length), 1)[0]!
  return Array.from({ length: WORDS }, draw).join(' ')
}

/** A random number below a small bound, each as likely as any other. */
function below(bound: number): number {
  const all = 2 ** 32 - (2 ** 32 % bound)
  for (;;) {
    const [number = all] = crypto.getRandomValues(new Uint32Array(1))
    if (number < all) return number % bound
  }
}
