import {
  formatCount,
  formatGlideRatio,
  formatNumber,
  type Quantity as QuantityKind,
} from '@cloudstreet/scoring/units';
import { type CommonQuantity, formatCommon } from './format-common.js';
import { formatDuration } from './format-duration.js';
import { formatQuantityParts } from './format-quantity-parts.js';
import { Quantity } from './Quantity.js';
import { useUnits } from './UnitsProvider.js';

interface Precision {
  /** Digits after the decimal separator; by default those usual for the unit. */
  digits?: number | undefined;
}

/** A distance in km. */
export function Distance({ km, digits }: { km: number | undefined } & Precision) {
  return <Measured quantity="distance" value={km} digits={digits} />;
}

/** A cross-country speed in km/h. */
export function Speed({ kmh, digits }: { kmh: number | undefined } & Precision) {
  return <Measured quantity="speed" value={kmh} digits={digits} />;
}

/** A speed through the air or over ground at one moment, in km/h. */
export function CruiseSpeed({ kmh, digits }: { kmh: number | undefined } & Precision) {
  return <Measured quantity="cruiseSpeed" value={kmh} digits={digits ?? 0} />;
}

/** An altitude, height or height gain in m. */
export function Altitude({ m }: { m: number | undefined }) {
  return <Measured quantity="altitude" value={m} />;
}

/** Range of altitudes in m, with the unit once. */
export function AltitudeRange({ fromM, toM }: { fromM: number; toM: number }) {
  return <MeasuredRange quantity="altitude" from={fromM} to={toM} />;
}

/** Accuracy of recorded positions. */
const MIN_SEPARATION_M = 20;
const M_PER_KM = 1000;

/**
 * Distance between two aircraft in m, rounded to its accuracy. Below one kilometre it has the unit
 * of heights.
 */
export function Separation({ m }: { m: number }) {
  const units = useUnits();
  if (m >= M_PER_KM) return <Distance km={m / M_PER_KM} />;
  const { number, unit } = formatQuantityParts('altitude', Math.max(m, MIN_SEPARATION_M), units);
  const isLess = m < MIN_SEPARATION_M;
  return <Quantity text={{ number: isLess ? `<\u202f${number}` : number, unit }} />;
}

/** A climb or sink rate with its sign, in m/s. */
export function ClimbRate({ mps }: { mps: number | undefined }) {
  return <Measured quantity="climb" value={mps} />;
}

/** Range of climb rates in m/s, with the unit once. */
export function ClimbRateRange({ fromMps, toMps }: { fromMps: number; toMps: number }) {
  return <MeasuredRange quantity="climb" from={fromMps} to={toMps} />;
}

/** An air pressure, in hPa. */
export function Pressure({ hPa }: { hPa: number | undefined }) {
  return <Measured quantity="pressure" value={hPa} />;
}

/** A mass, in kg. */
export function Mass({ kg }: { kg: number | undefined }) {
  return <Measured quantity="mass" value={kg} />;
}

/** The area of a wing, in m². */
export function Area({ m2 }: { m2: number | undefined }) {
  return <Measured quantity="area" value={m2} />;
}

/** Wing loading in kg/m². */
export function WingLoading({ kgPerM2 }: { kgPerM2: number | undefined }) {
  return <Measured quantity="wingLoading" value={kgPerM2} />;
}

/** Points of a contest. Their label is in the column or the text beside them. */
export function Points({ points, digits = 1 }: { points: number | undefined } & Precision) {
  const { locale } = useUnits();
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return (
    <Quantity
      text={points === undefined ? undefined : { number: format.format(points), unit: '' }}
    />
  );
}

/** A duration in hours and minutes, such as `1 h 55 min`. */
export function Duration({ seconds }: { seconds: number | undefined }) {
  const { locale } = useUnits();
  return <Quantity text={seconds === undefined ? undefined : formatDuration(seconds, locale)} />;
}

export function GlideRatio({ ratio }: { ratio: number | undefined }) {
  const { locale } = useUnits();
  const text = ratio === undefined ? undefined : formatGlideRatio(ratio, locale);
  return <Quantity text={text === undefined ? undefined : { number: text, unit: '' }} />;
}

/** A share as a percentage, given as a fraction. */
export function Share({ fraction }: { fraction: number | undefined }) {
  return <Common quantity="share" value={fraction} />;
}

/** An angle, in degrees. */
export function Angle({ degrees }: { degrees: number | undefined }) {
  return <Common quantity="angle" value={degrees} />;
}

/** Energy used by an electric engine, in kWh. */
export function Energy({ kwh }: { kwh: number | undefined }) {
  return <Common quantity="energy" value={kwh} />;
}

/** Handicap index of an aircraft. */
export function Index({ index }: { index: number | undefined }) {
  const { locale } = useUnits();
  const text = index === undefined ? undefined : formatNumber(index, locale, { max: 3 });
  return <Quantity text={text === undefined ? undefined : { number: text, unit: '' }} />;
}

/** A count, abbreviated from 1000 on. */
export function Count({ count }: { count: number }) {
  const { locale } = useUnits();
  return <Quantity text={{ number: formatCount(count, locale), unit: '' }} />;
}

function Common({ quantity, value }: { quantity: CommonQuantity; value: number | undefined }) {
  const { locale } = useUnits();
  return (
    <Quantity text={value === undefined ? undefined : formatCommon(quantity, value, locale)} />
  );
}

function Measured(props: { quantity: QuantityKind; value: number | undefined } & Precision) {
  const units = useUnits();
  const { quantity, value, digits } = props;
  return (
    <Quantity
      text={value === undefined ? undefined : formatQuantityParts(quantity, value, units, digits)}
    />
  );
}

function MeasuredRange(props: { quantity: QuantityKind; from: number; to: number }) {
  const units = useUnits();
  const from = formatQuantityParts(props.quantity, props.from, units);
  const to = formatQuantityParts(props.quantity, props.to, units);
  return <Quantity text={{ number: `${from.number} – ${to.number}`, unit: to.unit }} />;
}
