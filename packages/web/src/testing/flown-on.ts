import type { FlightOfDay } from '@cloudstreet/ui/map/day-tracks';

/** Noon of a day in summer, in unix seconds. */
export const NOON_S = 1_784_030_400;

const FIXES = 360;

interface FlownOn {
  altitudeM?: number;
  climbMps?: number;
  /** Hundred-thousandths of a degree in twenty seconds. */
  northward?: number;
  groundM?: number;
  startS?: number;
  thermal?: FlightOfDay['thermal'];
}

/**
 * Returns a flight of a day as the API does: two hours northwards at one altitude, with a fix every
 * twenty seconds.
 */
export function flownOn(flight: FlownOn = {}): FlightOfDay {
  const { altitudeM = 1000, climbMps = 0, northward = 400, groundM, startS = NOON_S } = flight;
  return {
    line: {
      time: [startS, ...steps(20)],
      lat: [5_000_000, ...steps(northward)],
      lon: [700_000, ...steps(0)],
      alt: [altitudeM, ...steps(0)],
      climb: [climbMps * 10, ...steps(0)],
      ...(groundM !== undefined && { ground: [groundM, ...steps(0)] }),
    },
    thermal: flight.thermal ?? [],
  };
}

function steps(value: number): number[] {
  return Array.from({ length: FIXES }, () => value);
}
