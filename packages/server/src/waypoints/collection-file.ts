import { Readable } from 'node:stream';
import { type Waypoint, writeTaskFile } from '@cloudstreet/scoring/task-files';
import type { QueryParameters, Schemas } from '@cloudstreet/sdk/contract';
import { FileResponse } from '../platform/http/responses.js';

export type WaypointFormat = Exclude<
  NonNullable<QueryParameters<'getWaypointCollection'>['format']>,
  'json'
>;

const MEDIA_TYPES: Readonly<Record<WaypointFormat, string>> = {
  cup: 'text/csv; charset=utf-8',
  gpx: 'application/gpx+xml',
  geojson: 'application/geo+json',
};

/** Returns the waypoints of a collection as a file. */
export function collectionFile(
  { id, waypoint }: Schemas['WaypointCollection'],
  format: WaypointFormat,
): FileResponse {
  const bytes = waypointFile(waypoint, format);
  return new FileResponse({
    name: `waypoints-${id}.${format}`,
    mediaType: MEDIA_TYPES[format],
    content: Readable.from([Buffer.from(bytes)], { objectMode: false }),
  });
}

export function waypointFile(
  waypoints: readonly Schemas['Waypoint'][],
  format: WaypointFormat,
): Uint8Array {
  return writeTaskFile({ waypoints: waypoints.map(toFile), tasks: [] }, format);
}

function toFile({ geom, name, kind, ...waypoint }: Schemas['Waypoint']): Waypoint {
  const [lon, lat] = geom.coordinates;
  const { description, code, country, frequency, elevation } = waypoint;
  const { runway_direction: direction, runway_length: length, runway_width: width } = waypoint;
  return {
    name,
    lat,
    lon,
    ...(kind && { kind }),
    ...(description !== undefined && { description }),
    ...(code !== undefined && { code }),
    ...(country !== undefined && { country }),
    ...(frequency !== undefined && { frequency }),
    ...(elevation !== undefined && { elevationM: elevation }),
    ...(direction !== undefined && { runwayDirectionDeg: direction }),
    ...(length !== undefined && { runwayLengthM: length }),
    ...(width !== undefined && { runwayWidthM: width }),
  };
}
