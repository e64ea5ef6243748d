import type { CsvRow } from './read-csv.js';

export interface AllowedRange {
  min: number;
  max: number;
}

/** Reads the cells of one row and collects their problems. */
export class RowReader {
  readonly problems: string[] = [];

  constructor(private readonly row: CsvRow) {}

  text(column: string): string {
    const text = this.row.get(column);
    if (!text) this.problems.push(`${column} is empty`);
    return text;
  }

  optionalText(column: string): string | null {
    return this.row.get(column) || null;
  }

  number(column: string, range: AllowedRange): number {
    const text = this.text(column);
    return text ? this.parse(column, text, range) : Number.NaN;
  }

  optionalNumber(column: string, range: AllowedRange): number | null {
    const text = this.row.get(column);
    return text ? this.parse(column, text, range) : null;
  }

  /** @param standIn Result for an invalid text, so that the remaining cells are read as well. */
  choice<T extends string>(
    column: string,
    { values, standIn }: { values: Readonly<Record<string, T>>; standIn: T },
  ): T {
    const text = this.text(column);
    const value = values[text];
    if (text && !value) {
      this.problems.push(`${column} "${text}" is none of ${Object.keys(values).join(', ')}`);
    }
    return value ?? standIn;
  }

  /** Reads a column that contains 'x' or nothing. */
  mark(column: string): boolean {
    const text = this.row.get(column);
    if (text && text !== 'x') this.problems.push(`${column} "${text}" is neither x nor empty`);
    return text === 'x';
  }

  private parse(column: string, text: string, { min, max }: AllowedRange): number {
    const value = Number(text);
    if (Number.isNaN(value)) this.problems.push(`${column} "${text}" is no number`);
    else if (value < min || value > max) {
      this.problems.push(`${column} ${text} is not from ${min} to ${max}`);
    }
    return value;
  }
}
