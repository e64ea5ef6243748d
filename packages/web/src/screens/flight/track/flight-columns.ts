import type { FlightData } from '@cloudstreet/sdk';
import type { FlightColumns } from '@cloudstreet/ui/charts/Barogram';
import type { MapTrack } from '@cloudstreet/ui/map/FlightMap';

/** The columns that both map and barogram read. */
export type TrackColumns = FlightColumns & MapTrack;

const columnsOf = new WeakMap<FlightData, TrackColumns>();

/**
 * The track of the contract as columns. The same track gives the same object, so that nothing is
 * drawn anew.
 */
export function toColumns(data: FlightData): TrackColumns {
  const known = columnsOf.get(data);
  if (known) return known;
  const { coordinates } = data.geom;
  const columns = {
    timeS: data.time,
    altitudeM: data.alt,
    lat: coordinates.map(([, lat]) => lat),
    lon: coordinates.map(([lon]) => lon),
    ...(data.ground_alt && {
      groundAltM: Float32Array.from(data.ground_alt, (m) => m ?? Number.NaN),
    }),
  };
  columnsOf.set(data, columns);
  return columns;
}
