import type { FlightFacts } from '../flight-facts.js';

const NOTHING: FlightFacts = {
  date: '2026-07-14',
  durationH: 0,
  freeKm: 0,
  freePoints: 0,
  speedPoints: 0,
  triangleKm: 0,
  hasPhotos: false,
  isVintage: false,
  followers: 0,
  freeFlightH: 0,
  gainM: 0,
  straightKm: 0,
  courseKm: 0,
  finalGlideKm: 0,
  noCircleKm: 0,
  circledAirports: [],
  leftThermals: 0,
  rightThermals: 0,
  thermalGainM: 0,
  strongThermalGainM: 0,
  bestClimbMps: 0,
};

/** A flight of which only some facts matter. */
export function flightOf(facts: Partial<FlightFacts>): FlightFacts {
  return { ...NOTHING, ...facts };
}
