/** Ignored records: labels and drawing styles. */
export const IGNORED = new Set(['AT', 'SP', 'SB', 'LP']);
/** Records that set the drawing style of a class of airspaces. */
export const PENS = new Set(['SP', 'SB', 'LP']);
/** Times of activity in words. */
export const TIMES = new Set(['AW', 'AP', 'AP!']);
/** Records that begin terrain, which is not an airspace. */
export const TERRAIN = new Set(['TO', 'TC']);
/** Limit that each record sets. */
export const LIMITS: Readonly<Record<string, 'floor' | 'ceiling' | undefined>> = {
  AL: 'floor',
  AH: 'ceiling',
};
const FIELDS = new Set(['AN', 'AL', 'AH', 'AY', 'AI', 'AF', 'AR', 'AG', 'AX', 'AA']);
const GEOMETRY = new Set(['DP', 'DA', 'DB', 'DC', 'DY']);

export function isKnown(word: string): boolean {
  return FIELDS.has(word) || TIMES.has(word) || GEOMETRY.has(word);
}
