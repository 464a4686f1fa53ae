/** Whether only this very device finds what is at such a host. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)
