import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { CsvError, parse } from 'csv-parse/sync';
import { ReferenceImportError } from './import-problem.js';

/** Row of a CSV file with a header: the text of each column, and its line. */
export interface CsvRow {
  /** Number of the row's last line in the file; the header is line 1. */
  readonly line: number;
  /** Returns the trimmed text of a column; empty if the row or file does not have it. */
  get(column: string): string;
}

export interface CsvFile {
  readonly columns: readonly string[];
  readonly rows: readonly CsvRow[];
}

/**
 * Reads a CSV file with a header, gzipped if its name ends so.
 *
 * @throws {ReferenceImportError} If its quotes are unbalanced.
 */
export async function readCsv(path: string): Promise<CsvFile> {
  const bytes = await readFile(path);
  try {
    return parseCsv(path.endsWith('.gz') ? gunzipSync(bytes) : bytes);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ReferenceImportError('The file is no proper CSV; nothing was imported.', [
      { line: Number(error.lines), reason: error.message },
    ]);
  }
}

interface CsvEntry {
  record: string[];
  info: { lines: number };
}

/**
 * Parses CSV with a header.
 *
 * @throws {CsvError} If its quotes are unbalanced.
 */
export function parseCsv(content: Uint8Array | string, delimiter = ','): CsvFile {
  // With `info` each entry is the record with its place, which the types of the library omit.
  const entries = parse(typeof content === 'string' ? content : Buffer.from(content), {
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  }) as unknown as CsvEntry[];
  const [header, ...rest] = entries;
  const columns = header?.record ?? [];
  const position = new Map(columns.map((name, index) => [name, index]));
  const rows = rest.map(({ record, info }) => ({
    line: info.lines,
    get: (column: string) => record[position.get(column) ?? -1] ?? '',
  }));
  return { columns, rows };
}
