import type { CursorStore } from '@cloudstreet/ui/charts/time';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** The moment of a cursor for what moves with it; it is rendered anew with each move. */
export function useCursor(cursor: CursorStore): number | null {
  return useSyncExternalStore(cursor.subscribe, cursor.get);
}

/** How long the cursor must rest. */
const REST_MS = 120;
/** One that does not rest is read all the same, this often. */
const EVERY_MS = 1000;

/**
 * The moment of a cursor for what costs more to render: read when the cursor rests, and now and then
 * while it moves.
 *
 * @param isWanted Whether it is needed at all; without it the answer stays what it was.
 */
export function useCalmCursor(cursor: CursorStore, isWanted = true): number | null {
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
      timer = setTimeout(read, Math.min(REST_MS, readAtMs + EVERY_MS - performance.now()));
    };
    follow();
    const stop = cursor.subscribe(follow);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [cursor, isWanted]);
  return timeS;
}
