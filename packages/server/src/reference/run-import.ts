import { messages } from '../generated/messages/en-gb.js';
import { type Config, ConfigError } from '../platform/config/config.js';
import type { Executor } from '../platform/database/database.js';
import { openInstance } from '../platform/database/instance.js';
import { untilAborted } from '../platform/database/until-aborted.js';
import { requireFile } from '../platform/files/require-file.js';
import { ReferenceImportError, type RowProblem } from './import-problem.js';
import { importReference, REFERENCE_KINDS, type ReferenceKind } from './import-reference.js';

export interface ImportCommand {
  config: Config;
  /** Arguments after `import`: the kind and the file. */
  words: readonly string[];
  print: (line: string) => void;
  /** Called in the transaction if the import changed data of flights. */
  onUpdated?: (db: Executor) => Promise<void>;
  /** Aborts the import; then nothing is imported. */
  signal?: AbortSignal;
}

const MAX_LINES = 50;

/**
 * Runs `import KIND FILE`, beside a running server or with a database that it starts itself.
 *
 * @throws {ConfigError} If arguments are invalid, rows of the file are invalid (each is printed),
 *   or it was aborted.
 */
export async function runImport(command: ImportCommand): Promise<void> {
  try {
    await importFile(command);
  } catch (error) {
    if (command.signal?.aborted) throw new ConfigError(messages['import.stopped']());
    throw error;
  }
}

async function importFile({
  config,
  words,
  print,
  onUpdated,
  signal,
}: ImportCommand): Promise<void> {
  const { kind, path } = readWords(words);
  const instance = await openInstance({ config, join: true, signal });
  try {
    print(messages['import.into']({ place: instance.place }));
    const work = importReference(kind, path, instance.db, onUpdated);
    const { skipped, notes = [], ...counts } = await untilAborted(signal, work);
    printProblems(notes, print);
    printProblems(skipped, print);
    print(messages['import.done']({ ...counts, skipped: skipped.length }));
  } catch (error) {
    if (!(error instanceof ReferenceImportError)) throw error;
    printProblems(error.problems, print);
    throw new ConfigError(error.message);
  } finally {
    await instance.close();
  }
}

function readWords([word, path, ...rest]: readonly string[]): {
  kind: ReferenceKind;
  path: string;
} {
  const kind = REFERENCE_KINDS.find((candidate) => candidate === word);
  if (!kind || !path || rest.length > 0) {
    throw new ConfigError(
      messages['import.usage']({ kinds: [...REFERENCE_KINDS, 'airspace'].join('|') }),
    );
  }
  requireFile(path);
  return { kind, path };
}

function printProblems(problems: readonly RowProblem[], print: (line: string) => void): void {
  for (const { line, reason } of problems.slice(0, MAX_LINES)) {
    print(messages['import.row']({ line: String(line), reason }));
  }
  const more = problems.length - MAX_LINES;
  if (more > 0) print(messages['import.more']({ count: more }));
}
