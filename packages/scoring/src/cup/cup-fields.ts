/** Fields of a line. */
export interface CupFields {
  readonly fields: readonly string[];
  /** Whether the last field begins with a quotation mark that is not closed. */
  readonly isOpen: boolean;
  /** Whether the line ends with a comma, so that its last field is empty without quotation marks. */
  readonly endsWithComma: boolean;
}

/**
 * Splits a line at its commas. Fields may be in quotation marks, doubled inside; a single one inside
 * belongs to the text if no comma follows.
 */
export function splitFields(line: string): CupFields {
  const fields: string[] = [];
  let at = 0;
  for (;;) {
    const start = skipSpaces(line, at);
    if (line[start] !== '"') {
      const end = indexOrEnd(line, ',', start);
      fields.push(line.slice(start, end).trim());
      if (end === line.length) {
        return { fields, isOpen: false, endsWithComma: start === end && fields.length > 1 };
      }
      at = end + 1;
      continue;
    }
    const { text, end } = readQuoted(line, start + 1);
    fields.push(text);
    if (end === undefined) return { fields, isOpen: true, endsWithComma: false };
    if (end >= line.length) return { fields, isOpen: false, endsWithComma: false };
    at = end + 1;
  }
}

/** @returns The text, and the index of the comma after it; none if the quotation is not closed. */
function readQuoted(line: string, from: number): { text: string; end?: number } {
  let text = '';
  let at = from;
  for (;;) {
    const quote = line.indexOf('"', at);
    if (quote === -1) return { text: text + line.slice(at) };
    text += line.slice(at, quote);
    if (line[quote + 1] === '"') {
      text += '"';
      at = quote + 2;
      continue;
    }
    const next = skipSpaces(line, quote + 1);
    if (next === line.length || line[next] === ',') return { text, end: next };
    text += '"';
    at = quote + 1;
  }
}

function skipSpaces(line: string, from: number): number {
  let at = from;
  while (line[at] === ' ' || line[at] === '\t') at += 1;
  return at;
}

function indexOrEnd(line: string, searched: string, from: number): number {
  const index = line.indexOf(searched, from);
  return index === -1 ? line.length : index;
}

/** Formats a field in quotation marks. */
export function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
