import type { Finding } from '../igc/finding.js';
import type { Unit } from '../units/unit.js';
import { type Quantity, unitOf } from '../units/unit-of.js';
import { type FigureReader, writeNumber, writeQuantity } from '../units/write-quantity.js';

/** Writes one parameter as the reader does. */
type Write = (value: number | string, reader: FigureReader) => string;

const altitude = quantity('altitude');
/** Of a sensor that hardly moves, in thousandths. */
const altitudeStep = quantity('altitude', () => 3);
/** A limit, which is a whole number in the contract's unit. */
const climb = quantity('climb', () => 0);
const speed = quantity('cruiseSpeed', () => 0);
const pressure = quantity('pressure', ({ digits }) => Math.max(1, digits));

const count: Write = (value, { locale }) => writeNumber(Number(value), locale, { most: 3 });

/** A calendar day. */
const day: Write = (value, { locale }) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${value}T00:00:00Z`),
  );

/** What the message chooses its words by, or a code: it stays what it is. */
const asIs = undefined;

const ALTITUDE_RANGE = [altitude, altitude, asIs];
const GAP = [count, asIs, count];

/** What the parameters of a token are, by their position; those left out stay what they are. */
const PARAMETERS: Readonly<Record<string, readonly (Write | undefined)[]>> = {
  MULTIPLE_A_RECORDS: [count],
  MULTIPLE_I_RECORDS: [count],
  FUTURE_FLIGHT: [day],
  FIXES_BEFORE_TAKEOFF: [asIs, count],
  NO_SCORING_WINDOWS: [count],
  RAW_TIME_SOFT_LIMIT_EXCEEDED: [count, count, count],
  RAW_TIME_HARD_LIMIT_EXCEEDED: GAP,
  RAW_TIME_HARD_LIMIT_ALMOST_EXCEEDED: GAP,
  RAW_TIME_HARD_LIMIT_EXCEEDED_OUTSIDE_SCORING: GAP,
  AVG_GNSS_ALT_CHANGE: [altitudeStep, altitudeStep],
  AVG_PRESS_ALT_CHANGE: [altitudeStep, altitudeStep],
  GNSS_ALT_VIOLATIONS: ALTITUDE_RANGE,
  PRESS_ALT_VIOLATIONS: ALTITUDE_RANGE,
  HIGH_CHANGE_GNSS_ALT: [count, climb],
  HIGH_CHANGE_PRESS_ALT: [count, climb],
  MAX_GNSS_ALT_REACHED: [altitude, altitude],
  MAX_PRESS_ALT_REACHED: [altitude, altitude],
  PRESS_ALT_NOT_VALID: [altitude],
  INVALID_QNH_VALUE: [pressure, pressure, pressure],
  MAX_GROUND_SPEED_WARNING: [speed, asIs, speed],
  C_RECORD_TOO_LONG: [count, count],
};

/** The parameters of a finding as its message takes them, figures with their unit. */
export function writeParameters(
  { token, parameters }: Finding,
  reader: FigureReader,
): Finding['parameters'] {
  const writers = PARAMETERS[token] ?? [];
  return parameters.map((value, index) => writers[index]?.(value, reader) ?? value);
}

function quantity(kind: Quantity, digits = (unit: Unit) => unit.digits): Write {
  return (value, reader) =>
    writeQuantity(kind, Number(value), reader, digits(unitOf(kind, reader.unitSystem)));
}
