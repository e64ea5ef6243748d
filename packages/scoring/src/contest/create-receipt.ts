import type { Position } from '../geo/position.js';
import { POSITION_UNITS_PER_DEGREE, type Track } from '../track/track.js';
import type { Candidate } from './candidate.js';
import type { ContestInput } from './contest-input.js';
import type { FlownCourse } from './flown-course.js';
import type {
  Receipt,
  ReceiptAttempt,
  ReceiptCourse,
  ReceiptFix,
  ReceiptInputs,
  ReceiptTask,
} from './receipt.js';
import { receiptHash } from './receipt-hash.js';
import type { ContestRule, CourseRule } from './rules/contest-rule.js';

interface ReceiptContext {
  readonly input: ContestInput;
  readonly bonusCourse: FlownCourse | undefined;
  readonly tried: readonly ReceiptAttempt[];
}

/** Creates the receipt of a candidate: the explanation of its points. */
export function createReceipt(
  { name, version, source }: ContestRule,
  { rule, flown, calculation, checks }: Candidate,
  { input, bonusCourse, tried }: ReceiptContext,
): Receipt {
  const { track } = input;
  const { distance, points, bonus, steps } = calculation;
  const course: ReceiptCourse = {
    score_name: rule.scoreName,
    ...(rule.bitnerKind && { bitner_kind: rule.bitnerKind }),
    ...receiptGeometry(track, flown),
    ...(flown.lossFixes && { task: receiptTask(track, flown.points, flown.lossFixes) }),
  };
  const facts = {
    rule: { id: name, version, source },
    inputs: receiptInputs(input, searchedIntervals(rule, input)),
    course,
    ...(bonus &&
      bonusCourse && {
        bonus_course: { score_name: bonus.scoreName, ...receiptGeometry(track, bonusCourse) },
      }),
  };
  const hash = receiptHash({ ...facts, distance, points });
  return { ...facts, checks, steps, tried, hash };
}

function receiptGeometry(track: Track, { fixes, upperBoundM }: FlownCourse) {
  return {
    fixes: fixes.map((fix) => receiptFix(track, fix)),
    ...(upperBoundM !== undefined && { upper_bound: Math.round(upperBoundM * 1000) / 1e6 }),
  };
}

/** Windows in which the course was searched. */
function searchedIntervals({ geometry }: CourseRule, { windows, withEngine }: ContestInput) {
  return geometry.kind === 'path' && geometry.withEngine && withEngine ? [withEngine] : windows;
}

function receiptInputs(input: ContestInput, intervals: ContestInput['windows']): ReceiptInputs {
  const { track, index, altitudeSource, altitudeOffsetM, fileSha256 } = input;
  return {
    file_sha256: fileSha256,
    ...(index !== null && { index }),
    windows: intervals.flatMap(({ first, last }) => [unixS(track, first), unixS(track, last)]),
    altitude_source: altitudeSource,
    altitude_offset: altitudeOffsetM ?? 0,
    earth_model: 'WGS84',
  };
}

function receiptTask(
  track: Track,
  points: readonly Position[],
  { start, finish }: NonNullable<FlownCourse['lossFixes']>,
): ReceiptTask {
  return {
    points: points.map(({ lat, lon }) => ({
      lat: Math.round(lat * POSITION_UNITS_PER_DEGREE),
      lon: Math.round(lon * POSITION_UNITS_PER_DEGREE),
    })),
    loss_start: receiptFix(track, start),
    loss_finish: receiptFix(track, finish),
  };
}

function receiptFix(track: Track, fix: number): ReceiptFix {
  return {
    time: unixS(track, fix),
    lat: track.lat[fix]!,
    lon: track.lon[fix]!,
    altitude: track.altitudeM[fix]!,
  };
}

function unixS(track: Track, fix: number): number {
  return track.dayStartS + track.timeS[fix]!;
}
