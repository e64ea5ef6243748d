export { type AltitudeScale, altitudeScale } from './units/altitude-scale.js';
export { clockOffsetS } from './units/clock-offset.js';
export { type CompassPoint, compassPoint } from './units/compass-point.js';
export { countryCodes } from './units/country-codes.js';
export { formatCount, formatGlideRatio, formatHours } from './units/format-bounded.js';
export {
  type FormatOptions,
  type FractionDigits,
  formatNumber,
  formatQuantityWithUnit,
  METRIC_FORMAT,
  withUnit,
} from './units/format-quantity.js';
export { GRAVITY_MPS2 } from './units/gravity.js';
export { findLocale, LOCALES, type LocaleCode, type LocaleRecord } from './units/locales.js';
export type { ScoringTexts } from './units/reader-texts.js';
export { roundToHundredths } from './units/round.js';
export { runwayNumber } from './units/runway-number.js';
export type { Unit, UnitSymbol } from './units/unit.js';
export { fromUnit, type Quantity, toUnit, unitOf } from './units/unit-of.js';
export { defaultUnitSystem, type UnitSystem } from './units/unit-system.js';
