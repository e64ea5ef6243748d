import { seasonBounds } from '@cloudstreet/scoring/season';
import { dayAfter } from './calendar-weeks.js';

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  ArrowLeft: -7,
  ArrowRight: 7,
  PageUp: -28,
  PageDown: 28,
};

/**
 * Returns the day to which a key moves. Undefined for other keys, and at the ends of the season.
 */
export function dayOfKey(
  key: string,
  { date, season }: { date: string; season: number },
): string | undefined {
  const { start, end } = seasonBounds(season);
  if (key === 'Home') return start;
  if (key === 'End') return end;
  const days = STEPS[key];
  return days === undefined ? undefined : dayAfter(date, days, season);
}
