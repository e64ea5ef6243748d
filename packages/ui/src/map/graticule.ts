import type { Feature, FeatureCollection, LineString } from 'geojson';
import type { PathBounds } from './flight-path.js';

/** A meridian or parallel. `every` is the coarsest grid in arc minutes that it belongs to. */
export type GraticuleLine = Feature<LineString, { every: 60 | 10 }>;

/** How far the grid goes on around the box, in degrees: what one pans to while looking at it. */
const MARGIN_DEG = 4;

/** Meridians and parallels every ten minutes around a box. */
export function graticule([west, south, east, north]: PathBounds): FeatureCollection<
  LineString,
  { every: 60 | 10 }
> {
  const [fromX, toX] = [tenths(west - MARGIN_DEG), tenths(east + MARGIN_DEG)];
  const [fromY, toY] = [
    tenths(Math.max(south - MARGIN_DEG, -85)),
    tenths(Math.min(north + MARGIN_DEG, 85)),
  ];
  const features: GraticuleLine[] = [];
  for (let x = fromX; x <= toX; x += 1) {
    features.push(
      line(x, [
        [x / 6, fromY / 6],
        [x / 6, toY / 6],
      ]),
    );
  }
  for (let y = fromY; y <= toY; y += 1) {
    features.push(
      line(y, [
        [fromX / 6, y / 6],
        [toX / 6, y / 6],
      ]),
    );
  }
  return { type: 'FeatureCollection', features };
}

/** Steps of ten minutes. */
function tenths(degrees: number): number {
  return Math.round(degrees * 6);
}

function line(step: number, coordinates: [number, number][]): GraticuleLine {
  return {
    type: 'Feature',
    properties: { every: step % 6 === 0 ? 60 : 10 },
    geometry: { type: 'LineString', coordinates },
  };
}
