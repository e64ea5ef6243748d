import type { DayMoment } from '../day-tracks/day-moment.js';
import type { DayMeasure, DayTracks } from '../day-tracks/day-tracks.js';
import { type ColorClass, classOf } from '../track-coloring.js';

/** State to draw, read for each frame. */
export interface DayScene {
  tracks: DayTracks;
  moment: DayMoment;
  /** Unix seconds. */
  momentS: number;
  measure: DayMeasure;
  classes: readonly ColorClass[];
  thermalClasses: readonly ColorClass[];
  showsThermals: boolean;
  /** Index of the highlighted glider. */
  followed: number;
  /**
   * Colours `#rrggbb` of unknown values, of texts and edges of gliders, and around texts and trails.
   */
  unknownColor: string;
  ink: string;
  casing: string;
}

/** Returns the index of a value's colour: its class, or the last one if unknown. */
export function colorIndexOf(classes: readonly ColorClass[], value: number): number {
  const index = classOf(classes, value);
  return index === -1 ? classes.length : index;
}
