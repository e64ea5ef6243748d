import { pageSegments } from './page-paths.js';

/** First path segments of pages that other sites may not frame: they act for the signed-in user. */
const UNFRAMED: ReadonlySet<string> = new Set(['auth', 'upload', 'settings', 'dashboard', 'plans']);
/** First path segments of pages on which people pay. */
const PAYING = 'plans';

/** Whether other sites may frame the page at an address. */
export function mayBeFramed(url: string): boolean {
  return !UNFRAMED.has(pageSegments(url)[0] ?? '');
}

/** Whether the page at an address takes payments. */
export function isPaying(url: string): boolean {
  return pageSegments(url)[0] === PAYING;
}
