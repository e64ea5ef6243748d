import type { AltitudeLimit, LimitReference } from './airspace.js';

const METRES_PER_FOOT = 0.3048;
/** Feet per flight level. */
const FEET_PER_LEVEL = 100;
/** Longer texts contain no altitude. */
const MAX_LENGTH = 80;
/** Maximum altitude in feet; higher ones are typing errors. */
const MAX_FEET = 1_000_000;

const WORDS: Readonly<Record<string, LimitReference | 'ft' | 'm'>> = {
  FT: 'ft',
  FEET: 'ft',
  F: 'ft',
  M: 'm',
  METER: 'm',
  METERS: 'm',
  METRES: 'm',
  MSL: 'MSL',
  AMSL: 'MSL',
  ALT: 'MSL',
  QNH: 'MSL',
  AGL: 'AGL',
  AAGL: 'AGL',
  ASFC: 'AGL',
  SFC: 'AGL',
  GND: 'AGL',
  STD: 'FL',
};

/**
 * Parses a floor or ceiling. A number alone is in feet above mean sea level. Text in brackets after
 * it is ignored.
 *
 * @returns `unknown` if it cannot be read.
 */
export function parseAltitudeLimit(source: string): AltitudeLimit {
  const text = source.trim();
  if (text.length > MAX_LENGTH) return { reference: 'unknown', text: text.slice(0, MAX_LENGTH) };
  const plain = text
    .toUpperCase()
    .replace(/\([^)]*\)$/, '')
    .trim();
  if (/^(?:SFC|GND|SURFACE|GROUND)(?: ?FT)?$/.test(plain)) return { reference: 'GND', text };
  if (/^UNL(?:IM|IMITED|TD)?(?: ?FT)?$/.test(plain)) return { reference: 'UNL', text };
  const level = /^FL ?(\d{1,3}(?:\.\d{1,9})?)$/.exec(plain);
  if (level) {
    return {
      reference: 'FL',
      altitudeM: Number(level[1]) * FEET_PER_LEVEL * METRES_PER_FOOT,
      text,
    };
  }
  return parseFigure(plain, text) ?? { reference: 'unknown', text };
}

function parseFigure(plain: string, text: string): AltitudeLimit | undefined {
  const parts = /^(-?\d[\d.,'’\u00a0\u202f ]{0,16}) ?([A-Z ]{0,20})$/.exec(plain);
  if (!parts) return undefined;
  const words = parts[2]!.split(' ').filter(Boolean).flatMap(splitJoined);
  const meanings = words.map((word) => WORDS[word]);
  if (meanings.includes(undefined)) return undefined;
  const references = meanings.filter((word) => word !== 'ft' && word !== 'm');
  if (references.length > 1 || meanings.length - references.length > 1) return undefined;
  const isMetric = meanings.includes('m');
  const figure = readFigure(parts[1]!.trim(), isMetric);
  if (figure === undefined || Math.abs(figure) > MAX_FEET) return undefined;
  const altitudeM = isMetric ? figure : figure * METRES_PER_FOOT;
  const reference = references[0] ?? 'MSL';
  if (reference === 'AGL' && altitudeM === 0) return { reference: 'GND', text };
  return { reference, altitudeM, text };
}

/** Groups of three digits, separated as in any language. */
const GROUPED = /^-?\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+$/;
/** After a comma, more digits would be a group with a typing error, as in `6,5000`. */
const DECIMAL = /^-?\d{1,7}(?:\.\d{1,9}|,\d{1,2})?$/;
/** A figure whose groups would be more than this is a decimal in metres. In feet it is ambiguous. */
const MAX_GROUPED = 100_000;

/** Reads `6500`, `6,500`, `6.500`, `6 500`, `6'500` and `1607.6`. */
function readFigure(source: string, isMetric: boolean): number | undefined {
  if (GROUPED.test(source)) {
    const grouped = Number(source.replace(/[^\d-]/g, ''));
    if (Math.abs(grouped) <= MAX_GROUPED) return grouped;
    if (!isMetric) return undefined;
  }
  return DECIMAL.test(source) ? Number(source.replace(',', '.')) : undefined;
}

/** Splits unit and reference, which some files write as one word. */
function splitJoined(word: string): string[] {
  if (WORDS[word]) return [word];
  const joined = /^(FT|M)(AMSL|MSL|AGL|STD|GND|SFC)$/.exec(word);
  return joined ? [joined[1]!, joined[2]!] : [word];
}

/** Maximum difference in any weather between a pressure level and the altitude above the sea. */
const WEATHER_M = 900;

/** Returns whether nothing can lie between two limits. */
export function areLimitsReversed(floor: AltitudeLimit, ceiling: AltitudeLimit): boolean {
  if (ceiling.reference === 'GND') return floor.reference !== 'unknown';
  if (floor.reference === 'UNL') return ceiling.reference !== 'unknown';
  if (floor.altitudeM === undefined || ceiling.altitudeM === undefined) return false;
  if (floor.reference === ceiling.reference) return floor.altitudeM > ceiling.altitudeM;
  if (floor.reference === 'AGL' || ceiling.reference === 'AGL') return false;
  return floor.altitudeM > ceiling.altitudeM + WEATHER_M;
}
