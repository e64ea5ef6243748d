import type { CursorStore } from '@cloudstreet/ui/charts/time';
import { useEffect, useState } from 'react';

/** How long the cursor must rest. */
const REST_MS = 120;
/** One that does not rest is read all the same, this often. */
const EVERY_MS = 1000;

export interface CalmCursorOptions {
  /** Whether it is needed at all; without it the answer stays what it was. */
  isWanted?: boolean;
  /** Whether only one that rests is read. */
  onlyAtRest?: boolean;
}

/**
 * The moment of a cursor for what costs more to render: read when the cursor rests, and now and then
 * while it moves.
 */
export function useCalmCursor(
  cursor: CursorStore,
  { isWanted = true, onlyAtRest = false }: CalmCursorOptions = {},
): number | null {
  const [timeS, setTimeS] = useState(cursor.get);
  useEffect(() => {
    if (!isWanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let readAtMs = Number.NEGATIVE_INFINITY;
    const read = () => {
      readAtMs = performance.now();
      setTimeS(cursor.get());
    };
    const follow = () => {
      clearTimeout(timer);
      const dueMs = onlyAtRest ? REST_MS : readAtMs + EVERY_MS - performance.now();
      timer = setTimeout(read, Math.min(REST_MS, dueMs));
    };
    follow();
    const stop = cursor.subscribe(follow);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [cursor, isWanted, onlyAtRest]);
  return timeS;
}
