import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';

/** One row of a CSV file with a header: the text under each heading, and where it stands. */
export interface CsvRow {
  /** Number of the row's last line in the file; the header is line 1. */
  readonly line: number;
  /** The trimmed text of a column; empty where the row or the file does not have it. */
  get(column: string): string;
}

export interface CsvFile {
  readonly columns: readonly string[];
  readonly rows: readonly CsvRow[];
}

/** Reads a CSV file with a header, gzipped when its name says so. */
export async function readCsv(path: string): Promise<CsvFile> {
  const bytes = await readFile(path);
  // With `info` each entry is the record and where it stood, which the library's types leave out.
  const entries = parse(path.endsWith('.gz') ? gunzipSync(bytes) : bytes, {
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  }) as unknown as { record: string[]; info: { lines: number } }[];
  const [header, ...rest] = entries;
  const columns = header?.record ?? [];
  const position = new Map(columns.map((name, index) => [name, index]));
  const rows = rest.map(({ record, info }) => ({
    line: info.lines,
    get: (column: string) => record[position.get(column) ?? -1] ?? '',
  }));
  return { columns, rows };
}
