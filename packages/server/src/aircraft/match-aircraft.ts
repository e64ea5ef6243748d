import type { AircraftClass } from '../reference/records.js';

/** An aircraft as far as its name goes. */
export interface AircraftName {
  readonly id: number;
  readonly name: string;
  readonly manufacturer: string;
  readonly sc_class: AircraftClass;
}

/** A name reduced to what tells types apart. */
interface NameKey {
  /** Letters and digits alone, in lower case. */
  readonly type: string;
  /** Wing span in m, where the name or the class says it. */
  readonly spanM: number | undefined;
  /** Whether the name itself says it. */
  readonly saysSpan: boolean;
}

const SHORTEST_BEGINNING = 6;
const LONGEST_END = /^[a-z]{1,2}$/;

/**
 * Finds the aircraft that a pilot meant by the glider type in his recorder: 'ASG-29E (18m)',
 * 'LS_8-18', 'Schleicher ASK-21'. Careful: where two types would fit there is no answer, because a
 * wrong type would give wrong points.
 */
export function matchAircraft<T extends AircraftName>(
  text: string,
  aircraft: readonly T[],
): T | undefined {
  const candidates = aircraft.map((candidate) => ({ candidate, keys: keysOf(candidate) }));
  for (const wanted of readings(text)) {
    for (const fits of [isSame, beginsLike]) {
      const found = candidates.filter(({ keys }) => keys.some((key) => fits(key, wanted)));
      if (found.length === 1) return found[0]?.candidate;
      // Asking for no span means the version without one, where there is such a version.
      const plain = found.filter(({ keys }) => keys.some(({ saysSpan }) => !saysSpan));
      if (wanted.spanM === undefined && plain.length === 1) return plain[0]?.candidate;
      if (found.length > 0) return undefined;
    }
  }
  return undefined;
}

function isSame(key: NameKey, wanted: NameKey): boolean {
  return key.type === wanted.type && (wanted.spanM === undefined || key.spanM === wanted.spanM);
}

/** A recorder's field may be too short for the name. */
function beginsLike(key: NameKey, wanted: NameKey): boolean {
  return (
    wanted.type.length >= SHORTEST_BEGINNING &&
    !/\d$/.test(wanted.type) &&
    key.type.startsWith(wanted.type) &&
    LONGEST_END.test(key.type.slice(wanted.type.length)) &&
    (wanted.spanM === undefined || key.spanM === wanted.spanM)
  );
}

/** The names under which an aircraft goes, with and without the maker's type number. */
function keysOf({ name, sc_class: scClass }: AircraftName): NameKey[] {
  const names = [name, name.replace(/^(?:SZD-[\d-]+|G 10\d|Schweizer|Glasflügel|HpH)\s+/, '')];
  return names.map((one) => {
    const { text, spanM } = splitSpan(one);
    return {
      type: toType(text),
      spanM: spanM ?? classSpanM(scClass),
      saysSpan: spanM !== undefined,
    };
  });
}

/** Single seaters of the 15 m classes do not bear their span in the name. */
function classSpanM(scClass: AircraftClass): number | undefined {
  return scClass === 'ST' || scClass === '15' ? 15 : undefined;
}

/** What a text may mean, the likeliest first. */
function* readings(text: string): Generator<NameKey> {
  const plain = text
    .replaceAll('_', ' ')
    .replaceAll('"', '')
    .replaceAll(/\((?!\s*\d)[^)]*\)/g, '')
    .trim();
  const withoutMaker = plain.replace(MAKERS, '').replace(/^\d{3}\s+(?=[A-Za-z]{3})/, '');
  const { text: rest, spanM } = splitSpan(withoutMaker);
  const type = toType(rest);
  if (type.length < 2) return;
  const saysSpan = spanM !== undefined;
  yield { type: toType(plain), spanM: undefined, saysSpan: false };
  yield { type: toType(withoutMaker), spanM: undefined, saysSpan: false };
  yield { type, spanM, saysSpan };
  if (type.endsWith('wl')) yield { type: type.slice(0, -2), spanM, saysSpan };
  // Production series that the lists do not tell apart: LS4a.
  if (/\d[ab]$/.test(type)) yield { type: type.slice(0, -1), spanM, saysSpan };
}

const MAKERS =
  /^(?:alexander\s+)?(?:schleicher|schempp[\s-]*hirth|rolladen[\s-]*schneider|grob|glasfl(?:ü|ue)gel|jonker|lange|binder|pzl|schweizer|hph|centrair)\s+/i;

/** Takes the span off: '18m', '(17)', or the second number of 'LS 8-18' and 'DG800/18'. */
function splitSpan(text: string): { text: string; spanM: number | undefined } {
  const match =
    /^(.*(?:\d|[a-z]{4}).*?)[\s(/-]+(\d\d(?:[.,]\d)?)m\b\)?(.*)$/i.exec(text) ??
    /^(.*?)\s*\(\s*(\d\d(?:[.,]\d)?)\s*\)(.*)$/.exec(text) ??
    /^(.*\d)[/-](1[58]|2[01])()$/.exec(text);
  if (!match) return { text, spanM: undefined };
  const [, before = '', span = '', after = ''] = match;
  return { text: `${before} ${after}`, spanM: Number(span.replace(',', '.')) };
}

function toType(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\b(?:standard|std|st)(?=\b|\.)/g, 'std')
    .replaceAll(/[^a-z0-9]/g, '');
}
