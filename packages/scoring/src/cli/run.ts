import { readFileSync } from 'node:fs';
import { scoreFlight } from '../flight/score-flight.js';
import { splitFlights } from '../flight/split-flights.js';
import { IgcError } from '../igc/igc-error.js';
import { parseIgc } from '../igc/parse-igc.js';
import {
  asksForHelp,
  parseArguments,
  type ScoreArguments,
  USAGE,
  UsageError,
} from './arguments.js';
import { createReport, type Report } from './report.js';
import { formatReport } from './report-text.js';

/** What the command needs of the world. */
export interface World {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Unix seconds. */
  readonly nowS: number;
}

/** Runs the command line and answers its exit code: 0 done, 1 refused file, 2 wrong usage. */
export function run(args: readonly string[], world: World): 0 | 1 | 2 {
  if (asksForHelp(args)) {
    world.out(USAGE);
    return 0;
  }
  try {
    const options = parseArguments(args);
    const report = score(options, world.nowS);
    world.out(options.isJson ? `${JSON.stringify(report)}\n` : formatReport(report));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      world.err(`${error.message}\n\n${USAGE}`);
      return 2;
    }
    world.err(`cloudstreet-igc: ${reasonOf(error)}\n`);
    return 1;
  }
}

function score({ file, kind, index, flight }: ScoreArguments, nowS: number): Report {
  const { recording, findings } = parseIgc(readBytes(file));
  const spans = splitFlights(recording);
  checkFlight(flight, spans.length);
  const scored = spans.map((span, i) => {
    if (flight !== undefined && flight !== i + 1) return undefined;
    return scoreFlight({
      recording,
      span,
      fileFindings: findings,
      aircraft: { kind, index },
      uploadedAtS: nowS,
      editAllowedUntilS: Number.POSITIVE_INFINITY,
    });
  });
  return createReport(file, recording, scored);
}

function checkFlight(flight: number | undefined, count: number): void {
  if (flight === undefined || flight <= count) return;
  const flights = count === 1 ? 'one flight' : `${count} flights`;
  throw new UsageError(`--flight ${flight}: the file has ${flights}.`);
}

/** A file that cannot be read. */
class FileError extends Error {
  override readonly name = 'FileError';
}

function readBytes(file: string): Uint8Array {
  try {
    return new Uint8Array(readFileSync(file));
  } catch (error) {
    throw new FileError(fileReason(file, error));
  }
}

function fileReason(file: string, error: unknown): string {
  if (!(error instanceof Error && 'code' in error)) throw error;
  switch (error.code) {
    case 'ENOENT':
      return `There is no file ${file}.`;
    case 'EISDIR':
      return `${file} is a folder; name one file in it.`;
    case 'EACCES':
      return `You may not read ${file}.`;
    default:
      return `${file} cannot be read: ${error.message}`;
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof IgcError) return `${error.code}: ${error.message}`;
  if (error instanceof FileError) return error.message;
  throw error;
}
