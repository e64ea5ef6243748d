import type { FeatureCollection, LineString } from 'geojson';
import { firstFrom } from '../../../flight/flight-columns.js';
import type { TimedPath } from '../../place-at.js';

export interface ColoredPath extends TimedPath {
  color: string;
}

/** Style that highlights the track just flown. */
export const TRAIL_PX = 9;
export const TRAIL_OPACITY = 0.55;

/**
 * Returns the part of each track within a duration before a time. Empty for tracks that had not
 * started or had ended before.
 */
export function trailFeatures(
  tracks: readonly ColoredPath[],
  timeS: number | null,
  lengthS: number,
): FeatureCollection<LineString> {
  return {
    type: 'FeatureCollection',
    features: tracks.flatMap(({ color, path, ...track }) => {
      if (timeS === null) return [];
      const from = firstFrom(track.timeS, timeS - lengthS);
      const to = firstFrom(track.timeS, timeS + 0.5);
      if (to - from < 2) return [];
      return [
        {
          type: 'Feature',
          properties: { color },
          geometry: {
            type: 'LineString',
            coordinates: path.slice(from, to).map(([lon, lat]) => [lon, lat]),
          },
        },
      ];
    }),
  };
}
