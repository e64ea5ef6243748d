import { AIRFIELDS, type DemoAirfield, PILOTS } from './demo-data.js';
import type { PlannedFlight } from './plan-season.js';

const DAY_S = 86_400;
const QUALITY = 0.95;
/** From home and back by way of another airfield. */
const STAGES = [
  { from: 'LKZB', to: 'LKRA' },
  { from: 'LKRA', to: 'LKRA' },
  { from: 'LKRA', to: 'LKZB' },
] as const;
const PILOT = 'Petr Plachtař';
const CO_PILOT = 'Renata Kumulová';
/** First and last possible day of July. */
const DAYS = [3, 28] as const;

/**
 * Plans a travel of two pilots in the last July: to another airfield, around it and home, on days on
 * which neither has flights of the season. Nothing if there are no such days.
 */
export function planJourney(season: readonly PlannedFlight[], nowS: number): PlannedFlight[] {
  const pilot = PILOTS.findIndex(({ name }) => name === PILOT);
  const coPilot = PILOTS.findIndex(({ name }) => name === CO_PILOT);
  const taken = new Set(
    season
      .filter((flight) => PILOTS[flight.pilot]?.club === PILOTS[pilot]?.club)
      .map(({ day }) => day),
  );
  const start = startDays(nowS).find((day) =>
    STAGES.every((_, index) => !taken.has(day + index * DAY_S)),
  );
  if (start === undefined) return [];
  return STAGES.map(({ from, to }, index) => ({
    id: `journey-${index + 1}`,
    pilot,
    crew: { pilot: coPilot, isConfirmed: true },
    airfield: airfieldOf(from),
    destination: to,
    day: start + index * DAY_S,
    quality: QUALITY,
  }));
}

/** Days of the last July that is over, the latest first. */
function startDays(nowS: number): number[] {
  const year = new Date(nowS * 1000).getUTCFullYear();
  const isOver = Date.UTC(year, 7, 1) <= nowS * 1000;
  const [first, last] = DAYS;
  return Array.from(
    { length: last - first + 1 },
    (_, ago) => Date.UTC(isOver ? year : year - 1, 6, last - ago) / 1000,
  );
}

function airfieldOf(ident: string): DemoAirfield {
  return AIRFIELDS.find((airfield) => airfield.ident === ident)!;
}
