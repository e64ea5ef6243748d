import { roundToMillis } from '../waypoint/field-text.js';

const METRES: ReadonlyMap<string, number> = new Map([
  ['', 1],
  ['m', 1],
  ['km', 1000],
  ['ft', 0.3048],
  ['nm', 1852],
  ['ml', 1609.344],
]);
const LENGTH = /^(-?\d+(?:\.\d*)?|-?\.\d+)\s*([a-z]*)$/i;

/** Parses a length with its unit in metres, with three decimals. Without a unit it is in metres. */
export function parseCupLength(text: string): number | undefined {
  const match = LENGTH.exec(text.trim());
  const metres = match && METRES.get(`${match[2]}`.toLowerCase());
  return metres ? roundToMillis(Number(match[1]) * metres) : undefined;
}

/** Formats a length in metres with one to three decimals. */
export function formatCupLength(lengthM: number): string {
  const rounded = roundToMillis(lengthM);
  return `${Number.isInteger(rounded) ? rounded.toFixed(1) : rounded}m`;
}
