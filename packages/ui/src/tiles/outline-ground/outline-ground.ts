import { createContext, type ReactNode } from 'react';

/** Part of the world that an outline shows, north up and true to scale in the middle. */
export interface OutlineView {
  /** Position in the middle, in degrees. */
  lat: number;
  lon: number;
  /** Size of the frame in units, which is enlarged until it fills the width or the height. */
  width: number;
  height: number;
  /** Units per degree of latitude. */
  unitsPerDegree: number;
}

/**
 * Renders the ground below an outline of a flight, in an element of its size. Without it there are
 * only lines of whole degrees.
 */
export const OutlineGroundContext = createContext<((view: OutlineView) => ReactNode) | undefined>(
  undefined,
);
