import { type FlightComparison, leadAt } from '@cloudstreet/scoring/analyse';
import { type CursorStore, nearestInTime, useThrottledCursor } from '@cloudstreet/ui/flight';
import { Altitude, Distance } from '@cloudstreet/ui/values';

/** Interval of updates. A table of eleven flights costs as much as several moves of the cursor. */
const INTERVAL_MS = 1000;

export interface LeadFigureProps {
  part: 'ahead' | 'higher';
  /** Comparison with the other flight; undefined while loading. */
  comparison: FlightComparison | undefined;
  /** Times of the main flight's fixes. */
  timeS: ArrayLike<number> | undefined;
  cursor: CursorStore;
}

/**
 * Lead of the main flight at the cursor, along the course or in height. When the cursor moves, only
 * this is rendered, not the table.
 */
export function LeadFigure({ part, comparison, timeS, cursor }: LeadFigureProps) {
  const cursorTimeS = useThrottledCursor(cursor, { intervalMs: INTERVAL_MS });
  const fix =
    cursorTimeS === null || !timeS?.length ? undefined : nearestInTime(timeS, cursorTimeS);
  const { aheadM, higherM } = comparison ? leadAt(comparison, fix) : {};
  if (part === 'higher') return <Altitude m={higherM} />;
  return <Distance km={aheadM === undefined ? undefined : aheadM / 1000} />;
}
