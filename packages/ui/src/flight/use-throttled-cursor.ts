import { useEffect, useState } from 'react';
import type { CursorStore } from './cursor-store.js';
import { subscribeThrottled } from './subscribe-throttled.js';

const DEFAULT_INTERVAL_MS = 1000;

export interface ThrottledCursorOptions {
  /** Pass false to pause updates; the last value stays. */
  isEnabled?: boolean;
  /** Time between updates while the cursor moves, by default 1000 ms. `Infinity` waits for rest. */
  intervalMs?: number;
}

/** Returns the time of a cursor for expensive rendering: updated at rest, and at intervals while it moves. */
export function useThrottledCursor(
  cursor: CursorStore,
  { isEnabled = true, intervalMs = DEFAULT_INTERVAL_MS }: ThrottledCursorOptions = {},
): number | null {
  const [timeS, setTimeS] = useState(cursor.get);
  useEffect(() => {
    if (!isEnabled) return undefined;
    const read = () => setTimeS(cursor.get());
    // The cursor may have moved before this effect.
    read();
    return subscribeThrottled(cursor, read, { intervalMs });
  }, [cursor, isEnabled, intervalMs]);
  return timeS;
}
