import { type ScoredFlight, scoreFlight } from '../flight/score-flight.js';
import type { ParsedIgc } from '../igc/parse-igc.js';
import type { OnlineDeclaration } from '../task-files/find-declaration.js';
import {
  CHOICE_OPTIONS,
  CHOICE_USAGE,
  type FlightChoice,
  mapChosen,
  parseChoice,
} from './flight-choice.js';
import { checkWindows, givenTimes } from './given-windows.js';
import { ONLINE_TASK_USAGE, readOnlineTask } from './online-task.js';
import { parseCountry, parseNumber } from './options.js';

/** Options of the commands that score. */
export const SCORING_OPTIONS = {
  ...CHOICE_OPTIONS,
  index: { type: 'string' },
  'club-country': { type: 'string' },
  'takeoff-country': { type: 'string' },
  'takeoff-elevation': { type: 'string' },
  'online-task': { type: 'string' },
} as const;

/** Help text of these options. */
export const SCORING_USAGE = `\
  --index N               index of the aircraft, for example 108 (default 100)
${CHOICE_USAGE}\
  --club-country XX       country of the club (ISO 3166, or XK for Kosovo), for example DE; needed
                          for national contests
  --takeoff-country XX    country of the takeoff, for contests that need it
  --takeoff-elevation M   elevation of the takeoff's airport in metres above sea level, to which
                          pressure altitudes are set
  --online-task FILE      a task that was declared online, see below
`;

/** Longer notes on these options, for the end of the help. */
export const SCORING_NOTES = `
${ONLINE_TASK_USAGE}`;

/** Input of scoring besides the file. */
export interface ScoringOptions extends FlightChoice {
  readonly index: number | null;
  readonly clubCountry: string | undefined;
  readonly takeoffCountry: string | undefined;
  /** Metres above mean sea level. */
  readonly takeoffElevationM: number | undefined;
  readonly declaredOnline: OnlineDeclaration | undefined;
}

type ScoringOptionTexts = Readonly<
  Partial<Record<Exclude<keyof typeof SCORING_OPTIONS, 'window'>, string>> & { window?: string[] }
>;

/**
 * Parses the options of the commands that score, and reads the task file.
 *
 * @throws {UsageError} If a value is invalid.
 */
export function parseScoring(values: ScoringOptionTexts): ScoringOptions {
  return {
    ...parseChoice(values),
    index: parseIndex(values.index),
    clubCountry: parseCountry('club-country', values['club-country']),
    takeoffCountry: parseCountry('takeoff-country', values['takeoff-country']),
    takeoffElevationM: parseElevation(values['takeoff-elevation']),
    declaredOnline:
      values['online-task'] === undefined ? undefined : readOnlineTask(values['online-task']),
  };
}

/**
 * Scores the flights of a file, in order of time. Flights that were not requested are undefined.
 *
 * @throws {FileError} If the file does not have that many flights, or windows are given that are
 *   outside the flight, or for several flights.
 */
export function scoreFlights(
  { recording, findings }: ParsedIgc,
  options: ScoringOptions,
  nowS: number,
): (ScoredFlight | undefined)[] {
  const { kind, index, windows } = options;
  const { clubCountry, takeoffCountry, takeoffElevationM, declaredOnline } = options;
  return mapChosen(recording, options, (interval) => {
    const scored = scoreFlight({
      recording,
      interval,
      fileFindings: findings,
      aircraft: { kind, index },
      uploadedAtS: nowS,
      editAllowedUntilS: Number.POSITIVE_INFINITY,
      ...(clubCountry !== undefined && { clubCountry }),
      ...(takeoffCountry !== undefined && { takeoffCountry }),
      ...(takeoffElevationM !== undefined && { takeoffElevationM }),
      ...givenTimes(windows),
      ...(declaredOnline && { declaredOnline }),
    });
    checkWindows(windows, scored);
    return scored;
  });
}

/** Parses `--index`. Indexes in use are about 70 to 130, so the limits detect typing errors. */
function parseIndex(text: string | undefined): number | null {
  return text === undefined
    ? null
    : parseNumber('index', text, { min: 10, max: 999, example: 108 });
}

/**
 * Parses `--takeoff-elevation` in metres, from the shore of the Dead Sea to above the highest
 * airports.
 *
 * @throws {UsageError} If it is not such a number.
 */
export function parseElevation(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return parseNumber('takeoff-elevation', text, { min: -450, max: 5000, example: 350 });
}
