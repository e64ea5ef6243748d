import type { Feature, FeatureCollection, LineString } from 'geojson';
import type { PathBounds } from '../flight/flight-path.js';

/** A meridian or parallel. `every` is the spacing of its grid in arc minutes. */
export type GraticuleLine = Feature<LineString, { every: 60 | 10 }>;

/** Margin of each grid around the box in degrees, which covers one view of the map. */
const MARGIN_DEG = { 60: 24, 10: 4 } as const;

/** Zoom level from which each grid is drawn. */
export const GRID_MIN_ZOOM = { 60: 5, 10: 8 } as const;

/**
 * Returns meridians and parallels around a box: every ten minutes near it, every degree farther
 * out.
 */
export function graticule(bounds: PathBounds): FeatureCollection<LineString, { every: 60 | 10 }> {
  return { type: 'FeatureCollection', features: [...grid(bounds, 60), ...grid(bounds, 10)] };
}

function grid([west, south, east, north]: PathBounds, every: 60 | 10): GraticuleLine[] {
  const [margin, stepsPerDegree] = [MARGIN_DEG[every], 60 / every];
  const toStep = (degrees: number) => Math.round(degrees * stepsPerDegree);
  const [fromX, toX] = [toStep(west - margin), toStep(east + margin)];
  const [fromY, toY] = [
    toStep(Math.max(south - margin, -85)),
    toStep(Math.min(north + margin, 85)),
  ];
  const line = (ends: [number, number][]): GraticuleLine => ({
    type: 'Feature',
    properties: { every },
    geometry: {
      type: 'LineString',
      coordinates: ends.map(([x, y]) => [x / stepsPerDegree, y / stepsPerDegree]),
    },
  });
  const lines: GraticuleLine[] = [];
  for (let x = fromX; x <= toX; x += 1)
    lines.push(
      line([
        [x, fromY],
        [x, toY],
      ]),
    );
  for (let y = fromY; y <= toY; y += 1)
    lines.push(
      line([
        [fromX, y],
        [toX, y],
      ]),
    );
  return lines;
}
