import type { Finding } from '../igc/finding.js';
import {
  type FormatOptions,
  formatNumber,
  formatQuantityWithUnit,
} from '../units/format-quantity.js';
import type { Unit } from '../units/unit.js';
import { type Quantity, unitOf } from '../units/unit-of.js';
import {
  type CatalogueEntry,
  FINDING_CATALOGUE,
  type ParameterQuantity,
} from './finding-catalogue.js';

/** Formats a parameter for a reader. */
type Write = (value: number | string, reader: FormatOptions) => string;

const count: Write = (value, { locale }) => formatNumber(Number(value), locale, { max: 3 });

/** A calendar day. */
const day: Write = (value, { locale }) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${value}T00:00:00Z`),
  );

const WRITERS: Readonly<Partial<Record<ParameterQuantity, Write>>> = {
  count,
  seconds: count,
  day,
  altitude: quantity('altitude'),
  // For a sensor that hardly moves.
  altitudeStep: quantity('altitude', () => 3),
  // Limits, which are whole numbers in the contract's units.
  climb: quantity('climb', () => 0),
  speed: quantity('cruiseSpeed', () => 0),
  pressure: quantity('pressure', ({ digits }) => Math.max(1, digits)),
};

/** Entries by token. Keys are plain strings, because a finding may come from a later version. */
const ENTRIES: ReadonlyMap<string, CatalogueEntry> = new Map(Object.entries(FINDING_CATALOGUE));

/** Returns the parameters of a finding for its message; figures have their unit. */
export function formatParameters(
  { token, parameters }: Finding,
  reader: FormatOptions,
): Finding['parameters'] {
  const quantities = Object.values(ENTRIES.get(token)?.parameters ?? {});
  return parameters.map((value, index) => {
    const measured = quantities[index];
    const write = measured && WRITERS[measured];
    // A later version may have put a text where a figure was.
    const isFigure = measured === 'day' || typeof value === 'number';
    return write && isFigure ? write(value, reader) : value;
  });
}

function quantity(kind: Quantity, digits = (unit: Unit) => unit.digits): Write {
  return (value, reader) =>
    formatQuantityWithUnit(kind, Number(value), reader, digits(unitOf(kind, reader.unitSystem)));
}
