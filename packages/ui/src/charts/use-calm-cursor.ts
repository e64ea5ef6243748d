import { useEffect, useState } from 'react';
import type { CursorStore } from './cursor-store.js';
import { followCalmly } from './follow-calmly.js';

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
    const read = () => setTimeS(cursor.get());
    // It may have moved before.
    read();
    return followCalmly(cursor, read, { everyMs });
  }, [cursor, isWanted, everyMs]);
  return timeS;
}
