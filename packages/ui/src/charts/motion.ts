import { distanceM } from '@cloudstreet/scoring/geo';
import { at, type FlightColumns, firstFrom } from '../flight/flight-columns.js';

/** Columns of a flight with measured values for the curves. */
export interface MeasuredColumns extends FlightColumns {
  /** One per fix; NaN if unknown. */
  varioMps?: ArrayLike<number> | undefined;
  /** Over ground, one per fix; NaN if unknown. */
  speedKmh?: ArrayLike<number> | undefined;
}

/** Long enough to smooth the steps of whole metres, short enough to show a gust. */
const CLIMB_INTERVAL_S = 10;
const SPEED_SPAN_S = 6;

/**
 * Returns the climb rate at a fix in m/s: the measured value, or else that between the surrounding
 * fixes. Undefined if neither is known.
 */
export function climbRateAt(
  { unixS, altitudeM, varioMps }: Pick<MeasuredColumns, 'unixS' | 'altitudeM' | 'varioMps'>,
  index: number,
): number | undefined {
  if (varioMps) return finite(varioMps[index]);
  const [from, to] = fixesAround(unixS, index, CLIMB_INTERVAL_S);
  if (from === to) return undefined;
  return (at(altitudeM, to) - at(altitudeM, from)) / (at(unixS, to) - at(unixS, from));
}

/**
 * Returns the ground speed at a fix in km/h: the measured value, or else that between the
 * surrounding fixes. Undefined if neither is known.
 */
export function groundSpeedAt(
  { unixS, latDeg, lonDeg, speedKmh }: MeasuredColumns,
  index: number,
): number | undefined {
  if (speedKmh) return finite(speedKmh[index]);
  const [from, to] = fixesAround(unixS, index, SPEED_SPAN_S);
  if (from === to) return undefined;
  let pathM = 0;
  for (let fix = from; fix < to; fix += 1) {
    pathM += distanceM(
      { lat: at(latDeg, fix), lon: at(lonDeg, fix) },
      { lat: at(latDeg, fix + 1), lon: at(lonDeg, fix + 1) },
    );
  }
  return (pathM / (at(unixS, to) - at(unixS, from))) * 3.6;
}

function finite(value: number | undefined): number | undefined {
  return Number.isFinite(value) ? value : undefined;
}

/**
 * Returns first and last fix of the interval around a fix, which contains at least one neighbour.
 */
function fixesAround(unixS: ArrayLike<number>, index: number, durationS: number): [number, number] {
  const time = at(unixS, index);
  const from = Math.min(firstFrom(unixS, time - durationS / 2), Math.max(index - 1, 0));
  const beyond = firstFrom(unixS, time + durationS / 2 + 1e-6);
  return [from, Math.max(beyond - 1, Math.min(index + 1, unixS.length - 1))];
}
