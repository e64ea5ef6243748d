import { returnPath } from '../shell/return-path.js';

/** Where to go on after logging in. */
export interface ReturnSearch {
  readonly redirect?: string;
}

/** Reads the path to return to; the default, the home page, is omitted. */
export function parseReturnSearch(raw: Record<string, unknown>): ReturnSearch {
  const { redirect } = raw;
  const path = returnPath(typeof redirect === 'string' ? redirect : undefined);
  return path === '/' ? {} : { redirect: path };
}
