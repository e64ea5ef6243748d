import { readFileSync } from 'node:fs';
import { IgcError } from '../igc/igc-error.js';
import { type ParsedIgc, parseIgc } from '../igc/parse-igc.js';
import type { ExitCode, World } from './world.js';

/** How the results of a command are printed. */
export interface Output<Result> {
  /** One JSON object a line instead of text. */
  readonly isJson: boolean;
  readonly toText: (result: Result) => string;
}

/**
 * Reads files one after the other and prints what `work` makes of each. A file that cannot be used
 * is named on the standard error, and the others go on.
 */
export function forEachFile<Result>(
  files: readonly string[],
  world: World,
  { isJson, toText }: Output<Result>,
  work: (file: string, parsed: ParsedIgc) => Result,
): ExitCode {
  let exitCode: ExitCode = 0;
  for (const [i, file] of files.entries()) {
    if (files.length > 1) world.progress?.(i, files.length);
    try {
      const result = work(file, parseIgc(readBytes(file)));
      world.out(isJson ? `${JSON.stringify(result)}\n` : toText(result));
    } catch (error) {
      const { code, message } = refusalOf(error);
      world.err(`cloudstreet-igc: ${file}: ${code}: ${message}\n`);
      if (isJson) world.out(`${JSON.stringify({ file, error: { code, message } })}\n`);
      exitCode = 1;
    }
  }
  if (files.length > 1) world.progress?.(files.length, files.length);
  return exitCode;
}

/** A file that cannot be read from the disk. */
class FileError extends Error {
  override readonly name = 'FileError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

function refusalOf(error: unknown): { code: string; message: string } {
  if (error instanceof IgcError || error instanceof FileError) return error;
  throw error;
}

function readBytes(file: string): Uint8Array {
  try {
    return new Uint8Array(readFileSync(file));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new FileError(String(error.code), fileReason(error));
  }
}

function fileReason(error: Error & { readonly code: unknown }): string {
  switch (error.code) {
    case 'ENOENT':
      return 'There is no such file.';
    case 'EISDIR':
      return 'This is a folder; name the files in it.';
    case 'EACCES':
      return 'You may not read it.';
    default:
      return `It cannot be read: ${error.message}`;
  }
}
