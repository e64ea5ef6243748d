/** An invalid or skipped row of an imported file. */
export interface RowProblem {
  /** Line of the file; the header is line 1. */
  readonly line: number;
  readonly reason: string;
}

/** Result of an import. */
export interface ImportSummary {
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Valid rows that cannot be used, such as a site without a known position. */
  readonly skipped: readonly RowProblem[];
  /** Details of used rows that cannot be read, such as an elevation. */
  readonly notes?: readonly RowProblem[];
}

/** The file has another format than requested, or invalid rows. Nothing was imported. */
export class ReferenceImportError extends Error {
  override name = 'ReferenceImportError';

  constructor(
    message: string,
    /** All invalid rows, in the order of the file. */
    readonly problems: readonly RowProblem[] = [],
  ) {
    super(message);
  }
}
