/** Keep the screen on while a page is shown, where the browser allows it; return how to stop. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let wanted = true
  const ask = (): void => {
    if (!wanted || document.hidden) return
    // Browsers refuse on a page that is not secure, or when the battery is low.
    // eslint-disable-next-line no-restricted-properties -- without TLS the screen goes dark as usual
    void navigator.wakeLock?.request('screen').then(
      (found) => {
        lock = found
        if (!wanted) void found.release()
      },
      () => undefined,
    )
  }
  document.addEventListener('visibilitychange', ask)
  ask()
  return () => {
    wanted = false
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}
