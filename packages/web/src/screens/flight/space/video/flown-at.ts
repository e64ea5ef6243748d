import { distanceM } from '@cloudstreet/scoring/geo';
import { type FlightColumns, interpolate, nearestInTime } from '@cloudstreet/ui/flight';

/** Half of the interval over which speed and climb are averaged. */
const REACH_S = 8;

/** Returns altitude, ground speed and climb at a time of a flight with at least one fix. */
export function flownAt(track: FlightColumns, timeS: number) {
  const { unixS, latDeg, lonDeg, altitudeM } = track;
  const middle = nearestInTime(unixS, timeS);
  const from = Math.max(0, Math.min(nearestInTime(unixS, timeS - REACH_S), middle - 1));
  const to = Math.min(
    unixS.length - 1,
    Math.max(nearestInTime(unixS, timeS + REACH_S), middle + 1),
  );
  const placeAt = (fix: number) => ({ lat: latDeg[fix] ?? 0, lon: lonDeg[fix] ?? 0 });
  const between = (column: ArrayLike<number>) => (column[to] ?? 0) - (column[from] ?? 0);
  const seconds = Math.max(1, between(unixS));
  // From fix to fix, because the ends of a circle are near each other.
  let flownM = 0;
  for (let fix = from; fix < to; fix += 1) flownM += distanceM(placeAt(fix), placeAt(fix + 1));
  return {
    altitudeM: interpolate(unixS, altitudeM, timeS),
    speedKmh: (flownM / seconds) * 3.6,
    climbMps: between(altitudeM) / seconds,
  };
}
