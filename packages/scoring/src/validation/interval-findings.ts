import { error, type Finding, warning } from '../igc/finding.js';
import { checkInterval, checkIntervals, checkTrack } from '../track/check-track.js';
import type { FixInterval } from '../track/fix-interval.js';
import type { Track } from '../track/track.js';
import { clockText } from './clock-text.js';

/** Maximum seconds between fixes; longer intervals are counted. */
export const SOFT_INTERVAL_S = 30;
/** Allowed number of such intervals. */
export const ALLOWED_SOFT_INTERVALS = 20;
/** A longer interval is close to the limit: the FAI's own maximum for IGC approval. */
export const NEAR_HARD_INTERVAL_S = 60;
/** @see DAeC rules for decentral competitions 2023: 180 s between fixes. */
export const HARD_INTERVAL_S = 180;

interface FixGap {
  readonly startS: number;
  readonly endS: number;
}

/**
 * Returns findings about the recording interval between takeoff and landing. A gap counts as scored
 * if any part of it lies in a window. The longest gap of each kind is named.
 *
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the flight or a window is outside the track.
 */
export function intervalFindings(
  track: Track,
  flight: FixInterval,
  windows: readonly FixInterval[],
): Finding[] {
  checkTrack(track);
  checkInterval('flight', flight, track);
  checkIntervals('windows', windows, track);
  const long = intervalsOver(track, flight, SOFT_INTERVAL_S);
  const tooLong = long.filter((interval) => seconds(interval) > HARD_INTERVAL_S);
  const isScored = overlapsWindow(track, windows);
  const scored = longest(tooLong.filter(isScored));
  const unscored = longest(tooLong.filter((interval) => !isScored(interval)));
  const near = longest(
    long.filter(
      (interval) =>
        seconds(interval) > NEAR_HARD_INTERVAL_S && seconds(interval) <= HARD_INTERVAL_S,
    ),
  );

  const findings: Finding[] = [];
  if (scored) findings.push(error('RAW_TIME_HARD_LIMIT_EXCEEDED', ...hardParameters(scored)));
  if (unscored) {
    const token = 'RAW_TIME_HARD_LIMIT_EXCEEDED_OUTSIDE_SCORING';
    findings.push(warning(token, ...hardParameters(unscored)));
  }
  if (near) {
    const parameters = [...hardParameters(near), causeOf(track, flight, seconds(near))];
    findings.push(warning('RAW_TIME_HARD_LIMIT_ALMOST_EXCEEDED', ...parameters));
  }
  if (long.length > ALLOWED_SOFT_INTERVALS) {
    const cause = causeOf(track, flight, SOFT_INTERVAL_S);
    const parameters = [long.length, SOFT_INTERVAL_S, ALLOWED_SOFT_INTERVALS, cause];
    findings.push(warning('RAW_TIME_SOFT_LIMIT_EXCEEDED', ...parameters));
  }
  return findings;
}

function intervalsOver({ timeS }: Track, { first, last }: FixInterval, limitS: number): FixGap[] {
  const intervals: FixGap[] = [];
  for (let i = first + 1; i <= last; i++) {
    const interval = { startS: timeS[i - 1]!, endS: timeS[i]! };
    if (seconds(interval) > limitS) intervals.push(interval);
  }
  return intervals;
}

/**
 * Returns the cause of a long interval between fixes: the interval of the recorder if it is usually
 * half as long, or else lost reception.
 */
function causeOf({ timeS }: Track, { first, last }: FixInterval, longS: number): string {
  const intervalsS = timeS.slice(first + 1, last + 1).map((endS, i) => endS - timeS[first + i]!);
  return intervalsS.sort()[intervalsS.length >> 1]! >= longS / 2 ? 'interval' : 'reception';
}

/** Returns whether any part of an interval lies in one of the windows, which ascend. */
function overlapsWindow({ timeS }: Track, windows: readonly FixInterval[]) {
  const times = windows.map(({ first, last }) => ({ startS: timeS[first]!, endS: timeS[last]! }));
  return (interval: FixGap) => {
    let [low, high] = [0, times.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (times[middle]!.endS <= interval.startS) low = middle + 1;
      else high = middle;
    }
    return low < times.length && times[low]!.startS < interval.endS;
  };
}

function hardParameters(interval: FixGap): (string | number)[] {
  return [HARD_INTERVAL_S, clockText(interval.startS), seconds(interval)];
}

function longest(intervals: readonly FixGap[]): FixGap | undefined {
  let found = intervals[0];
  for (const interval of intervals) {
    if (found && seconds(interval) > seconds(found)) found = interval;
  }
  return found;
}

function seconds({ startS, endS }: FixGap): number {
  return endS - startS;
}
