/** What the command line needs of the world. */
export interface CliIo {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Shows how far a long run is; absent where nobody watches. */
  readonly progress?: (done: number, all: number) => void;
  /** Unix seconds. */
  readonly nowS: number;
  /** That of the package. */
  readonly version: string;
}

/**
 * 0 done; 1 a file cannot be used, `validate` finds it invalid, or `explain` finds a receipt that does
 * not fit; 2 wrong usage.
 */
export type ExitCode = 0 | 1 | 2;

/** One of the things that the command line does. */
export interface Command {
  /** Its arguments and options, and what it prints. */
  readonly usage: string;
  /** @throws {UsageError} If the arguments make no sense. */
  run(args: readonly string[], world: CliIo): ExitCode;
}
