/** Whether only this very device finds what is at such a host; 0.0.0.0 is what a server may say. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(host)
