/** What benches look for on the screen of a flight. */

export const DRAWN_MAP = 'section [aria-busy=false] canvas.maplibregl-canvas';
/** The map as it is drawn before its library is there, or the map itself. */
export const FIRST_MAP = `[data-part=sketch][data-drawn=true], ${DRAWN_MAP}`;
/** The picture of the glider over either of them. */
export const GLIDER = '[data-part=sketched-glider], [data-part=gliders]';
/** There as soon as the barogram is drawn; its value is the number of a fix. */
export const SLIDER = 'figure div:has(.u-over) + input[type=range]';
/** Where the barogram is drawn; the chart of leads has no slider. */
export const BAROGRAM = 'figure:has(input[type=range]) .u-over';

/** In CSS pixels from the left and upper edge of what is pointed at. */
export interface Place {
  x: number;
  y: number;
}

/** So many places from the left to the right of an area, half-way down. */
export function placesAcross(
  area: { width: number; height: number } | null,
  count: number,
): Place[] {
  const { width, height } = area ?? { width: 0, height: 0 };
  return Array.from({ length: count }, (_, i) => ({
    x: (width * (i + 0.5)) / count,
    y: height / 2,
  }));
}
