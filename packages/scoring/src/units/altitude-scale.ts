import { checkObject } from './check-value.js';
import type { Unit } from './unit.js';

/** Divisions of an altitude axis, in a unit of altitude. */
export interface AltitudeScale {
  /** Distance between two labels by default. */
  readonly step: number;
  /** Distance between two finer divisions. */
  readonly minorStep: number;
  /** Values below are errors of the recorder. */
  readonly lowest: number;
}

const OF_METRES: AltitudeScale = { step: 200, minorStep: 100, lowest: -500 };
const OF_FEET: AltitudeScale = { step: 1000, minorStep: 500, lowest: -2000 };

/**
 * Returns the default scale of altitudes in metres. Any other unit uses the scale of feet.
 *
 * @throws {TypeError} If the unit is not a unit.
 */
export function altitudeScale(unit: Pick<Unit, 'symbol'>): AltitudeScale {
  checkObject('unit', unit, ['symbol']);
  return unit.symbol === 'm' ? OF_METRES : OF_FEET;
}
