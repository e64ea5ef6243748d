import { type ScoredFlight, scoreFlight } from '../flight/score-flight.js';
import { splitFlights } from '../flight/split-flights.js';
import type { ParsedIgc } from '../igc/parse-igc.js';
import type { OnlineDeclaration } from '../task/find-declaration.js';
import type { AircraftKind } from '../track/engine-runs.js';
import { checkWindows, type GivenWindows, parseWindows } from './given-windows.js';
import { ONLINE_TASK_USAGE, readOnlineTask } from './online-task.js';
import { parseKind, parseNumber, UsageError } from './options.js';

/** Options of the commands that score. */
export const SCORING_OPTIONS = {
  index: { type: 'string' },
  kind: { type: 'string' },
  flight: { type: 'string' },
  'club-country': { type: 'string' },
  'takeoff-country': { type: 'string' },
  'takeoff-elevation': { type: 'string' },
  window: { type: 'string', multiple: true },
  'online-task': { type: 'string' },
} as const;

/** What they mean, for the usage of a command. */
export const SCORING_USAGE = `\
  --index N               index of the aircraft, for example 108; without it 100 is used
  --kind KIND             GL pure glider (default), MG motor glider, FG electric glider
  --flight N              one flight of several, 1 for the first
  --club-country XX       country of the club, for example DE: national contests ask for it
  --takeoff-country XX    country of the takeoff, for those that ask for it too
  --takeoff-elevation M   elevation of the takeoff's airport in metres above sea level, to which
                          pressure altitudes are set
  --window START/END      a part of the flight that may be scored, in UTC or in Unix seconds, for
                          example 2025-06-18T09:10:00Z/2025-06-18T14:30:00Z; several in order of
                          time; without it all parts without the motor
  --online-task FILE      the task that was declared online, see below
`;

/** What they need more words for; for the end of the usage. */
export const SCORING_NOTES = `
${ONLINE_TASK_USAGE}`;

/** What a flight is scored with besides its file. */
export interface ScoringOptions {
  readonly index: number | null;
  readonly kind: AircraftKind;
  /** Number of the flight in the file, from 1; all of them where it is undefined. */
  readonly flight: number | undefined;
  readonly clubCountry: string | undefined;
  readonly takeoffCountry: string | undefined;
  /** Metres above mean sea level. */
  readonly takeoffElevationM: number | undefined;
  readonly windows: GivenWindows;
  readonly declaredOnline: OnlineDeclaration | undefined;
}

type Texts = Readonly<
  Partial<Record<Exclude<keyof typeof SCORING_OPTIONS, 'window'>, string>> & { window?: string[] }
>;

/**
 * Reads the options of the commands that score, and the file of the task.
 *
 * @throws {UsageError} If a value makes no sense.
 */
export function parseScoring(values: Texts): ScoringOptions {
  return {
    index: parseIndex(values.index),
    kind: parseKind(values.kind ?? 'GL'),
    flight: parseFlight(values.flight),
    clubCountry: parseCountry('club-country', values['club-country']),
    takeoffCountry: parseCountry('takeoff-country', values['takeoff-country']),
    takeoffElevationM: parseElevation(values['takeoff-elevation']),
    windows: parseWindows(values.window ?? []),
    declaredOnline:
      values['online-task'] === undefined ? undefined : readOnlineTask(values['online-task']),
  };
}

/**
 * Scores the flights of a file, in order of time; undefined stand those that were not asked for.
 *
 * @throws {UsageError} If the file has not as many flights, or windows are given that do not lie in
 *   the flight, or for several flights.
 */
export function scoreFlights(
  { recording, findings }: ParsedIgc,
  options: ScoringOptions,
  nowS: number,
): (ScoredFlight | undefined)[] {
  const { kind, index, flight, windows } = options;
  const { clubCountry, takeoffCountry, takeoffElevationM, declaredOnline } = options;
  const scoringTimes = windows.flatMap(({ startS, endS }) => [startS, endS]);
  const spans = splitFlights(recording);
  checkFlight(options, spans.length);
  return spans.map((span, i) => {
    if (flight !== undefined && flight !== i + 1) return undefined;
    const scored = scoreFlight({
      recording,
      span,
      fileFindings: findings,
      aircraft: { kind, index },
      uploadedAtS: nowS,
      editAllowedUntilS: Number.POSITIVE_INFINITY,
      ...(clubCountry !== undefined && { clubCountry }),
      ...(takeoffCountry !== undefined && { takeoffCountry }),
      ...(takeoffElevationM !== undefined && { takeoffElevationM }),
      ...(windows.length > 0 && { scoringTimes }),
      ...(declaredOnline && { declaredOnline }),
    });
    checkWindows(windows, scored);
    return scored;
  });
}

function checkFlight({ flight, windows }: ScoringOptions, count: number): void {
  const flights = count === 1 ? 'one flight' : `${count} flights`;
  if (flight !== undefined && flight > count) {
    throw new UsageError(`--flight ${flight}: the file has ${flights}.`);
  }
  if (flight === undefined && windows.length > 0 && count > 1) {
    throw new UsageError(
      `--window belongs to one flight, but the file has ${flights}: add --flight.`,
    );
  }
}

/** Indexes in use reach from some 70 to 130; a typing error is soon outside of these. */
function parseIndex(text: string | undefined): number | null {
  return text === undefined
    ? null
    : parseNumber('index', text, { min: 10, max: 999, example: 108 });
}

function parseFlight(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return parseNumber('flight', text, { min: 1, max: 999, isWhole: true, example: 1 });
}

/**
 * The metres that `--takeoff-elevation` was given: from the shore of the Dead Sea to above the
 * highest airports.
 *
 * @throws {UsageError} If it is no such number.
 */
export function parseElevation(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return parseNumber('takeoff-elevation', text, { min: -450, max: 5000, example: 350 });
}

function parseCountry(name: string, text: string | undefined): string | undefined {
  if (text === undefined || /^[A-Za-z]{2}$/.test(text)) return text?.toUpperCase();
  throw new UsageError(`--${name} takes two letters (ISO 3166), for example DE, not "${text}".`);
}
