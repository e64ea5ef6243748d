import { distanceM } from '@cloudstreet/scoring/geo';
import { at, type FlightColumns, firstFrom } from './flight-columns.js';

/** Long enough to level out the steps of whole metres, short enough to show a gust. */
const CLIMB_SPAN_S = 10;
const SPEED_SPAN_S = 6;

/** Climb rate around a fix in m/s; `undefined` where the track has only one fix. */
export function climbRateAt(
  { timeS, altitudeM }: FlightColumns,
  index: number,
): number | undefined {
  const [from, to] = fixesAround(timeS, index, CLIMB_SPAN_S);
  if (from === to) return undefined;
  return (at(altitudeM, to) - at(altitudeM, from)) / (at(timeS, to) - at(timeS, from));
}

/** Speed over ground around a fix in km/h; `undefined` without positions. */
export function groundSpeedAt(
  { timeS, lat, lon }: FlightColumns,
  index: number,
): number | undefined {
  if (!lat || !lon) return undefined;
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

/** First and last fix of the span in whose middle the fix lies, at least one neighbour wide. */
function fixesAround(timeS: ArrayLike<number>, index: number, spanS: number): [number, number] {
  const time = at(timeS, index);
  const from = Math.min(firstFrom(timeS, time - spanS / 2), Math.max(index - 1, 0));
  const beyond = firstFrom(timeS, time + spanS / 2 + 1e-6);
  return [from, Math.max(beyond - 1, Math.min(index + 1, timeS.length - 1))];
}
