/** The items, each once, in the order of their first appearance. */
export const unique = <T>(items: readonly T[]): T[] => [...new Set(items)]

/** The items of one list that are not in another, each as often as it has more. */
export function without<T>(items: readonly T[], others: readonly T[]): T[] {
  const left = [...others]
  return items.filter((item) => {
    const at = left.indexOf(item)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** A list, empty where a server has left it out: nothing else of a position may depend on that. */
export const listed = <T>(items: T[] | null | undefined): T[] => items ?? []
