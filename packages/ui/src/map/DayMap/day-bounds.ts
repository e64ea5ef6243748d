import { distanceM } from '@cloudstreet/scoring/geo';
import { boundsOf, type MapPath, nearLon, type PathBounds } from '../../flight/flight-path.js';
import type { DayTracks } from '../day-tracks/day-tracks.js';
import { latOfWorldY, lonOfWorldX } from '../day-tracks/world-units.js';

/** Number of points that suffice to show the course of a flight. */
const MAX_POINTS = 60;
/** Flights closer to each other than this belong to one region. */
const REGION_M = 500_000;

/** Returns each flight as a coarse line; empty for a flight without fixes. */
export function dayPaths({ offsets, x, y }: DayTracks): MapPath[] {
  return Array.from({ length: offsets.length - 1 }, (_, flight) => {
    const [first, end] = [offsets[flight]!, offsets[flight + 1]!];
    const stride = Math.max(1, Math.ceil((end - first) / MAX_POINTS));
    const path: [number, number][] = [];
    for (let entry = first; entry < end; entry += stride) {
      const lon = lonOfWorldX(x[entry]!);
      path.push([nearLon(lon, path.at(-1)?.[0] ?? lon), latOfWorldY(y[entry]!)]);
    }
    return path;
  });
}

/**
 * Returns the box around the flights near to most others, because a map of the whole world would
 * show only dots.
 */
export function busiestBounds(paths: readonly MapPath[]): PathBounds | undefined {
  const starts = paths.filter((path) => path.length > 0);
  const near = starts.map((path) => starts.filter((other) => areNear(path[0]!, other[0]!)));
  const busiest = near.reduce<MapPath[]>(
    (most, next) => (next.length > most.length ? next : most),
    [],
  );
  return boundsOf(busiest);
}

function areNear(
  [lon, lat]: readonly [number, number],
  [otherLon, otherLat]: readonly [number, number],
) {
  return distanceM({ lat, lon }, { lat: otherLat, lon: otherLon }) <= REGION_M;
}
