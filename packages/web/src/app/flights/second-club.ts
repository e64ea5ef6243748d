import type { ClubRef, FlightDetail } from '@cloudstreet/sdk';

/** Club for which a flight counts, or can count, instead of the first club of its pilot. */
export function secondClubOf(flight: FlightDetail): ClubRef | undefined {
  return flight.use_second_club ? flight.club : flight.second_club;
}
