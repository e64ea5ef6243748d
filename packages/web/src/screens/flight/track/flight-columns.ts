import type { FlightData } from '@cloudstreet/sdk';
import { type FlightColumns, flightColumns } from '@cloudstreet/ui/flight';
import { readTrack } from './read-track.js';

const columnsOf = new WeakMap<FlightData, FlightColumns>();

/** Returns the columns for map and barogram. They are converted once per track. */
export function toColumns(data: FlightData): FlightColumns {
  const known = columnsOf.get(data);
  if (known) return known;
  const { track, groundM } = readTrack(data);
  const columns = flightColumns(track, groundM);
  columnsOf.set(data, columns);
  return columns;
}
