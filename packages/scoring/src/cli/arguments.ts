import { parseArgs } from 'node:util';
import type { AircraftKind } from '../track/engine-runs.js';

export const USAGE = `Usage: cloudstreet-igc score FILE [options]

Scores the flights in an IGC file.

  --index N     index of the aircraft, for example 108; without it 100 is used
  --kind KIND   GL pure glider (default), MG motor glider, FG electric glider
  --flight N    one flight of several, 1 for the first
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
  /** Number of the flight in the file, from 1; all of them where it is absent. */
  readonly flight: number | undefined;
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
    flight: parseFlight(values.flight),
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
      args: joinNegativeNumbers(args),
      allowPositionals: true,
      options: {
        index: { type: 'string' },
        kind: { type: 'string' },
        flight: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // What follows the first sentence explains how to name files that look like options.
    throw new UsageError(message.replace(/(?<=Unknown option '[^']*'\.) .*$/s, ''));
  }
}

/** Lets `--index -5` be judged as a number, where Node sees two options. */
function joinNegativeNumbers(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const option = joined.at(-1);
    if (/^-\.?\d/.test(arg) && /^--(?:index|flight)$/.test(option ?? '')) {
      joined[joined.length - 1] = `${option}=${arg}`;
    } else joined.push(arg);
  }
  return joined;
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

function parseFlight(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text);
  throw new UsageError(`--flight takes the number of a flight, 1 for the first, not "${text}".`);
}

function parseKind(text: string): AircraftKind {
  if (text === 'GL' || text === 'MG' || text === 'FG') return text;
  throw new UsageError(`--kind takes GL, MG or FG, not ${text}.`);
}
