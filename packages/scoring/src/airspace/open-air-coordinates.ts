import type { Position } from '../geo/position.js';

const PART = String.raw`(\d{1,3}(?:\.\d{0,12})?)(?::(\d{1,2}(?:\.\d{0,12})?)(?::(\d{1,2}(?:\.\d{0,12})?))?)?`;
const COMPACT = String.raw`(\d{1,3})(\d\d)(\d\d(?:\.\d{0,12})?)`;
/** Degrees, then minutes and seconds after colons, or all digits in one. */
const FORMS = [PART, COMPACT].map(
  (form) => new RegExp(String.raw`^\s*${form}\s{0,9}([NS])[\s,]{0,9}${form}\s{0,9}([EW])`, 'i'),
);

/** Coordinates anywhere in a text, even if they are out of range. */
const ANYWHERE = /\d\.?\s{0,9}[NS][\s,]{0,9}\d[\d:.]{0,20}\s{0,9}[EW]/i;

/** Returns whether a text contains coordinates. */
export function hasCoordinates(text: string): boolean {
  return ANYWHERE.test(text);
}

export interface ReadCoordinates {
  readonly position: Position;
  /** Rest of the line after the coordinates. */
  readonly rest: string;
}

/** Reads coordinates at the beginning of a text; minutes and seconds of 60 carry over. */
export function readCoordinates(text: string): ReadCoordinates | undefined {
  const found = FORMS[0]!.exec(text) ?? FORMS[1]!.exec(text);
  if (!found) return undefined;
  const lat = angleOf(found, 1);
  const lon = angleOf(found, 5);
  // Written so that NaN fails.
  if (!(lat <= 90 && lon <= 180)) return undefined;
  const isSouth = found[4] === 'S' || found[4] === 's';
  const isWest = found[8] === 'W' || found[8] === 'w';
  return {
    position: { lat: isSouth ? -lat : lat, lon: isWest ? -lon : lon },
    rest: text.slice(found[0].length),
  };
}

/**
 * Returns degrees of an angle whose parts start at a capture group, or NaN if it is not an angle.
 */
function angleOf(found: RegExpExecArray, at: number): number {
  const [degrees, minutes, seconds] = [found[at]!, found[at + 1], found[at + 2]];
  if (minutes === undefined) return Number(degrees);
  const isFractionInside = degrees.includes('.') || (seconds && minutes.includes('.'));
  const [wholeMinutes, wholeSeconds] = [Number(minutes), Number(seconds ?? 0)];
  if (isFractionInside || wholeMinutes > 60 || wholeSeconds > 60) return Number.NaN;
  return Number(degrees) + wholeMinutes / 60 + wholeSeconds / 3600;
}
