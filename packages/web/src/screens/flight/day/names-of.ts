import type { DayFlight } from '../../../workers/read-day.js';

/** Returns the names of both pilots; undefined if none is known. */
export function pilotsOf({ user, co_user: coUser }: DayFlight): string {
  return [user?.name, coUser?.name].filter(Boolean).join(', ');
}

/** Returns the competition number or the pilot's name, as a short label for the map. */
export function labelOf(flight: DayFlight): string {
  return flight.competition_id || flight.registration || pilotsOf(flight);
}

/** Returns the name of the glider. */
export function gliderOf(flight: DayFlight): string {
  const { competition_id: sign, registration, aircraft, takeoff_airport: airport } = flight;
  return [sign || registration, aircraft?.name, airport?.name].filter(Boolean).join(' · ');
}
