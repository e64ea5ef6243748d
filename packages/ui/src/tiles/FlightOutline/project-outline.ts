import type { OutlineView } from '../outline-ground/outline-ground.js';

type OutlinePoint = readonly [x: number, y: number];

export interface DrawnOutline {
  /** Pixels from the left and top of the frame. */
  track: OutlinePoint[];
  /** Lines of whole degrees, as a path that extends beyond the frame on all sides. */
  graticule: string;
  /** Absent without positions. */
  view?: OutlineView;
  /** Projects another position into the frame. */
  project: (position: readonly [lat: number, lon: number]) => OutlinePoint;
}

/** Minimum box in degrees, so that short flights are not enlarged too much. */
const MIN_DEGREES = 0.2;

/**
 * Fits positions into a frame with a margin, with an equirectangular projection that is true to
 * scale at the middle latitude.
 *
 * @param positions Latitude and longitude in degrees. Steps of over 180° take the shorter way.
 */
export function projectOutline(
  positions: readonly (readonly [lat: number, lon: number])[],
  { width, height, margin }: { width: number; height: number; margin: number },
): DrawnOutline {
  const [first] = positions;
  if (!first) return { track: [], graticule: '', project: () => [width / 2, height / 2] };
  const lats = positions.map(([lat]) => lat);
  const lons = positions.map(([, lon]) => lon - 360 * Math.round((lon - first[1]) / 360));
  const [south, north, west, east] = [...rangeOf(lats), ...rangeOf(lons)];
  const [centreLat, centreLon] = [(south + north) / 2, (west + east) / 2];
  const lonScale = Math.cos((centreLat * Math.PI) / 180);
  const scale = Math.min(
    (width - 2 * margin) / Math.max((east - west) * lonScale, MIN_DEGREES),
    (height - 2 * margin) / Math.max(north - south, MIN_DEGREES),
  );
  const toX = (lon: number) => width / 2 + (lon - centreLon) * lonScale * scale;
  const toY = (lat: number) => height / 2 - (lat - centreLat) * scale;
  const [reachLon, reachLat] = [(1.5 * width) / scale / lonScale, (1.5 * height) / scale];
  return {
    track: lats.map((lat, index) => [toX(lons[index] ?? centreLon), toY(lat)]),
    view: { lat: centreLat, lon: centreLon, width, height, unitsPerDegree: scale },
    project: ([lat, lon]) => [toX(lon - 360 * Math.round((lon - centreLon) / 360)), toY(lat)],
    graticule: [
      ...wholeDegrees(centreLon, reachLon).map(
        (lon) => `M${toX(lon).toFixed(1)} ${-height}v${3 * height}`,
      ),
      ...wholeDegrees(centreLat, reachLat).map(
        (lat) => `M${-width} ${toY(lat).toFixed(1)}h${3 * width}`,
      ),
    ].join(''),
  };
}

function rangeOf(values: readonly number[]): [least: number, greatest: number] {
  return [Math.min(...values), Math.max(...values)];
}

function wholeDegrees(centre: number, reach: number): number[] {
  const [first, last] = [Math.ceil(centre - reach), Math.floor(centre + reach)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
