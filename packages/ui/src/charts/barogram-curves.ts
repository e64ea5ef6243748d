import type { BarogramColumns } from '@cloudstreet/scoring/analyse';
import {
  formatGlideRatio,
  type Quantity,
  type UnitSystem,
  unitOf,
} from '@cloudstreet/scoring/units';
import { COMMON_UNITS, type CommonQuantity, formatCommon } from '../values/format-common.js';
import { formatQuantityParts, type QuantityText } from '../values/format-quantity-parts.js';
import type { UnitPreferences } from '../values/UnitsProvider.js';

/** Curves of a barogram, in menu order. */
const CURVE_NAMES = [
  'msl',
  'agl',
  'speed',
  'speed1h',
  'vario',
  'glideSpeed',
  'glideRatio',
  'glideDetour',
  'glideDistance',
  'glideGain',
  'glideNet',
  'thermalAvg',
  'thermalBank',
  'thermalGain',
  'thermalSpeed',
  'thermalTime',
  'energy',
  'battery',
  'power',
] as const;

/** Curve that a barogram draws over the altitude; `msl` is the altitude itself. */
export type CurveName = (typeof CURVE_NAMES)[number];

interface CurveKind {
  column: keyof BarogramColumns;
  measure: Quantity | CommonQuantity;
  /** Whether a phase has one value for all its fixes. */
  isStep?: boolean;
  /** Value that its axis always includes; 0 by default. */
  base?: number;
  /** Higher values are clipped. */
  most?: number;
}

const CURVES: Readonly<Record<CurveName, CurveKind>> = {
  msl: { column: 'altitudeMslM', measure: 'altitude' },
  agl: { column: 'heightAglM', measure: 'altitude' },
  speed: { column: 'speedKmh', measure: 'cruiseSpeed' },
  speed1h: { column: 'hourSpeedKmh', measure: 'speed' },
  vario: { column: 'varioMps', measure: 'climb' },
  glideSpeed: { column: 'glideSpeedKmh', measure: 'cruiseSpeed', isStep: true },
  // Limited, because a glide with hardly any sink would leave no space for the others.
  glideRatio: { column: 'glideRatio', measure: 'glideRatio', isStep: true, most: 120 },
  glideDetour: { column: 'glideDetour', measure: 'detour', isStep: true, base: 1, most: 3 },
  glideDistance: { column: 'glideDistanceKm', measure: 'distance', isStep: true },
  glideGain: { column: 'glideGainM', measure: 'altitude', isStep: true },
  glideNet: { column: 'glideNetMps', measure: 'climb', isStep: true },
  thermalAvg: { column: 'thermalClimbMps', measure: 'climb', isStep: true },
  thermalBank: { column: 'thermalBankDeg', measure: 'angle', isStep: true },
  thermalGain: { column: 'thermalGainM', measure: 'altitude', isStep: true },
  thermalSpeed: { column: 'thermalSpeedKmh', measure: 'cruiseSpeed', isStep: true },
  thermalTime: { column: 'thermalTimeS', measure: 'time', isStep: true },
  energy: { column: 'energyKwh', measure: 'energy' },
  battery: { column: 'batteryV', measure: 'voltage' },
  power: { column: 'powerKw', measure: 'power' },
};

/** A curve with its values, in the units of `BarogramColumns`. */
export interface BarogramCurve extends Omit<CurveKind, 'column'> {
  name: CurveName;
  /** One value per fix; NaN if unknown. */
  values: ArrayLike<number>;
}

/** Returns the curves that have any value. */
export function curvesOf(columns: BarogramColumns): BarogramCurve[] {
  return CURVE_NAMES.flatMap((name) => {
    const { column, ...kind } = CURVES[name];
    const values = columns[column];
    return values?.some((value) => Number.isFinite(value)) ? [{ ...kind, name, values }] : [];
  });
}

/** Returns the unit of a curve: its format, and its size relative to the unit of the column. */
export function unitOfCurve({ measure }: BarogramCurve, unitSystem: UnitSystem) {
  return isCommon(measure) ? COMMON_UNITS[measure] : unitOf(measure, unitSystem);
}

/** Formats a value of a curve; `undefined` if there is none. */
export function curveText(
  curve: BarogramCurve,
  fix: number,
  units: UnitPreferences,
): QuantityText | undefined {
  const value = curve.values[fix];
  if (value === undefined || !Number.isFinite(value)) return undefined;
  const { measure } = curve;
  if (measure === 'glideRatio') return { number: formatGlideRatio(value, units.locale), unit: '' };
  if (isCommon(measure)) return formatCommon(measure, value, units.locale);
  // Tenths of a momentary speed have no meaning.
  return formatQuantityParts(measure, value, units, measure === 'cruiseSpeed' ? 0 : undefined);
}

function isCommon(measure: CurveKind['measure']): measure is CommonQuantity {
  return Object.hasOwn(COMMON_UNITS, measure);
}
