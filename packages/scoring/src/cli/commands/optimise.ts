import { findOptimum, type Optimum } from '../../contest/find-optimum.js';
import { timestamp } from '../../contest/timestamp.js';
import { examineFlight } from '../../flight/inspect-flight.js';
import type { ParsedIgc } from '../../igc/parse-igc.js';
import type { Recording } from '../../igc/recording.js';
import { createTrack } from '../../track/create-track.js';
import type { FixInterval } from '../../track/fix-interval.js';
import type { Track } from '../../track/track.js';
import type { Command } from '../cli-io.js';
import { forEachFile } from '../each-file.js';
import {
  CHOICE_OPTIONS,
  CHOICE_USAGE,
  type FlightChoice,
  mapChosen,
  parseChoice,
} from '../flight-choice.js';
import { type FlightSummary, flightSummary } from '../flight-summary.js';
import { checkWindows, givenTimes } from '../given-windows.js';
import { COURSE_OPTIONS, COURSE_USAGE, parseCourse } from '../optimise/course-options.js';
import { parseOptions, UsageError } from '../options.js';
import { flightHead } from '../report-text.js';

/** Finds the best course of files by a rule given on the command line. */
export const optimise: Command = {
  usage: `cloudstreet-igc optimise FILE… --shape SHAPE [options]

Finds the best course over the recorded fixes and proves it, on the WGS84 ellipsoid.

${COURSE_USAGE}\
${CHOICE_USAGE}\
  --whole-log             from the first movement to the last, instead of the scoring windows: of
                          all flights, or of --flight; excludes --kind and --window
  --json                  print JSON, one object per line and file

By default it uses the longest flight of a file.
`,
  run(args, io) {
    const { values, files } = parseOptions(args, {
      ...CHOICE_OPTIONS,
      ...COURSE_OPTIONS,
      'whole-log': { type: 'boolean' },
      json: { type: 'boolean' },
    });
    const course = parseCourse(values);
    const choice = parseChoice(values);
    const isWhole = values['whole-log'] ?? false;
    if (isWhole) checkWholeLog(values);
    const selectFixes = isWhole ? allFixes : scoredFixes;
    const output = { isJson: values.json ?? false, toText: formatOptimum, toObjects };
    return forEachFile(files, io, output, (file, parsed) => {
      const { track, windows, chosen } = selectFixes(parsed, choice, io.nowS);
      return { ...toResult(file, findOptimum(track, windows, course)), chosen };
    });
  },
};

/** Optimum of a file. Both figures are 0 if no course meets the rule. */
interface OptimumResult {
  readonly file: string;
  readonly value_km: number;
  readonly upper_bound_km: number;
  readonly points: readonly { readonly lat: number; readonly lon: number; readonly time: string }[];
}

/** An optimum, and its flight if there are several. */
interface ChosenResult extends OptimumResult {
  readonly chosen: ChosenFlight | undefined;
}

interface ChosenFlight {
  readonly facts: FlightSummary;
  /** Number of flights in the file. */
  readonly count: number;
}

/** Rejects `--kind` and `--window`, which choose the scored part, if the whole file is used. */
function checkWholeLog(values: { readonly kind?: unknown; readonly window?: unknown }): void {
  const idle = (['kind', 'window'] as const).find((name) => values[name] !== undefined);
  if (idle === undefined) return;
  throw new UsageError(`--whole-log uses all fixes, so it cannot be combined with --${idle}.`);
}

/** Fixes that the course may use. */
interface SearchSpace {
  readonly track: Track;
  readonly windows: readonly FixInterval[];
  /** Flight of the fixes, if there are several. */
  readonly chosen?: ChosenFlight | undefined;
}

/** Returns the scored windows of the chosen flight, or of the longest. */
function scoredFixes(
  { recording, findings }: ParsedIgc,
  choice: FlightChoice,
  nowS: number,
): SearchSpace {
  const flights = mapChosen(recording, choice, (interval) =>
    examineFlight({
      recording,
      interval,
      fileFindings: findings,
      aircraft: { kind: choice.kind, index: null },
      uploadedAtS: nowS,
      editAllowedUntilS: Number.POSITIVE_INFINITY,
      ...givenTimes(choice.windows),
    }),
  );
  const [longest] = flights
    .flatMap((examined, i) => (examined ? [{ examined, number: i + 1 }] : []))
    .toSorted((a, b) => b.examined.flight.totalSeconds - a.examined.flight.totalSeconds);
  const {
    examined: { flight, track, windows },
    number,
  } = longest!;
  checkWindows(choice.windows, flight);
  const count = flights.length;
  const chosen = count > 1 ? { facts: flightSummary(flight, number), count } : undefined;
  return { track, windows, chosen };
}

/**
 * Returns all usable fixes of the file, or of the chosen flight, from the first to the last change
 * of position.
 */
function allFixes(parsed: ParsedIgc, choice: FlightChoice, nowS: number): SearchSpace {
  const space =
    choice.flight === undefined
      ? { track: wholeTrack(parsed.recording) }
      : scoredFixes(parsed, choice, nowS);
  const { track } = space;
  let [first, last] = [0, track.count - 1];
  while (first < last && isSamePlace(track, first, first + 1)) first++;
  while (last > first && isSamePlace(track, last, last - 1)) last--;
  return { ...space, windows: track.count > 0 ? [{ first, last }] : [] };
}

function wholeTrack(recording: Recording): Track {
  return createTrack(recording, { first: 0, last: recording.fixes.count - 1 });
}

function isSamePlace({ lat, lon }: Track, a: number, b: number): boolean {
  return lat[a] === lat[b] && lon[a] === lon[b];
}

function toResult(file: string, optimum: Optimum | undefined): OptimumResult {
  return {
    file,
    value_km: kilometres(optimum?.distanceM ?? 0),
    upper_bound_km: kilometres(optimum?.upperBoundM ?? 0),
    points: (optimum?.points ?? []).map(({ lat, lon, timeS }) => ({
      lat,
      lon,
      time: timestamp(timeS),
    })),
  };
}

/** Converts to km with millimetres; further digits have no meaning. */
function kilometres(metres: number): number {
  return Math.round(metres * 1000) / 1e6;
}

/**
 * Returns the JSON objects of a result. The number of the flight is included only if there are
 * several.
 */
function toObjects({ chosen, ...optimum }: ChosenResult): object[] {
  if (!chosen) return [optimum];
  return [{ ...optimum, flight: chosen.facts.flight, flight_count: chosen.count }];
}

function formatOptimum({
  file,
  value_km: km,
  upper_bound_km: most,
  points,
  chosen,
}: ChosenResult): string {
  const proof = most > km ? `, at most ${most.toFixed(3)} km` : '';
  const result =
    points.length === 0
      ? `no such course ${most > 0 ? 'found' : 'within the limits'}${proof}`
      : `${km.toFixed(3)} km${proof}`;
  const rows = points.map(
    ({ lat, lon, time }) =>
      `${time.slice(0, 19)}Z ${lat.toFixed(5).padStart(10)} ${lon.toFixed(5).padStart(11)}`,
  );
  return [
    `${file}: ${result}`,
    ...(chosen ? [flightHead(chosen.facts, chosen.count)] : []),
    ...rows,
    '',
  ].join('\n');
}
