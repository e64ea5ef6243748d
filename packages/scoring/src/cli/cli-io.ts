/** Input and output of the command line. */
export interface CliIo {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Shows the progress of a long run. Absent unless standard error is a terminal. */
  readonly progress?: (done: number, all: number) => void;
  /** Unix seconds. */
  readonly nowS: number;
  /** Version of the package. */
  readonly version: string;
}

/**
 * 0: done. 1: a file cannot be used, `validate` finds a file invalid, or `explain` finds an error
 * in a receipt. 2: wrong usage.
 */
export type ExitCode = 0 | 1 | 2;

/** A command of the command line. */
export interface Command {
  /** Arguments and options of the program, and its output. */
  readonly usage: string;
  /** @throws {UsageError} If the arguments are invalid. */
  run(args: readonly string[], io: CliIo): ExitCode;
}
