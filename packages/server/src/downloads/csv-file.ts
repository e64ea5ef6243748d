import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { Cell, List } from './list.js';

/** Writes a list as comma-separated values. */
export function csvFile<Row>(list: List<Row>): Readable {
  return Readable.from(texts(list));
}

/** Without it, spreadsheets decode the bytes in the code page of their system. */
const BYTE_ORDER_MARK = '\uFEFF';

async function* texts<Row>({ columns, cellsOf, chunks }: List<Row>): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${toText([columns])}`;
  for await (const rows of chunks) yield toText(rows.map(cellsOf));
}

function toText(lines: readonly (readonly Cell[])[]): string {
  return stringify([...lines], {
    // Prevents spreadsheets from evaluating a name such as `=HYPERLINK(…)` as a formula.
    escape_formulas: true,
    cast: { boolean: String },
    record_delimiter: 'windows',
  });
}
