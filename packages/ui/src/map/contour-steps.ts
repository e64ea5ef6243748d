import type { UnitSymbol } from '@cloudstreet/scoring/units';

/** Lowest zoom with contours, and the highest of their tiles. */
export const CONTOUR_ZOOMS = { min: 10, max: 14 };

/** Distance between lines, and between lines with a label, in a unit of altitude. */
export type ContourSteps = readonly [minor: number, major: number];

interface ZoomSteps {
  fromZoom: number;
  steps: ContourSteps;
}

const METRES: readonly ZoomSteps[] = [
  { fromZoom: CONTOUR_ZOOMS.min, steps: [200, 1000] },
  { fromZoom: 11, steps: [100, 500] },
  { fromZoom: 13, steps: [50, 250] },
  { fromZoom: 14, steps: [20, 100] },
];
const FEET: readonly ZoomSteps[] = [
  { fromZoom: CONTOUR_ZOOMS.min, steps: [1000, 5000] },
  { fromZoom: 11, steps: [500, 2500] },
  { fromZoom: 13, steps: [200, 1000] },
  { fromZoom: 14, steps: [100, 500] },
];

/** Returns the contours of a zoom level. */
export function contourSteps(symbol: UnitSymbol, zoom: number): ContourSteps {
  const all = symbol === 'm' ? METRES : FEET;
  return (all.findLast(({ fromZoom }) => zoom >= fromZoom) ?? all[0]!).steps;
}
