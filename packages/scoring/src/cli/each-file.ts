import { readFileSync } from 'node:fs';
import { IgcError } from '../igc/igc-error.js';
import { type ParsedIgc, parseIgc } from '../igc/parse-igc.js';
import type { CliIo, ExitCode } from './cli-io.js';

/** Format of the results of a command. */
export interface Output<Result> {
  /** Prints one JSON object per line instead of text. */
  readonly isJson: boolean;
  readonly toText: (result: Result) => string;
  /** Converts a result to JSON objects, one per line; the result itself by default. */
  readonly toObjects?: (result: Result) => readonly unknown[];
  /** Whether a result makes the exit code 1; never by default. */
  readonly isBad?: (result: Result) => boolean;
}

/**
 * Reads files one by one and prints the result of `work` for each. An unusable file, for which
 * `work` throws a `FileError`, is reported on standard error, and the others continue.
 */
export function forEachFile<Result>(
  files: readonly string[],
  io: CliIo,
  output: Output<Result>,
  work: (file: string, parsed: ParsedIgc) => Result,
): ExitCode {
  return forEachInput(files, io, output, (file, bytes) => work(file, parseIgc(bytes)));
}

/** Like `forEachFile`, for files of other formats. */
export function forEachInput<Result>(
  files: readonly string[],
  io: CliIo,
  { isJson, toText, toObjects = (result) => [result], isBad }: Output<Result>,
  work: (file: string, bytes: Uint8Array) => Result,
): ExitCode {
  let exitCode: ExitCode = 0;
  for (const [i, file] of files.entries()) {
    if (files.length > 1) io.progress?.(i, files.length);
    try {
      const result = work(
        file,
        withFile(() => new Uint8Array(readFileSync(file))),
      );
      io.out(isJson ? toObjects(result).map(toLine).join('') : toText(result));
      if (isBad?.(result)) exitCode = 1;
    } catch (error) {
      const { code, message } = refusalOf(error);
      io.err(`cloudstreet-igc: ${file}: ${code}: ${message}\n`);
      if (isJson) io.out(toLine({ file, error: { code, message } }));
      exitCode = 1;
    }
  }
  if (files.length > 1) io.progress?.(files.length, files.length);
  return exitCode;
}

function toLine(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

/** A file that cannot be used for the command; others may be usable. */
export class FileError extends Error {
  override readonly name = 'FileError';
  /** A code such as `NO_SUCH_FLIGHT`, or that of the operating system, such as `ENOENT`. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Runs a function on a file; errors of the operating system become a `FileError`. */
export function withFile<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new FileError(String(error.code), fileReason(error));
  }
}

function refusalOf(error: unknown): { code: string; message: string } {
  if (error instanceof IgcError || error instanceof FileError) return error;
  throw error;
}

function fileReason(error: Error & { readonly code: unknown }): string {
  switch (error.code) {
    case 'ENOENT':
      return 'There is no such file.';
    case 'EISDIR':
      return 'This is a folder; name the files in it.';
    case 'EEXIST':
      return 'There is a file of this name already.';
    case 'EACCES':
      return 'You may not use it.';
    default:
      return error.message;
  }
}
