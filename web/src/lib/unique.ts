/** The items, each once, in the order of their first appearance. */
export const unique = <T>(items: T[]): T[] => [...new Set(items)]
