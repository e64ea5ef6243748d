import { useEffect, useState } from 'react';
import type { CursorStore } from './cursor-store.js';

/** How long the cursor must rest. */
const REST_MS = 120;
/** How often one that does not rest is read, unless said otherwise. */
const EVERY_MS = 1000;

export interface CalmCursorOptions {
  /** Whether it is needed at all; without it the answer stays what it was. */
  isWanted?: boolean;
  /**
   * How often one that does not rest is read all the same, 1000 ms where left out; infinite for one
   * that is read at rest alone.
   */
  everyMs?: number;
}

/**
 * The moment of a cursor for what costs more to render: read when the cursor rests, and now and then
 * while it moves.
 */
export function useCalmCursor(
  cursor: CursorStore,
  { isWanted = true, everyMs = EVERY_MS }: CalmCursorOptions = {},
): number | null {
  const [timeS, setTimeS] = useState(cursor.get);
  useEffect(() => {
    if (!isWanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let readAtMs = 0;
    const read = () => {
      readAtMs = performance.now();
      setTimeS(cursor.get());
    };
    const follow = () => {
      clearTimeout(timer);
      const dueMs = readAtMs + everyMs - performance.now();
      timer = setTimeout(read, Math.min(REST_MS, dueMs));
    };
    follow();
    const stop = cursor.subscribe(follow);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [cursor, isWanted, everyMs]);
  return timeS;
}
