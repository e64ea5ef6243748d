/** First steps of pages that may not stand in a frame of another site: they act for the signed-in user. */
const UNFRAMED: ReadonlySet<string> = new Set(['auth', 'upload', 'settings', 'dashboard']);

/**
 * Whether the page of an address may stand in a frame of another site. The address is read as the
 * application's router reads it: without regard to capitals, unescaped, without empty steps and
 * without controls.
 */
export function mayBeFramed(url: string): boolean {
  const path = decoded(url.split(/[?#]/)[0] ?? '')
    .replaceAll(/\p{Cc}/gu, '')
    .toLowerCase();
  const steps: string[] = [];
  for (const step of path.split(/[/\\]/)) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return !UNFRAMED.has(steps[0] ?? '');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // No page has such an address.
    return path;
  }
}
