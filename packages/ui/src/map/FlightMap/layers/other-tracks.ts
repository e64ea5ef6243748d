import { nearLon, toPath } from '../../../flight/flight-path.js';
import type { OtherFlight } from '../../../flight/other-flight.js';
import { trackPalettes } from '../../../theme/tokens.js';
import type { TimedPath } from '../../place-at.js';

/** Another flight, ready to be drawn. */
export interface DrawnTrack extends TimedPath {
  id: string | number;
  name: string;
  color: string;
  path: [lon: number, lat: number][];
  altitudeM: ArrayLike<number>;
}

/** Number of colours in addition to that of the main flight. */
const MAX_TRACKS = trackPalettes.light.length - 1;

/** Returns the first eleven that have a fix. */
export function drawnTracks(others: readonly OtherFlight[], nearbyLon: number): DrawnTrack[] {
  const known = others.filter(({ track }) => track.unixS.length > 0);
  return spacePaths(known.slice(0, MAX_TRACKS), nearbyLon);
}

/** Returns all that have a fix, in the copy of the world of a longitude. */
export function spacePaths(others: readonly OtherFlight[], nearbyLon: number): DrawnTrack[] {
  return others
    .filter(({ track }) => track.unixS.length > 0)
    .map(({ id, name, color, track }) => {
      const path = toPath(track);
      const lon = path[0]?.[0] ?? 0;
      const shift = nearLon(lon, nearbyLon) - lon;
      return {
        id,
        name,
        color,
        timeS: track.unixS,
        altitudeM: track.altitudeM,
        path: path.map(([x, y]): [number, number] => [x + shift, y]),
      };
    });
}
