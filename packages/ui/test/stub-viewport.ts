import { vi } from 'vitest';

/** Makes `matchMedia` answer width queries for a viewport of the given width; undo with `vi.unstubAllGlobals`. */
export function stubViewport(widthPx: number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query, widthPx),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

function matches(query: string, widthPx: number): boolean {
  const [, comparison, limit] = /^\(width (<|>=) (\d+)px\)$/.exec(query) ?? [];
  if (comparison === '<') return widthPx < Number(limit);
  return comparison === '>=' && widthPx >= Number(limit);
}
