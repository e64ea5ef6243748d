const PLANS = /^\/plans(?:\/|$)/;

/** Whether a path belongs to a page about plans. */
export function isPlansPath(path: string): boolean {
  return PLANS.test(path);
}

/** Whether this document was opened on a page about plans. Only then it may load the checkout. */
export function isPlansDocument(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return opened !== undefined && isPlansPath(new URL(opened.name).pathname);
}

/** Makes the browser load a page about plans as a new document. Nothing is rendered before. */
export async function openPlansDocument(href: string): Promise<void> {
  if (isPlansDocument()) return;
  window.location.assign(href);
  await new Promise(() => {});
}
