import { trackPalettes } from '../../../theme/tokens.js';
import { nearLon, type PositionColumns, toPath } from '../../flight-path.js';
import type { TimedPath } from '../../place-at.js';

/** Another flight on the map of one. */
export interface OtherTrack {
  id: string | number;
  /** Such as the pilot. */
  name: string;
  /** As it has elsewhere on the page; one of the theme's `trackPalettes` after the first. */
  color: string;
  /**
   * Unix seconds, strictly increasing; shift them to compare flights that started at other times.
   */
  track: PositionColumns & {
    timeS: ArrayLike<number>;
    /** Above mean sea level. Without it the flight is not shown in space. */
    altitudeM?: ArrayLike<number> | undefined;
  };
}

/** Another flight, ready to be drawn. */
export interface DrawnTrack extends TimedPath {
  id: string | number;
  name: string;
  color: string;
  path: [lon: number, lat: number][];
  altitudeM?: ArrayLike<number> | undefined;
}

/** As many as have a colour of their own beside the flight itself. */
const MOST_TRACKS = trackPalettes.light.length - 1;

/** The first eleven that have a fix. */
export function drawnTracks(others: readonly OtherTrack[], nearbyLon: number): DrawnTrack[] {
  return others
    .filter(({ track }) => track.timeS.length > 0)
    .slice(0, MOST_TRACKS)
    .map(({ id, name, color, track }) => {
      const path = toPath(track);
      const lon = path[0]?.[0] ?? 0;
      const shift = nearLon(lon, nearbyLon) - lon;
      return {
        id,
        name,
        color,
        timeS: track.timeS,
        altitudeM: track.altitudeM,
        path: path.map(([x, y]): [number, number] => [x + shift, y]),
      };
    });
}
