import type { FlightOfDay } from '../src/map/day-tracks/index.js';

/** Noon of a day in summer, in unix seconds. */
export const NOON_S = 1_784_030_400;

/**
 * A glider that goes north-east for two hours from noon, a fix in ten seconds, climbing 1 m/s; with a
 * thermal in the second quarter of an hour.
 */
export function flightOfDay(startLon = 7, startS = NOON_S): FlightOfDay {
  return {
    line: {
      time: [startS, ...steps(10)],
      lat: [5_100_000, ...steps(200)],
      lon: [Math.round(startLon * 1e5), ...steps(200)],
      alt: [500, ...steps(10)],
      climb: [10, ...steps(0)],
    },
    thermal: [{ start: startS + 900, end: startS + 1800, lat: 51.2, lon: startLon, climb: 2.5 }],
  };
}

function steps(value: number): number[] {
  return Array.from({ length: 720 }, () => value);
}
