import { type AircraftName, type NameKey, nameKeys, nameReadings } from './aircraft-name.js';

interface AircraftCandidate<T> {
  readonly keys: readonly NameKey[];
  /** Undefined for a type of which only the name is known. */
  readonly aircraft: T | undefined;
}

/**
 * Prepares a list to find the aircraft of a glider type as written in recorders: 'ASG-29E (18m)',
 * 'LS_8-18', 'Schleicher ASK-21'. If two types fit, it finds neither, because a wrong type would
 * give wrong points.
 *
 * @param others Types that are not in the list, so that a short list does not return the next best
 *   type.
 */
export function aircraftMatcher<T extends AircraftName>(
  aircraft: readonly T[],
  others: readonly AircraftName[],
): (text: string) => T | undefined {
  const candidates = toCandidates(aircraft, others);
  return (text) => aircraft.find(({ name }) => normal(name) === normal(text)) ?? match(text);

  function match(text: string): T | undefined {
    for (const wanted of nameReadings(text)) {
      for (const fits of [isSameType, isCutOff]) {
        const fitting = candidates.filter(({ keys }) => keys.some((key) => fits(key, wanted)));
        if (fitting.length > 0) return choose(fitting, wanted, candidates)?.aircraft;
      }
    }
    return undefined;
  }
}

function normal(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

function toCandidates<T extends AircraftName>(
  aircraft: readonly T[],
  others: readonly AircraftName[],
): AircraftCandidate<T>[] {
  const listed = aircraft.map((one) => ({ aircraft: one, keys: nameKeys(one) }));
  const known = new Set(listed.flatMap(({ keys }) => keys.map(keyText)));
  const unlisted = others
    .map((one) => ({ aircraft: undefined, keys: nameKeys(one) }))
    .filter(({ keys }) => !keys.some((key) => known.has(keyText(key))));
  return [...listed, ...unlisted];
}

function keyText({ type, spanM }: NameKey): string {
  return `${type} ${spanM ?? ''}`;
}

/** Returns the only candidate that fits, or the only one left if the text has no wingspan. */
function choose<T>(
  fitting: readonly AircraftCandidate<T>[],
  wanted: NameKey,
  candidates: readonly AircraftCandidate<T>[],
): AircraftCandidate<T> | undefined {
  if (wanted.spanM !== undefined) return onlyOf(fitting);
  // Without a wingspan, the text means the version without wingspan in its name, unless the list
  // has both names.
  const plain = fitting.filter(({ keys }) => keys.some(({ saysSpan }) => !saysSpan));
  if (plain.length > 0) {
    const spanM = plain[0]?.keys[0]?.spanM;
    const isTwin = ({ saysSpan, spanM: other }: NameKey) => saysSpan && other === spanM;
    return fitting.some(({ keys }) => keys.every(isTwin)) ? undefined : onlyOf(plain);
  }
  // Otherwise only one wingspan may exist under the name: JS1 could be the JS1C with 21 m.
  const family = candidates.filter(({ keys }) =>
    keys.some(({ type }) => type.startsWith(wanted.type)),
  );
  const spans = new Set(family.map(({ keys }) => keys[0]?.spanM));
  return spans.size === 1 ? onlyOf(fitting) : undefined;
}

function onlyOf<T>(list: readonly T[]): T | undefined {
  return list.length === 1 ? list[0] : undefined;
}

function isSameType(key: NameKey, wanted: NameKey): boolean {
  return key.type === wanted.type && fitsSpan(key, wanted);
}

const MAX_CUT_OFF = 2;
const MIN_WORD_LEFT = 5;

/** Whether a recorder cut off the last word of the name, as in Std Libel. */
function isCutOff(key: NameKey, wanted: NameKey): boolean {
  const missing = key.type.length - wanted.type.length;
  const isEnd = missing > 0 && missing <= MAX_CUT_OFF;
  const wordLeft = key.lastWordLength - missing;
  return (
    isEnd && wordLeft >= MIN_WORD_LEFT && key.type.startsWith(wanted.type) && fitsSpan(key, wanted)
  );
}

function fitsSpan(key: NameKey, wanted: NameKey): boolean {
  return wanted.spanM === undefined || key.spanM === wanted.spanM;
}
