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
