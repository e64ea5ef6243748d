import type { FlightDay } from '@cloudstreet/sdk';
import { type DayTracks, toDayTracks } from '@cloudstreet/ui/map/day-tracks';

/** A flight of a day without its way. */
export type DayFlight = Omit<FlightDay['flight'][number], 'line' | 'thermal'>;

/** A day for its replay: plain data and columns, which cross from the worker. */
export interface DayOfFlights {
  /** In the order of the tracks. */
  readonly flights: readonly DayFlight[];
  readonly tracks: DayTracks;
  /** How many flights there are, of which the list may hold the best. */
  readonly total: number;
}

/**
 * Reads the answer to `GET flightday`.
 *
 * @throws {SyntaxError} If the bytes are cut off.
 */
export function readDay(bytes: ArrayBuffer): DayOfFlights {
  // The contract says what this call answers.
  const answer = JSON.parse(new TextDecoder().decode(bytes)) as FlightDay;
  const { flight, total } = answer;
  return {
    flights: flight.map(({ line: _line, thermal: _thermal, ...rest }) => rest),
    tracks: toDayTracks(flight),
    total,
  };
}
