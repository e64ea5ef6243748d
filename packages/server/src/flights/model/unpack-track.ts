import { gunzipSync } from 'node:zlib';
import type { FlightTrack } from '@cloudstreet/scoring/analyse';

/** The track of a flight as `scoreIgcFile` packed it. */
export function unpackTrack(gzipped: Uint8Array): FlightTrack {
  return JSON.parse(gunzipSync(gzipped).toString()) as FlightTrack;
}
