import type { FlightColumns } from '../../flight/flight-columns.js';
import type { DayTracks } from './day-tracks.js';
import { latOfWorldY, lonOfWorldX } from './world-units.js';

/** Returns the track of one flight of a day. Unknown altitudes are NaN. */
export function flightColumnsOf(tracks: DayTracks, glider: number): FlightColumns {
  const from = tracks.offsets[glider] ?? 0;
  const to = tracks.offsets[glider + 1] ?? from;
  return {
    unixS: Float64Array.from(tracks.timeS.subarray(from, to), (second) => tracks.startS + second),
    latDeg: Float64Array.from(tracks.y.subarray(from, to), latOfWorldY),
    lonDeg: Float64Array.from(tracks.x.subarray(from, to), lonOfWorldX),
    altitudeM:
      tracks.values.altitude?.slice(from, to) ?? new Float32Array(to - from).fill(Number.NaN),
  };
}
