/** Pointer over the map. */
export interface MapPointer {
  lat: number;
  lon: number;
  /** Width of a pixel in widths of the world. */
  pixel: number;
  /** Position on the map in px from its left and upper edge. */
  xPx: number;
  yPx: number;
  /** Whether it hovers or taps. */
  kind: 'hover' | 'tap';
}
