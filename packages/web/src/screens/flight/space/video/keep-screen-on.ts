/**
 * Keeps the screen on where the browser allows it, because a phone that switches itself off stops
 * drawing. The browser ends this while the page is hidden, so it is requested again when the page is
 * visible. Returns a function that lets the screen switch off.
 */
export function keepScreenOn(): () => void {
  let isOver = false;
  let lock: WakeLockSentinel | undefined;
  const request = async () => {
    if (document.visibilityState !== 'visible') return;
    const next = await navigator.wakeLock?.request('screen').catch(() => undefined);
    if (isOver) void next?.release();
    else lock = next;
  };
  const onVisibility = () => void request();
  document.addEventListener('visibilitychange', onVisibility);
  onVisibility();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', onVisibility);
    void lock?.release();
  };
}
