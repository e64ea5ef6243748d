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

/** Makes the browser load a page about plans as a new document; nothing is rendered before. */
export async function openPlansDocument(href: string): Promise<void> {
  if (isPlansDocument()) return;
  window.location.assign(href);
  await new Promise(() => {});
}
