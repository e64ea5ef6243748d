import { readFileSync } from 'node:fs';
import { scoreFlight } from '../flight/score-flight.js';
import { splitFlights } from '../flight/split-flights.js';
import { IgcError } from '../igc/igc-error.js';
import { type ParsedIgc, parseIgc } from '../igc/parse-igc.js';
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

function score({ file, kind, index }: ScoreArguments, nowS: number): Report {
  const parsed = parseIgc(new Uint8Array(readFileSync(file)));
  const flights = splitFlights(parsed.recording).map((span) => scoreSpan(parsed, span));
  const longest = flights.reduce((a, b) => (b.totalSeconds > a.totalSeconds ? b : a));
  return createReport(file, parsed.recording, longest);

  function scoreSpan({ recording, findings }: ParsedIgc, span: { first: number; last: number }) {
    return scoreFlight({
      recording,
      span,
      fileFindings: findings,
      aircraft: { kind, index },
      uploadedAtS: nowS,
      editAllowedUntilS: Number.POSITIVE_INFINITY,
    });
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof IgcError) return `${error.code}: ${error.message}`;
  // Of the file system's errors the message names both the cause and the file.
  if (error instanceof Error && 'syscall' in error) return error.message;
  throw error;
}
