import { splitFlights } from '../flight/split-flights.js';
import type { Recording } from '../igc/recording.js';
import type { AircraftKind } from '../track/engine-runs.js';
import type { FixInterval } from '../track/fix-interval.js';
import { FileError } from './each-file.js';
import { type GivenWindows, parseWindows } from './given-windows.js';
import { parseKind, parseNumber } from './options.js';

/** Options of the commands that choose the scored part of a flight. */
export const CHOICE_OPTIONS = {
  kind: { type: 'string' },
  flight: { type: 'string' },
  window: { type: 'string', multiple: true },
} as const;

/** Help text of these options. */
export const CHOICE_USAGE = `\
  --kind KIND             GL pure glider (default), MG motor glider, FG electric glider
  --flight N              number of the flight, if there are several, from 1
  --window START/END      a part of the flight that may be scored, in UTC or in Unix seconds, for
                          example 2025-06-18T09:10:00Z/2025-06-18T14:30:00Z; several in order of
                          time (default: all parts without the engine)
`;

/** Parts of a file that may be scored. */
export interface FlightChoice {
  readonly kind: AircraftKind;
  /** Number of the flight in the file, from 1. Undefined for all flights. */
  readonly flight: number | undefined;
  readonly windows: GivenWindows;
}

/** Values of the options. */
interface ChoiceTexts {
  readonly kind?: string | undefined;
  readonly flight?: string | undefined;
  readonly window?: readonly string[] | undefined;
}

/**
 * Parses the options that choose the scored part.
 *
 * @throws {UsageError} If a value is invalid.
 */
export function parseChoice({ kind, flight, window }: ChoiceTexts): FlightChoice {
  return {
    kind: parseKind(kind ?? 'GL'),
    flight: parseFlight(flight),
    windows: parseWindows(window ?? []),
  };
}

/**
 * Maps the chosen flights of a recording, in order of time. Flights that were not requested are
 * undefined.
 *
 * @throws {FileError} If the file does not have that many flights, or windows are given for
 *   several.
 */
export function mapChosen<Result>(
  recording: Recording,
  choice: FlightChoice,
  work: (interval: FixInterval) => Result,
): (Result | undefined)[] {
  const intervals = splitFlights(recording);
  checkCount(choice, intervals.length);
  return intervals.map((interval, i) =>
    choice.flight === undefined || choice.flight === i + 1 ? work(interval) : undefined,
  );
}

function checkCount({ flight, windows }: FlightChoice, count: number): void {
  const flights = count === 1 ? 'one flight' : `${count} flights`;
  if (flight !== undefined && flight > count) {
    throw new FileError(
      'NO_SUCH_FLIGHT',
      `The file has ${flights}, so there is no flight ${flight}.`,
    );
  }
  if (flight === undefined && windows.length > 0 && count > 1) {
    throw new FileError(
      'SEVERAL_FLIGHTS',
      `The file has ${flights}, but --window belongs to one: add --flight.`,
    );
  }
}

function parseFlight(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return parseNumber('flight', text, { min: 1, max: 999, isWhole: true, example: 1 });
}
