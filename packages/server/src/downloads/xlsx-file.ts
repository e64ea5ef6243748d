import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import type { List } from './list.js';

/** A spreadsheet of one sheet. Its texts are marked as such: none can become a formula. */
export function xlsxFile<Row>(list: List<Row>): Readable {
  const file = new PassThrough();
  // Nobody else hears of what goes wrong: the caller's answer breaks off.
  void fill(file, list).catch((error: Error) => file.destroy(error));
  return file;
}

async function fill<Row>(
  file: PassThrough,
  { name, columns, cellsOf, chunks }: List<Row>,
): Promise<void> {
  const left = new AbortController();
  file.once('close', () => left.abort());
  // Takes long to load, and few ask for it.
  const { WorkbookWriter } = await import('@cj-tech-master/excelts');
  // Shared strings would be kept in memory to the end.
  const workbook = new WorkbookWriter({ stream: file, useSharedStrings: false, useStyles: false });
  const sheet = workbook.addWorksheet(name);
  sheet.addRow([...columns]).commit();
  for await (const rows of chunks) {
    if (left.signal.aborted) return;
    for (const row of rows) sheet.addRow([...cellsOf(row)]).commit();
    if (file.writableNeedDrain) await once(file, 'drain', { signal: left.signal });
  }
  sheet.commit();
  await workbook.commit();
}
