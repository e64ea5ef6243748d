import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { FlightChunks } from './flight-chunks.js';
import { type Cell, columnNames, flightLine } from './flight-line.js';

/** A table with commas. */
export function csvFile(flights: FlightChunks): Readable {
  return Readable.from(texts(flights));
}

/** Without it, spreadsheets read the bytes in the code page of their machine. */
const BYTE_ORDER_MARK = '\uFEFF';

async function* texts({ chunks, ...context }: FlightChunks): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${toText([columnNames(context)])}`;
  for await (const rows of chunks) yield toText(rows.map((row) => flightLine(row, context)));
}

function toText(lines: readonly (readonly Cell[])[]): string {
  return stringify([...lines], {
    // A name such as `=HYPERLINK(…)` must stay a name in the spreadsheet of whoever opens the file.
    escape_formulas: true,
    cast: { boolean: String },
    record_delimiter: 'windows',
  });
}
