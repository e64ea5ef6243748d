import { ReferenceImportError, type RowProblem } from './import-problem.js';
import type { CsvFile } from './read-csv.js';
import { RowReader } from './row-reader.js';

export interface ParsedRow<T> {
  line: number;
  record: T;
}

/**
 * Converts every row to a record.
 *
 * @throws {ReferenceImportError} With all invalid rows.
 */
export function parseRows<T>(file: CsvFile, toRecord: (row: RowReader) => T): ParsedRow<T>[] {
  const problems: RowProblem[] = [];
  const parsed = file.rows.map((row) => {
    const reader = new RowReader(row);
    const record = toRecord(reader);
    if (reader.problems.length > 0) {
      problems.push({ line: row.line, reason: reader.problems.join('; ') });
    }
    return { line: row.line, record };
  });
  failOn(problems);
  return parsed;
}

/** @throws {ReferenceImportError} If two rows have the same key. */
export function checkUnique<T>(rows: readonly ParsedRow<T>[], key: (record: T) => string): void {
  const firstLine = new Map<string, number>();
  const problems: RowProblem[] = [];
  for (const { line, record } of rows) {
    const text = key(record);
    const first = firstLine.get(text);
    if (first === undefined) firstLine.set(text, line);
    else problems.push({ line, reason: `"${text}" stands in line ${first} already` });
  }
  failOn(problems);
}

function failOn(problems: readonly RowProblem[]): void {
  if (problems.length === 0) return;
  const rows = problems.length === 1 ? 'One row is wrong' : `${problems.length} rows are wrong`;
  throw new ReferenceImportError(`${rows}; nothing was imported.`, problems);
}
