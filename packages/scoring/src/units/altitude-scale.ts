import { checkObject } from './check-value.js';
import type { Unit } from './unit.js';

/** How an axis of altitudes is divided, in a unit of altitude. */
export interface AltitudeScale {
  /** Between two labels, where nothing asks for more or fewer. */
  readonly step: number;
  /** Between two finer divisions. */
  readonly minorStep: number;
  /** What is recorded below is an error of the recorder. */
  readonly lowest: number;
}

const OF_METRES: AltitudeScale = { step: 200, minorStep: 100, lowest: -500 };
const OF_FEET: AltitudeScale = { step: 1000, minorStep: 500, lowest: -2000 };

/**
 * The usual scale of altitudes in metres; in any other unit it is that of feet.
 *
 * @throws {TypeError} If the unit is none.
 */
export function altitudeScale(unit: Pick<Unit, 'symbol'>): AltitudeScale {
  checkObject('unit', unit, ['symbol']);
  return unit.symbol === 'm' ? OF_METRES : OF_FEET;
}
