import { type CursorStore, useThrottledCursor } from '@cloudstreet/ui/flight';
import type { DayOfFlights } from '../../../workers/read-day.js';

/** A day's lists and figures change once a second. */
const INTERVAL_MS = 1000;

/** Returns the moment of a day's replay for lists and figures, in unix seconds. */
export function useMoment(day: DayOfFlights, clock: CursorStore): number {
  return useThrottledCursor(clock, { intervalMs: INTERVAL_MS }) ?? day.tracks.startS;
}
