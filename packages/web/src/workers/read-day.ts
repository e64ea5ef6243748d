import type { FlightDay } from '@cloudstreet/sdk';
import { type DayTracks, toDayTracks } from '@cloudstreet/ui/map/day-tracks';

/** A flight of a day without its line. */
export type DayFlight = Omit<FlightDay['flight'][number], 'line' | 'thermal'>;

/** A day for its replay, as plain data and columns that can be transferred from the worker. */
export interface DayOfFlights {
  /** In the order of the tracks. */
  readonly flights: readonly DayFlight[];
  readonly tracks: DayTracks;
  /** Total number of flights. The list may contain only the best. */
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
