import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { WorkbookWriter } from '@cj-tech-master/excelts';
import type { FlightChunks } from './flight-chunks.js';
import { columnNames, flightLine } from './flight-line.js';

/** A spreadsheet of one sheet. Its texts are marked as such: none can become a formula. */
export function xlsxFile(flights: FlightChunks): Readable {
  const file = new PassThrough();
  // Nobody else hears of what goes wrong: the caller's answer breaks off.
  void fill(file, flights).catch((error: Error) => file.destroy(error));
  return file;
}

async function fill(file: PassThrough, { chunks, ...context }: FlightChunks): Promise<void> {
  const left = new AbortController();
  file.once('close', () => left.abort());
  // Shared strings would be kept in memory to the end.
  const workbook = new WorkbookWriter({ stream: file, useSharedStrings: false, useStyles: false });
  const sheet = workbook.addWorksheet('flights');
  sheet.addRow(columnNames(context)).commit();
  for await (const rows of chunks) {
    if (left.signal.aborted) return;
    for (const row of rows) sheet.addRow(flightLine(row, context)).commit();
    if (file.writableNeedDrain) await once(file, 'drain', { signal: left.signal });
  }
  sheet.commit();
  await workbook.commit();
}
