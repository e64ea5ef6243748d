import type { FeatureCollection, LineString } from 'geojson';
import { at } from '../../charts/flight-columns.js';
import type { TimedPath } from '../place-at.js';

export interface ColoredPath extends TimedPath {
  color: string;
}

/**
 * Where each track went within the time before a moment. Nothing of those that had not begun, or
 * had ended before it.
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
      const from = firstAt(track.timeS, timeS - lengthS);
      const to = firstAt(track.timeS, timeS + 0.5);
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

/** The first fix at a time or after it; their number where there is none. */
function firstAt(timeS: ArrayLike<number>, wantedS: number): number {
  let [low, high] = [0, timeS.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(timeS, middle) < wantedS) low = middle + 1;
    else high = middle;
  }
  return low;
}
