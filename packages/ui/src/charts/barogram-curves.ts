import type { BarogramColumns } from '@cloudstreet/scoring/analysis';
import {
  type Quantity,
  type UnitSystem,
  unitOf,
  writeGlideRatio,
} from '@cloudstreet/scoring/units';
import { formatQuantity, type QuantityText } from '../values/format-quantity.js';
import type { UnitPreferences } from '../values/UnitsProvider.js';

/** The curves of a barogram in the order in which they are offered. */
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

/** What a barogram draws over the altitude; `msl` is the altitude itself. */
export type CurveName = (typeof CURVE_NAMES)[number];

/** Units that are the same everywhere. */
const OWN_UNITS = {
  detour: { symbol: '', factor: 1, digits: 2 },
  bank: { symbol: '°', factor: 1, digits: 0 },
  time: { symbol: 's', factor: 1, digits: 0 },
  energy: { symbol: 'kWh', factor: 1, digits: 2 },
  voltage: { symbol: 'V', factor: 1, digits: 0 },
  power: { symbol: 'kW', factor: 1, digits: 1 },
} as const;

interface CurveKind {
  column: keyof BarogramColumns;
  measure: Quantity | keyof typeof OWN_UNITS;
  /** One value over a whole phase. */
  isStep?: boolean;
  /** What its axis always shows; 0 where left out. */
  base?: number;
  /** What lies above is cut off. */
  most?: number;
}

const CURVES: Readonly<Record<CurveName, CurveKind>> = {
  msl: { column: 'altitudeMslM', measure: 'altitude' },
  agl: { column: 'heightAglM', measure: 'altitude' },
  speed: { column: 'speedKmh', measure: 'cruiseSpeed' },
  speed1h: { column: 'hourSpeedKmh', measure: 'speed' },
  vario: { column: 'varioMps', measure: 'climb' },
  glideSpeed: { column: 'glideSpeedKmh', measure: 'cruiseSpeed', isStep: true },
  // A glide that hardly sinks would leave no room for the others.
  glideRatio: { column: 'glideRatio', measure: 'glideRatio', isStep: true, most: 120 },
  glideDetour: { column: 'glideDetour', measure: 'detour', isStep: true, base: 1, most: 3 },
  glideDistance: { column: 'glideDistanceKm', measure: 'distance', isStep: true },
  glideGain: { column: 'glideGainM', measure: 'altitude', isStep: true },
  glideNet: { column: 'glideNetMps', measure: 'climb', isStep: true },
  thermalAvg: { column: 'thermalClimbMps', measure: 'climb', isStep: true },
  thermalBank: { column: 'thermalBankDeg', measure: 'bank', isStep: true },
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
  /** One per fix; NaN for none. */
  values: ArrayLike<number>;
}

/** The curves that have a value anywhere. */
export function curvesOf(columns: BarogramColumns): BarogramCurve[] {
  return CURVE_NAMES.flatMap((name) => {
    const { column, ...kind } = CURVES[name];
    const values = columns[column];
    return values?.some((value) => Number.isFinite(value)) ? [{ ...kind, name, values }] : [];
  });
}

/** The unit of a curve: how it is written, and how many make one of its column. */
export function unitOfCurve({ measure }: BarogramCurve, unitSystem: UnitSystem) {
  return isOwn(measure) ? OWN_UNITS[measure] : unitOf(measure, unitSystem);
}

/** A value of a curve as text; `undefined` where it has none. */
export function curveText(
  curve: BarogramCurve,
  fix: number,
  units: UnitPreferences,
): QuantityText | undefined {
  const value = curve.values[fix];
  if (value === undefined || !Number.isFinite(value)) return undefined;
  const { measure } = curve;
  if (measure === 'glideRatio') return { number: writeGlideRatio(value, units.locale), unit: '' };
  if (isOwn(measure)) {
    const { symbol, digits } = OWN_UNITS[measure];
    const fixed = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return { number: new Intl.NumberFormat(units.locale, fixed).format(value), unit: symbol };
  }
  // A tenth of a speed at one moment says nothing.
  return formatQuantity(measure, value, units, measure === 'cruiseSpeed' ? 0 : undefined);
}

function isOwn(measure: CurveKind['measure']): measure is keyof typeof OWN_UNITS {
  return Object.hasOwn(OWN_UNITS, measure);
}
