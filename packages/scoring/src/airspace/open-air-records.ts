import { hasCoordinates } from './open-air-coordinates.js';

/** Ignored records: labels and drawing styles. */
export const IGNORED = new Set(['AT', 'SP', 'SB', 'LP']);
/** Records that set the drawing style of a class of airspaces. */
export const PENS = new Set(['SP', 'SB', 'LP']);
/** Records of active times, with the kind that each is read as. */
export const TIMES: Readonly<Record<string, string | undefined>> = {
  AW: 'AW',
  // An error of a national file.
  TW: 'AW',
  AP: 'AP',
  'AP!': 'AP!',
};
/** Records that begin terrain, which is not an airspace. */
export const TERRAIN = new Set(['TO', 'TC']);
/** Limit that each record sets. */
export const LIMITS: Readonly<Record<string, 'floor' | 'ceiling' | undefined>> = {
  AL: 'floor',
  AH: 'ceiling',
};
const FIELDS = new Set(['AN', 'AL', 'AH', 'AY', 'AI', 'AF', 'AR', 'AG', 'AX', 'AA']);
const GEOMETRY = new Set(['DP', 'DA', 'DB', 'DC', 'DY']);

/** A record that is followed directly by its value: `DP50:10:00 N…`, `VX=…`, and `VX =…`. */
const JOINED = /^(?:D[ABCPY](?=[-+.\d])|V(?=[A-Z]\s{0,9}=))/i;
/** A record of an outline with another character than a blank after it. */
const MALFORMED_GEOMETRY = /^D[ABCPY](?![A-Z])/;

/** Splits a line into its record, in upper case, and the rest. */
export function splitRecord(line: string): { readonly word: string; readonly rest: string } {
  const [word = ''] = JOINED.exec(line) ?? /^\S+/.exec(line) ?? [];
  return { word: word.toUpperCase(), rest: line.slice(word.length) };
}

/** Returns whether a record of no known kind may define part of an outline. */
export function mayBeGeometry(word: string, rest: string): boolean {
  return MALFORMED_GEOMETRY.test(word) || hasCoordinates(`${word}${rest}`);
}

export function isKnown(word: string): boolean {
  return FIELDS.has(word) || word in TIMES || GEOMETRY.has(word);
}
