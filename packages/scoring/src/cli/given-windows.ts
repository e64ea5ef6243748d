import type { InspectedFlight } from '../flight/inspect-flight.js';
import { FileError } from './each-file.js';
import { UsageError } from './options.js';
import { formatTimestamp, parseTimestamp } from './parse-timestamp.js';

/** An interval of time that may be scored, in Unix seconds. */
interface GivenWindow {
  /** The text of the option. */
  readonly text: string;
  readonly startS: number;
  readonly endS: number;
}

/** Windows given for a flight, in order of time. Empty to use its own. */
export type GivenWindows = readonly GivenWindow[];

/** Maximum number of windows, as in the API. */
const MAX_WINDOWS = 50;
const EXAMPLE = '2025-06-18T09:10:00Z/2025-06-18T14:30:00Z';

/**
 * Parses the values of `--window`.
 *
 * @throws {UsageError} If one is not a window, or they are not in order of time.
 */
export function parseWindows(texts: readonly string[]): GivenWindows {
  if (texts.length > MAX_WINDOWS) {
    throw new UsageError(`--window may be given ${MAX_WINDOWS} times, not ${texts.length}.`);
  }
  const windows = texts.map(parseWindow);
  for (const [i, { text, startS }] of windows.entries()) {
    const before = windows[i - 1];
    if (before && startS < before.endS) {
      throw new UsageError(
        `--window ${text} begins before the end of --window ${before.text}: windows stand in order of time and do not overlap.`,
      );
    }
  }
  return windows;
}

function parseWindow(text: string): GivenWindow {
  const [start, end, ...others] = text.split('/').map(parseTimestamp);
  if (start === undefined || end === undefined || others.length > 0) {
    throw new UsageError(
      `--window takes START/END in UTC or in Unix seconds, for example ${EXAMPLE}, not "${text}".`,
    );
  }
  if (start >= end) throw new UsageError(`--window ${text}: the end must lie after the start.`);
  return { text, startS: start, endS: end };
}

/**
 * Returns the options of the inspection for these windows. Empty if the windows of the flight are
 * used.
 */
export function givenTimes(windows: GivenWindows): { readonly scoringTimes?: readonly number[] } {
  if (windows.length === 0) return {};
  return { scoringTimes: windows.flatMap(({ startS, endS }) => [startS, endS]) };
}

/**
 * Rejects windows that leave nothing of the flight that was inspected with them.
 *
 * @throws {FileError} If one holds no two fixes of it.
 */
export function checkWindows(windows: GivenWindows, flight: InspectedFlight): void {
  const { takeoff, landing, totalSeconds, scoringTimes } = flight;
  if (!takeoff) return;
  // Alternating start and end of the remaining part of each window.
  const isLeft = ({ startS, endS }: GivenWindow) =>
    scoringTimes.some(
      (timeS, i) => i % 2 === 0 && timeS >= startS && (scoringTimes[i + 1] ?? timeS) <= endS,
    );
  const idle = windows.find((window) => !isLeft(window));
  if (!idle) return;
  const [fromS, toS] = [takeoff.timeS, landing?.timeS ?? takeoff.timeS + totalSeconds];
  throw new FileError(
    'EMPTY_WINDOW',
    `--window ${idle.text} holds no two fixes of the flight, which lasts from ${formatTimestamp(fromS)} to ${formatTimestamp(toS)}.`,
  );
}
