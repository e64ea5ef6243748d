export { type AltitudeScale, altitudeScale } from './altitude-scale.js';
export { clockOffsetS } from './clock-offset.js';
export { type CompassPoint, compassPoint } from './compass-point.js';
export { formatCount, formatGlideRatio, formatHours } from './format-bounded.js';
export {
  type FormatOptions,
  type FractionDigits,
  formatNumber,
  formatQuantityWithUnit,
  METRIC_FORMAT,
  withUnit,
} from './format-quantity.js';
export { GRAVITY_MPS2 } from './gravity.js';
export { findLocale, LOCALES, type LocaleCode, type LocaleRecord } from './locales.js';
export type { ScoringTexts } from './reader-texts.js';
export { roundToHundredths } from './round.js';
export { runwayNumber } from './runway-number.js';
export type { Unit, UnitSymbol } from './unit.js';
export { fromUnit, type Quantity, toUnit, unitOf } from './unit-of.js';
export { defaultUnitSystem, type UnitSystem } from './unit-system.js';
