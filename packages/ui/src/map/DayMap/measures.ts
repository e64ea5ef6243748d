import { type UnitSystem, unitOf } from '@cloudstreet/scoring/units';
import type { ThemeName } from '../../theme/tokens.js';
import type { DayMeasure, DayTracks } from '../day-tracks/day-tracks.js';
import { type ColorClass, colorClasses } from '../track-coloring.js';

/** Quantity that labels show for each measure. */
export const MEASURE_QUANTITIES = {
  altitude: 'altitude',
  height: 'altitude',
  climb: 'climb',
  hourSpeed: 'speed',
} as const satisfies Record<DayMeasure, string>;

const COLORINGS = {
  altitude: 'altitude',
  height: 'altitude',
  climb: 'vario',
  hourSpeed: 'speed',
} as const;

/** Number of values in the sample from which the range is computed. */
const SAMPLE = 5000;

/** Returns the colour classes of a measure on a day, in the user's units. */
export function dayClasses(
  tracks: DayTracks,
  measure: DayMeasure,
  unitSystem: UnitSystem,
  theme: ThemeName,
): ColorClass[] {
  const values = tracks.values[measure] ?? new Float32Array();
  const stride = Math.max(1, Math.ceil(values.length / SAMPLE));
  const sample = values.filter((_, index) => index % stride === 0);
  const unit = unitOf(MEASURE_QUANTITIES[measure], unitSystem);
  return colorClasses({ by: COLORINGS[measure], values: sample }, theme, unit);
}
