import type { AircraftClass } from '@cloudstreet/sdk';

/** Name and class of an aircraft. */
export interface AircraftName {
  readonly name: string;
  readonly sc_class: AircraftClass;
}

/** Parts of a name that distinguish aircraft types. */
export interface NameKey {
  /** Letters and digits in lower case. A tilde separates two numbers, as in LS 1-0. */
  readonly type: string;
  /** Wingspan in m, if the name or the class contains it. */
  readonly spanM: number | undefined;
  /** Whether the span is part of the name. */
  readonly saysSpan: boolean;
  /** Number of letters at the end of the type that form one word. */
  readonly lastWordLength: number;
}

/** Returns the name of an aircraft with and without the manufacturer's type number. */
export function nameKeys({ name, sc_class: scClass }: AircraftName): NameKey[] {
  const names = new Set([name, name.replace(TYPE_NUMBER, '')]);
  return [...names].map((one) => {
    const { type, spanM, lastWordLength } = toKey(one);
    return {
      type,
      spanM: spanM ?? classSpanM(scClass),
      saysSpan: spanM !== undefined,
      lastWordLength,
    };
  });
}

const TYPE_NUMBER = /^(?:SZD[ -]?\d\d?[A-Z]?(?:-\d)?|G ?10\d|Schweizer|Glasflügel|HpH)\s+/;

/** Wingspan of single-seaters whose class defines it, so that their names need not contain it. */
function classSpanM(scClass: AircraftClass): number | undefined {
  if (scClass === 'ST' || scClass === '15') return 15;
  return scClass === '18' ? 18 : undefined;
}

/** Returns the possible interpretations of a recorder's glider type, the most likely first. */
export function nameReadings(text: string): NameKey[] {
  const plain = text.replaceAll(/[_"]/g, ' ').replaceAll(REMARK, '').trim();
  const withoutMaker = plain
    .replace(MAKER, '')
    .replace(TYPE_NUMBER, '')
    .replace(/^\d{3}\s+(?=[A-Za-z]{3})/, '');
  const key = toKey(withoutMaker);
  const readings = [
    { ...key, type: toType(plain), spanM: undefined, saysSpan: false },
    { ...key, type: toType(withoutMaker), spanM: undefined, saysSpan: false },
    key,
  ];
  for (const mark of UNLISTED_MARKS) {
    if (mark.test(key.type)) readings.push({ ...key, type: key.type.replace(mark, '') });
  }
  return readings.filter(({ type }) => type.length > 1);
}

/**
 * A remark in parentheses, such as the seat or the owner. It is not a version such as (T) or (Top).
 */
const REMARK = /\((?!(?:fes|jet|neo|res|top)\b)\s*[a-z]{3,}\s*\)/gi;

const MAKER =
  /^(?:alexander\s+)?(?:schleicher|schempp[\s-]*hirth|rolladen[\s-]*schneider|grob|glasfl(?:ü|ue)gel|jonker|lange|binder|pzl|schweizer|hph|centrair)\s+/i;

/**
 * Suffixes that count only if the list contains them: winglets, the series a and b, the s of LS
 * gliders without engine, and the m of the Quintus, which has no other version.
 */
const UNLISTED_MARKS = [/wl$/, /(?<=\d)[ab]$/, /(?<=^ls(?:8|10))s$/, /(?<=^quintus)m$/];

function toKey(text: string): NameKey {
  const { rest, spanM } = splitSpan(text);
  const type = toType(rest);
  const lastWordLength = /[a-z]*$/i.exec(rest.trim())?.[0].length ?? 0;
  return { type, spanM, saysSpan: spanM !== undefined, lastWordLength };
}

/** Separates the wingspan: '18m', '(17)', or the last number of 'LS 8-18' and 'DG800/18'. */
function splitSpan(text: string): { rest: string; spanM: number | undefined } {
  const match =
    /^(.*(?:\d|[a-z]{4}).*?)[\s(/-]+(\d\d(?:[.,]\d)?)m\b\)?(.*)$/i.exec(text) ??
    /^(.*?)\s*\(\s*(\d\d(?:[.,]\d)?)\s*\)(.*)$/.exec(text) ??
    /^(.*\d(?:[\s-]?[a-z]{1,3})?)[\s/-](1[578]|2[01]|\d\d[.,]\d)()$/i.exec(text);
  if (!match) return { rest: text, spanM: undefined };
  const [, before = '', span = '', after = ''] = match;
  return { rest: `${before} ${after}`, spanM: Number(span.replace(',', '.')) };
}

function toType(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\b(?:standard|std|st)(?=\b|\.)/g, 'std')
    .replaceAll(/(?<=\d)[^a-z0-9]+(?=\d)/g, '~')
    .replaceAll(/[^a-z0-9~]/g, '');
}
