const PLANS = /^\/plans(?:\/|$)/;

/** Whether a path is one of a page about plans. */
export function isPlansPath(path: string): boolean {
  return PLANS.test(path);
}

/**
 * Whether this document was opened on a page about plans: then it may load the checkout, which no
 * other page may.
 */
export function isPlansDocument(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return opened !== undefined && isPlansPath(new URL(opened.name).pathname);
}

/** Has the browser open a page about plans by itself; nothing of it is drawn before. */
export async function openPlansDocument(href: string): Promise<void> {
  if (isPlansDocument()) return;
  window.location.assign(href);
  await new Promise(() => {});
}
