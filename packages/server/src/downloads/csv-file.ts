import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { Cell, List } from './list.js';

/** A table with commas. */
export function csvFile<Row>(list: List<Row>): Readable {
  return Readable.from(texts(list));
}

/** Without it, spreadsheets read the bytes in the code page of their machine. */
const BYTE_ORDER_MARK = '\uFEFF';

async function* texts<Row>({ columns, cellsOf, chunks }: List<Row>): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${toText([columns])}`;
  for await (const rows of chunks) yield toText(rows.map(cellsOf));
}

function toText(lines: readonly (readonly Cell[])[]): string {
  return stringify([...lines], {
    // A name such as `=HYPERLINK(…)` must stay a name in the spreadsheet that opens the file.
    escape_formulas: true,
    cast: { boolean: String },
    record_delimiter: 'windows',
  });
}
