import { checkTrack } from '../track/check-track.js';
import type { Track } from '../track/track.js';
import { checkList, checkObject, checkOneOf, describeValue } from '../units/check-value.js';
import type { CourseProgress } from './course-progress.js';

/** A flight to compare, with its progress along the course. */
export interface FlightOnCourse {
  readonly track: Track;
  /** Result of `courseProgress` for this track. */
  readonly progress: CourseProgress;
}

/**
 * Whether flights are compared at the same time, or at the same time since each passed the first
 * point of the course.
 */
export type FlightAlignment = 'time' | 'start';

/** Lead of one flight over another, with one value per fix of the first; NaN where unknown. */
export interface FlightDifference {
  /** Metres along the course; positive if the first is ahead. */
  readonly aheadM: Float32Array;
  /** Metres of altitude; positive if the first is higher. */
  readonly higherM: Float32Array;
}

/** In a longer gap between fixes, the position of the other flight is unknown. */
const MAX_GAP_S = 60;

/**
 * Compares a flight with another along a course, in one pass over both: its own progress and
 * altitude in metres, minus those of the other. Values x of the other at a time t are interpolated
 * between its fixes a and b: xₐ + (t − tₐ) / (t_b − tₐ) · (x_b − xₐ). The result is unknown before
 * the start of either flight, in gaps of the other of more than 60 s and, when aligned by start, if
 * either flight did not start.
 *
 * Difference and progress are this project's; see `courseProgress`.
 *
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If a progress does not have one value per fix, or the alignment is unknown.
 */
export function flightDifference(
  own: FlightOnCourse,
  other: FlightOnCourse,
  alignment: FlightAlignment,
): FlightDifference {
  checkCompared('own', own);
  checkCompared('other', other);
  checkOneOf('alignment', alignment, ['time', 'start']);
  const { count, timeS, altitudeM } = own.track;
  const aheadM = new Float32Array(count).fill(Number.NaN);
  const higherM = new Float32Array(count).fill(Number.NaN);
  const shiftS = alignment === 'time' ? dayShiftS(own, other) : startShiftS(own, other);
  if (shiftS === undefined) return { aheadM, higherM };
  const there = other.track;
  const { progressM } = own.progress;
  const otherM = other.progress.progressM;
  let next = 0;
  for (let i = 0; i < count; i++) {
    const nowS = timeS[i]! + shiftS;
    while (next < there.count && there.timeS[next]! < nowS) next++;
    if (next === there.count) break;
    const before = there.timeS[next] === nowS ? next : next - 1;
    if (before < 0) continue;
    const stepS = there.timeS[next]! - there.timeS[before]!;
    if (stepS > MAX_GAP_S) continue;
    const share = stepS === 0 ? 0 : (nowS - there.timeS[before]!) / stepS;
    const [wasM, isM] = [there.altitudeM[before]!, there.altitudeM[next]!];
    higherM[i] = altitudeM[i]! - (wasM + share * (isM - wasM));
    const [fromM, toM] = [otherM[before]!, otherM[next]!];
    aheadM[i] = progressM[i]! - (fromM + share * (toM - fromM));
  }
  return { aheadM, higherM };
}

function checkCompared(name: string, flight: FlightOnCourse): void {
  checkObject(name, flight, ['track', 'progress']);
  const { track, progress } = flight;
  checkTrack(track);
  checkObject('progress', progress, ['progressM', 'passes']);
  checkList('passes', progress.passes);
  const { progressM } = progress;
  if (!(progressM instanceof Float32Array)) {
    throw new TypeError(`progressM must be a Float32Array, not ${describeValue(progressM)}.`);
  }
  if (progressM.length !== track.count) {
    throw new RangeError(`progressM has ${progressM.length} of ${track.count} fixes.`);
  }
}

/** The two tracks may count their seconds from different days. */
function dayShiftS(own: FlightOnCourse, other: FlightOnCourse): number {
  return own.track.dayStartS - other.track.dayStartS;
}

function startShiftS(own: FlightOnCourse, other: FlightOnCourse): number | undefined {
  const [ownStart, otherStart] = [own.progress.passes[0], other.progress.passes[0]];
  if (ownStart === undefined || otherStart === undefined) return undefined;
  return other.track.timeS[otherStart]! - own.track.timeS[ownStart]!;
}
