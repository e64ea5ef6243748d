/** First path segments of pages that other sites may not frame: they act for the signed-in user. */
const UNFRAMED: ReadonlySet<string> = new Set(['auth', 'upload', 'settings', 'dashboard', 'plans']);
/** First path segments of pages on which people pay. */
const PAYING = 'plans';

/** Whether other sites may frame the page at an address. */
export function mayBeFramed(url: string): boolean {
  return !UNFRAMED.has(firstStep(url));
}

/** Whether the page at an address takes payments. */
export function isPaying(url: string): boolean {
  return firstStep(url) === PAYING;
}

/**
 * The address is read as the application's router reads it: without regard to capitals, unescaped,
 * without empty steps and without controls.
 */
function firstStep(url: string): string {
  const path = decoded(url.split(/[?#]/)[0] ?? '')
    .replaceAll(/\p{Cc}/gu, '')
    .toLowerCase();
  const steps: string[] = [];
  for (const step of path.split(/[/\\]/)) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps[0] ?? '';
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // No page has such an address.
    return path;
  }
}
