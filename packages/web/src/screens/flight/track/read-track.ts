import { type RecordedFlight, readFlightTrack } from '@cloudstreet/scoring/analyse';
import type { FlightData } from '@cloudstreet/sdk';

const tracksOf = new WeakMap<FlightData, RecordedFlight>();

/**
 * Returns the columns of a track for the analysis worker, converted once. Columns are transferred
 * to it in a fraction of the time of lists.
 */
export function readTrack(data: FlightData): RecordedFlight {
  const known = tracksOf.get(data);
  if (known) return known;
  const read = readFlightTrack(data);
  tracksOf.set(data, read);
  return read;
}
