import { vi } from 'vitest'

/** Wait until a check passes, however busy the machine is. */
export const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 60_000 })
