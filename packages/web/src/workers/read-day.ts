import type { FlightDay } from '@cloudstreet/sdk';
import { type DayTracks, toDayTracks } from '@cloudstreet/ui/map/day-tracks';

/** A flight of a day without its line. */
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
 * Reads the response to `GET flightday`.
 *
 * @throws {SyntaxError} If the bytes are truncated.
 */
export function readDay(bytes: ArrayBuffer): DayOfFlights {
  // The contract defines this response.
  const day = JSON.parse(new TextDecoder().decode(bytes)) as FlightDay;
  const { flight, total } = day;
  return {
    flights: flight.map(({ line: _line, thermal: _thermal, ...rest }) => rest),
    tracks: toDayTracks(flight),
    total,
  };
}
