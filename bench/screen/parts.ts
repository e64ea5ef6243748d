/** Selectors of the parts of the flight page that the bench waits for. */

/** The map once it was idle. */
export const IDLE_MAP = 'section [aria-busy=false] canvas.maplibregl-canvas';
/** There as soon as the barogram is drawn; its text names the moment of the cursor. */
export const SLIDER = 'figure div:has(.u-over) + input[type=range]';
/** Selector of the barogram's drawing. The chart of leads has no slider. */
export const BAROGRAM = 'figure:has(input[type=range]) .u-over';
/** Head, points with their contest, and legs. */
export const FIGURES = ['main h1', 'main [role=tabpanel] dl', 'main [role=tabpanel] table'];

/** In CSS pixels from the left and upper edge of an element. */
export interface Place {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Evenly spaced places from left to right, half-way down. */
export function placesAcross(area: Size | null, count: number): Place[] {
  const { width, height } = area ?? { width: 0, height: 0 };
  return Array.from({ length: count }, (_, i) => ({
    x: (width * (i + 0.5)) / count,
    y: height / 2,
  }));
}
