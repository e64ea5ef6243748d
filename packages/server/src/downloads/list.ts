/** Value of a cell; null if empty. */
export type Cell = string | number | boolean | null;

/** A list that is sent as a file and read in parts while it is sent. */
export interface List<Row> {
  /** Name of the file, without its extension. */
  readonly name: string;
  /** Names of the columns. Programs read them, so they never change. */
  readonly columns: readonly string[];
  /** The values of a row, in the order of the columns. */
  readonly cellsOf: (row: Row) => readonly Cell[];
  /** The row as JSON. */
  readonly objectOf: (row: Row) => object;
  readonly chunks: AsyncIterable<readonly Row[]>;
}
