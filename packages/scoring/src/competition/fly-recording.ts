import { checkRecording } from '../igc/check-recording.js';
import type { Recording } from '../igc/recording.js';
import { createTrack } from '../track/create-track.js';
import { type AircraftKind, checkKind, judgeEngine } from '../track/engine-runs.js';
import { findFlights } from '../track/find-flights.js';
import type { FixInterval } from '../track/fix-interval.js';
import type { Track } from '../track/track.js';
import type { PlannedTask } from '../waypoint/planned-task.js';
import type { Conventions } from './conventions.js';
import type { FlownTask } from './flown-task.js';
import { flyTask } from './fly-task.js';
import { designatedTimeS } from './task-measure.js';

/**
 * Evaluates the flights of a recording for the task of a competition; the best one counts. Fixes on
 * the ground do not count. An engine that runs after the start is an outlanding.
 *
 * @param kind By default a pure glider, in which noise is no engine.
 * @returns Undefined if there is no flight.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If a figure of the task is invalid.
 */
export function flyRecording(
  recording: Recording,
  task: PlannedTask,
  conventions: Conventions = {},
  kind: AircraftKind = 'GL',
): FlownTask | undefined {
  checkRecording(recording);
  checkKind(kind);
  if (recording.fixes.count === 0) return undefined;
  const track = createTrack(recording, { first: 0, last: recording.fixes.count - 1 });
  const flights = findFlights(track);
  const runs = kind === 'GL' ? [] : judgeEngine(recording, track, kind).runs;
  const flown = flights
    .flatMap((flight) => withoutRuns(track, flight, runs))
    .map((interval) => flyTask(track, interval, task, conventions));
  const designatedS = designatedTimeS(task);
  return flown.reduce<FlownTask | undefined>(
    (a, b) => (a && !isBetter(b, a, designatedS) ? a : b),
    undefined,
  );
}

function withoutRuns(
  { count }: Track,
  { first, last }: FixInterval,
  runs: readonly FixInterval[],
): FixInterval[] {
  const intervals: FixInterval[] = [];
  let from = first;
  for (const run of runs) {
    if (run.last < from || run.first > last) continue;
    if (run.first > from) intervals.push({ first: from, last: run.first });
    from = run.last;
  }
  if (from < Math.min(last, count - 1)) intervals.push({ first: from, last });
  return intervals;
}

/** A finish before an outlanding, then the higher speed, then the greater distance. */
function isBetter(a: FlownTask, b: FlownTask, designatedS: number): boolean {
  if ((a.status === 'finished') !== (b.status === 'finished')) return a.status === 'finished';
  const [speedA, speedB] = [a, b].map(
    ({ distanceM, elapsedS = Infinity }) => distanceM / Math.max(elapsedS, designatedS),
  );
  return speedA === speedB ? a.distanceM > b.distanceM : speedA! > speedB!;
}
