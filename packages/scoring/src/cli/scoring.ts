import { type ScoredFlight, scoreFlight } from '../flight/score-flight.js';
import { splitFlights } from '../flight/split-flights.js';
import type { ParsedIgc } from '../igc/parse-igc.js';
import type { AircraftKind } from '../track/engine-runs.js';
import { parseKind, parseNumber, UsageError } from './options.js';

/** Options of the commands that score. */
export const SCORING_OPTIONS = {
  index: { type: 'string' },
  kind: { type: 'string' },
  flight: { type: 'string' },
  'club-country': { type: 'string' },
  'takeoff-country': { type: 'string' },
} as const;

/** What they mean, for the usage of a command. */
export const SCORING_USAGE = `\
  --index N               index of the aircraft, for example 108; without it 100 is used
  --kind KIND             GL pure glider (default), MG motor glider, FG electric glider
  --flight N              one flight of several, 1 for the first
  --club-country XX       country of the club, for example DE: national contests ask for it
  --takeoff-country XX    country of the takeoff, for those that ask for it too
`;

/** What a flight is scored with besides its file. */
export interface ScoringOptions {
  readonly index: number | null;
  readonly kind: AircraftKind;
  /** Number of the flight in the file, from 1; all of them where it is undefined. */
  readonly flight: number | undefined;
  readonly clubCountry: string | undefined;
  readonly takeoffCountry: string | undefined;
}

/** @throws {UsageError} If a value makes no sense. */
export function parseScoring(
  values: Readonly<Partial<Record<keyof typeof SCORING_OPTIONS, string>>>,
): ScoringOptions {
  return {
    index: parseIndex(values.index),
    kind: parseKind(values.kind ?? 'GL'),
    flight: parseFlight(values.flight),
    clubCountry: parseCountry('club-country', values['club-country']),
    takeoffCountry: parseCountry('takeoff-country', values['takeoff-country']),
  };
}

/**
 * Scores the flights of a file, in order of time; undefined stand those that were not asked for.
 *
 * @throws {UsageError} If the file has not as many flights.
 */
export function scoreFlights(
  { recording, findings }: ParsedIgc,
  { kind, index, flight, clubCountry, takeoffCountry }: ScoringOptions,
  nowS: number,
): (ScoredFlight | undefined)[] {
  const spans = splitFlights(recording);
  checkFlight(flight, spans.length);
  return spans.map((span, i) => {
    if (flight !== undefined && flight !== i + 1) return undefined;
    return scoreFlight({
      recording,
      span,
      fileFindings: findings,
      aircraft: { kind, index },
      uploadedAtS: nowS,
      editAllowedUntilS: Number.POSITIVE_INFINITY,
      ...(clubCountry !== undefined && { clubCountry }),
      ...(takeoffCountry !== undefined && { takeoffCountry }),
    });
  });
}

function checkFlight(flight: number | undefined, count: number): void {
  if (flight === undefined || flight <= count) return;
  const flights = count === 1 ? 'one flight' : `${count} flights`;
  throw new UsageError(`--flight ${flight}: the file has ${flights}.`);
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

function parseCountry(name: string, text: string | undefined): string | undefined {
  if (text === undefined || /^[A-Za-z]{2}$/.test(text)) return text?.toUpperCase();
  throw new UsageError(`--${name} takes two letters (ISO 3166), for example DE, not "${text}".`);
}
