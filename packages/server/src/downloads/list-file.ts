import { DomainError, text } from '../platform/errors/errors.js';
import { FileResponse } from '../platform/http/responses.js';
import { csvFile } from './csv-file.js';
import { jsonFile } from './json-file.js';
import type { List } from './list.js';
import { xlsxFile } from './xlsx-file.js';

/** Maximum number of rows of a file, which spreadsheets can open and which takes a few seconds. */
export const MAX_ROWS = 50_000;

const FORMATS = {
  csv: { mediaType: 'text/csv; charset=utf-8', write: csvFile },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: xlsxFile,
  },
  json: { mediaType: 'application/json; charset=utf-8', write: jsonFile },
} as const;

/** Writes a list as a file while it is sent. */
export function listFile<Row>(format: keyof typeof FORMATS, list: List<Row>): FileResponse {
  const { mediaType, write } = FORMATS[format];
  return new FileResponse({ name: `${list.name}.${format}`, mediaType, content: write(list) });
}

/** @throws {DomainError} If there are more rows than a file may have. */
export function checkLength(rows: number, mostRows: number): void {
  if (rows <= mostRows) return;
  throw new DomainError(400, 'LIST_TOO_LONG', text('error.LIST_TOO_LONG', { limit: mostRows }));
}
