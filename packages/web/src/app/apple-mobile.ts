/** Whether this is an iPhone or iPad, where only Safari can add pages to the Home Screen. */
export function isAppleMobile(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  // iPads identify as Macs.
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
