import { type ParsedOpenAir, parseOpenAir } from '@cloudstreet/scoring/airspace';
import { messages } from '../generated/messages/en-gb.js';
import { type Config, ConfigError } from '../platform/config/config.js';
import { openInstance } from '../platform/database/instance.js';
import { untilAborted } from '../platform/database/until-aborted.js';
import { requireFile } from '../platform/files/require-file.js';
import { type AirspaceValues, readSourceFields } from './airspace-cli-options.js';
import { importAirspaces } from './import-airspaces.js';
import { readAirspaceFile } from './read-airspace-file.js';
import { rescoreCommand } from './rescore-command.js';

export interface ImportAirspaceCommand {
  config: Config;
  /** Arguments after `import airspace`: the file. */
  words: readonly string[];
  values: AirspaceValues;
  print: (line: string) => void;
  now: Date;
  /** Aborts the import; then nothing is imported. */
  signal?: AbortSignal;
}

/**
 * Maximum number of printed errors. No published file has as many. It limits memory for files of
 * another kind.
 */
const MAX_LINES = 100_000;

/**
 * Runs `import airspace FILE`: reads OpenAir, beside a running server or with a database that it
 * starts itself. Errors in the file are printed with their line, and the rest is used.
 *
 * @throws {ConfigError} If arguments are invalid, the file has no usable airspace, it conflicts
 *   with other airspaces, or the import was stopped.
 */
export async function runImportAirspace(command: ImportAirspaceCommand): Promise<void> {
  try {
    await importFile(command);
  } catch (error) {
    if (command.signal?.aborted) throw new ConfigError(messages['import.stopped']());
    throw error;
  }
}

async function importFile(command: ImportAirspaceCommand): Promise<void> {
  const { config, words, values, print, now, signal } = command;
  const [path, ...rest] = words;
  if (!path || rest.length > 0) throw new ConfigError(messages['airspace.usage']());
  requireFile(path);
  const source = readSourceFields(path, values);
  const { text, hash } = await readAirspaceFile(path);
  const parsed = parseOpenAir(text, { mostFindings: MAX_LINES });
  printFindings(path, parsed, print);
  const { airspaces } = parsed;
  if (airspaces.length === 0) throw new ConfigError(messages['airspace.none']({ path }));
  const instance = await openInstance({ config, join: true, signal });
  try {
    print(messages['import.into']({ place: instance.place }));
    const replaces = values.replace ?? false;
    const work = importAirspaces(instance.db, { source, hash, airspaces, replaces, now });
    const { isKnown, endedOn, inserted, removed } = await untilAborted(signal, work);
    const { name } = source;
    if (isKnown) {
      print(messages['airspace.known']({ name }));
      return;
    }
    if (endedOn !== undefined) print(messages['airspace.ended']({ name, day: endedOn }));
    const { skippedAirspaces: skipped } = parsed;
    print(messages['airspace.done']({ name, inserted, removed, skipped }));
    print(messages['airspace.rescore']({ command: rescoreCommand(source) }));
  } finally {
    await instance.close();
  }
}

function printFindings(
  path: string,
  { findings, furtherFindings }: ParsedOpenAir,
  print: (line: string) => void,
): void {
  for (const { line, message: reason, name = '' } of findings) {
    const place = { path, line: String(line), reason };
    print(messages['airspace.finding']({ ...place, name, isNamed: name === '' ? 'no' : 'yes' }));
  }
  if (furtherFindings > 0) print(messages['import.more']({ count: furtherFindings }));
}
