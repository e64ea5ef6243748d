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
  /** The index of the glider that stands out. */
  followed: number;
  /** `#rrggbb`: of what is not known, of texts and of edges, and around texts. */
  unknownColor: string;
  ink: string;
  casing: string;
}

/** The place of a value's colour among those of the classes and, behind them, that of what is not known. */
export function colorIndexOf(classes: readonly ColorClass[], value: number): number {
  const index = classOf(classes, value);
  return index === -1 ? classes.length : index;
}
