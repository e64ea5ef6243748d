import { type CursorStore, useThrottledCursor } from '@cloudstreet/ui/flight';
import type { DayOfFlights } from '../../../workers/read-day.js';

/** Interval at which lists and values of a day change. */
const INTERVAL_MS = 1000;

/** Returns the time of a day replay for lists and values in Unix seconds. */
export function useMoment(day: DayOfFlights, clock: CursorStore): number {
  return useThrottledCursor(clock, { intervalMs: INTERVAL_MS }) ?? day.tracks.startS;
}
