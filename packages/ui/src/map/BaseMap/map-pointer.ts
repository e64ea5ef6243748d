/** Pointer over the map. */
export interface MapPointer {
  lat: number;
  lon: number;
  /** Widths of the world in one pixel. */
  pixel: number;
  /** Where it is on the map, in px from its left and upper edge. */
  xPx: number;
  yPx: number;
  /** Whether it only passes over, or taps. */
  kind: 'hover' | 'tap';
}
