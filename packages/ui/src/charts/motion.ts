import { distanceM } from '@cloudstreet/scoring/geo';
import { at, type FlightColumns, firstFrom } from './flight-columns.js';

/** A flight with what an analysis measured of it, as the curves show it. */
export interface MeasuredColumns extends FlightColumns {
  /** One per fix; NaN where it is not known. */
  varioMps?: ArrayLike<number> | undefined;
  /** Over ground, one per fix; NaN where it is not known. */
  speedKmh?: ArrayLike<number> | undefined;
}

/** Long enough to level out the steps of whole metres, short enough to show a gust. */
const CLIMB_SPAN_S = 10;
const SPEED_SPAN_S = 6;

/**
 * Climb rate at a fix in m/s: the measured one, else that of the fixes around; `undefined` where
 * neither is known.
 */
export function climbRateAt(
  { timeS, altitudeM, varioMps }: MeasuredColumns,
  index: number,
): number | undefined {
  if (varioMps) return finite(varioMps[index]);
  const [from, to] = fixesAround(timeS, index, CLIMB_SPAN_S);
  if (from === to) return undefined;
  return (at(altitudeM, to) - at(altitudeM, from)) / (at(timeS, to) - at(timeS, from));
}

/** Speed over ground at a fix in km/h, found in the same way; `undefined` without positions, too. */
export function groundSpeedAt(
  { timeS, lat, lon, speedKmh }: MeasuredColumns,
  index: number,
): number | undefined {
  if (!lat || !lon) return undefined;
  if (speedKmh) return finite(speedKmh[index]);
  const [from, to] = fixesAround(timeS, index, SPEED_SPAN_S);
  if (from === to) return undefined;
  let pathM = 0;
  for (let fix = from; fix < to; fix += 1) {
    pathM += distanceM(
      { lat: at(lat, fix), lon: at(lon, fix) },
      { lat: at(lat, fix + 1), lon: at(lon, fix + 1) },
    );
  }
  return (pathM / (at(timeS, to) - at(timeS, from))) * 3.6;
}

function finite(value: number | undefined): number | undefined {
  return Number.isFinite(value) ? value : undefined;
}

/** First and last fix of the span in whose middle the fix lies, at least one neighbour wide. */
function fixesAround(timeS: ArrayLike<number>, index: number, spanS: number): [number, number] {
  const time = at(timeS, index);
  const from = Math.min(firstFrom(timeS, time - spanS / 2), Math.max(index - 1, 0));
  const beyond = firstFrom(timeS, time + spanS / 2 + 1e-6);
  return [from, Math.max(beyond - 1, Math.min(index + 1, timeS.length - 1))];
}
