import { parseArgs } from 'node:util';
import type { AircraftKind } from '../track/engine-runs.js';

export const USAGE = `Usage: cloudstreet-igc score FILE [options]

Scores the flight in an IGC file. Of several flights in one file the longest is scored.

  --index N     index of the aircraft, for example 108; without it 100 is used
  --kind KIND   GL pure glider (default), MG motor glider, FG electric glider
  --json        print JSON instead of a table

Exit code: 0 scored, 1 the file cannot be used, 2 wrong arguments.
`;

/** Indexes in use reach from some 70 to 130; a typing error is soon outside of these. */
const MIN_INDEX = 10;
const MAX_INDEX = 999;

/** What the user asked for. */
export interface ScoreArguments {
  readonly file: string;
  readonly index: number | null;
  readonly kind: AircraftKind;
  readonly isJson: boolean;
}

/** Arguments that make no sense; the message says which. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Reads the command line after the program's name.
 *
 * @throws {UsageError} If it names no file, another command or an impossible value.
 */
export function parseArguments(args: readonly string[]): ScoreArguments {
  const { values, positionals } = parseOptions(args);
  const [command, file, ...rest] = positionals;
  if (command !== 'score') {
    throw new UsageError(command ? `Unknown command: ${command}` : 'No command.');
  }
  if (!file) throw new UsageError('No file to score.');
  if (rest.length > 0) throw new UsageError(`One file at a time, not also ${rest.join(', ')}.`);
  return {
    file,
    index: parseIndex(values.index),
    kind: parseKind(values.kind ?? 'GL'),
    isJson: values.json ?? false,
  };
}

/** Tells whether the user asks how the command is used. */
export function asksForHelp(args: readonly string[]): boolean {
  return args.includes('--help') || args.includes('-h');
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        index: { type: 'string' },
        kind: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function parseIndex(text: string | undefined): number | null {
  if (text === undefined) return null;
  const index = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || index < MIN_INDEX || index > MAX_INDEX) {
    const range = `${MIN_INDEX} to ${MAX_INDEX}`;
    throw new UsageError(`--index takes a number from ${range}, for example 108, not "${text}".`);
  }
  return index;
}

function parseKind(text: string): AircraftKind {
  if (text === 'GL' || text === 'MG' || text === 'FG') return text;
  throw new UsageError(`--kind takes GL, MG or FG, not ${text}.`);
}
