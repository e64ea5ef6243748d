import { useEffect, useState } from 'react';
import type { CursorStore } from './cursor-store.js';
import { subscribeThrottled } from './subscribe-throttled.js';

export interface ThrottledCursorOptions {
  /** False pauses updates. The last value stays. */
  isEnabled?: boolean;
  /**
   * Time between updates while the cursor moves; 100 ms by default. `Infinity` waits until it is at
   * rest.
   */
  intervalMs?: number | undefined;
}

/** Returns the time of a cursor for texts and other rendering that is too expensive for every move. */
export function useThrottledCursor(
  cursor: CursorStore,
  { isEnabled = true, intervalMs }: ThrottledCursorOptions = {},
): number | null {
  const [timeS, setTimeS] = useState(cursor.get);
  useEffect(() => {
    if (!isEnabled) return undefined;
    const read = () => setTimeS(cursor.get());
    // The cursor may have moved before this effect.
    read();
    return subscribeThrottled(cursor, read, intervalMs);
  }, [cursor, isEnabled, intervalMs]);
  return timeS;
}
