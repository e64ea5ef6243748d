import { returnPath } from '../shell/return-path.js';

/** Path to open after signing in. */
export interface ReturnSearch {
  readonly redirect?: string;
}

/** Parses the path to return to. The default, the home page, is omitted. */
export function parseReturnSearch(raw: Record<string, unknown>): ReturnSearch {
  const { redirect } = raw;
  const path = returnPath(typeof redirect === 'string' ? redirect : undefined);
  return path === '/' ? {} : { redirect: path };
}
