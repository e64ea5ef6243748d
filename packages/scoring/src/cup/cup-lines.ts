import { splitFields } from './cup-fields.js';

/** A record of a CUP file. Fields in quotation marks may continue on further lines. */
export interface CupLine {
  /** Number of its first line, counted from 1. */
  readonly line: number;
  readonly source: string;
  readonly fields: readonly string[];
  /** Whether a quotation mark is not closed. */
  readonly isOpen: boolean;
  readonly endsWithComma: boolean;
}

/** A description has fewer lines; more are taken for a quotation that is not closed. */
const MAX_LINES = 30;
/** A latitude and a longitude: a line with these is a record of its own. */
const POSITION = /\d\s*[NS]"?\s*,\s*"?\d[\d.]*\s*[EW]/i;

/** Yields the records of a text. Empty lines are left out. */
export function* cupLines(text: string): Generator<CupLine> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  let width = 0;
  for (let index = 0; index < lines.length; index++) {
    const source = lines[index]!;
    if (source.trim() === '') continue;
    const first = splitFields(source);
    width = Math.max(width, index === 0 ? first.fields.length : 0);
    const joined = first.isOpen ? joinLines(lines, index, width) : undefined;
    yield { line: index + 1, source, ...(joined?.record ?? first) };
    index += joined?.further ?? 0;
  }
}

/** Joins lines until the quotation is closed; none if the record would be too long. */
function joinLines(lines: readonly string[], index: number, width: number) {
  let source = lines[index]!;
  for (let further = 1; further < MAX_LINES; further++) {
    const next = lines[index + further];
    if (next === undefined || POSITION.test(next)) return undefined;
    source += `\n${next}`;
    const record = splitFields(source);
    if (record.fields.length > width) return undefined;
    if (!record.isOpen) return { record, further };
  }
  return undefined;
}
