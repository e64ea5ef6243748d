import {
  type Candidate,
  courseOfBonus,
  type EvaluationContext,
  evaluateCourse,
} from './candidate.js';
import { worstBrokenLimit } from './check-course.js';
import type { CourseOptions, FreeGeometry } from './course-solver.js';
import { courseOfSolution } from './flown-course.js';
import type { ReceiptAttempt } from './receipt.js';
import type { ContestRule, CourseRule } from './rules/contest-rule.js';

/** Courses with a gap of up to this many metres are mentioned as not quite closed. */
const NEAR_GAP_M = 2000;
/**
 * A low limit suffices: any course longer than the best is worth mentioning, not only the longest.
 */
const EXACT_LIMIT = 1e6;
/** Allows triangles of any shape. */
const NO_BANDS = [{ fromM: 0, minPercent: 0, maxPercent: 100 }];

/**
 * Finds courses that would have earned more if one limit were lifted, and courses that would have
 * added a larger bonus.
 */
export function findNearMisses(
  rule: ContestRule,
  best: Candidate,
  context: EvaluationContext,
): ReceiptAttempt[] {
  const { points, bonus } = best.calculation;
  return [
    ...rule.courses.flatMap((course) =>
      nearMissesOf(rule, course, context).filter((attempt) => attempt.points > points),
    ),
    ...missedBonuses(rule, context).filter((attempt) => attempt.points > (bonus?.points ?? 0)),
  ];
}

/** Near misses of bonus courses, with the points that they would have added. */
function missedBonuses(
  { bonuses = [], ...rule }: ContestRule,
  context: EvaluationContext,
): ReceiptAttempt[] {
  return bonuses.flatMap((bonus) => nearMissesOf(rule, courseOfBonus(bonus), context));
}

function nearMissesOf(
  rule: ContestRule,
  course: CourseRule,
  { input, solver }: EvaluationContext,
): ReceiptAttempt[] {
  if (course.geometry.kind === 'declared') return [];
  // A course that breaks no limit is not a near miss, and the best of those is known.
  const atLeastM = solver(course.geometry)[0]?.distanceM;
  return withoutOneLimit(course.geometry).flatMap(({ geometry, ...options }) => {
    const [solution] = solver(geometry, { exactLimit: EXACT_LIMIT, atLeastM, ...options });
    if (!solution) return [];
    const flown = courseOfSolution(input.track, solution);
    const { calculation, checks } = evaluateCourse(rule, course, flown, { input, solver });
    const { distance, points } = calculation;
    const check = worstBrokenLimit(checks);
    return check
      ? [{ score_name: course.scoreName, distance, points, lost_by: check.limit, check }]
      : [];
  });
}

/** A shape with one limit lifted, and options that exclude courses within the limit. */
export interface LiftedLimit extends Pick<CourseOptions, 'notClosedBy' | 'lossAboveM'> {
  readonly geometry: FreeGeometry;
}

/** Returns the shape once for each of its limits, with that limit lifted. */
export function withoutOneLimit(geometry: FreeGeometry): LiftedLimit[] {
  const beyond = geometry.kind === 'triangle' ? { notClosedBy: geometry } : {};
  return [
    ...('maxLossOfHeightM' in geometry
      ? [
          {
            geometry: { ...geometry, maxLossOfHeightM: Infinity },
            lossAboveM: geometry.maxLossOfHeightM,
            ...beyond,
          },
        ]
      : []),
    ...('maxGapM' in geometry
      ? [{ geometry: { ...geometry, maxGapM: NEAR_GAP_M }, ...beyond }]
      : []),
    ...(geometry.kind === 'triangle' ? [{ geometry: { ...geometry, bands: NO_BANDS } }] : []),
  ];
}
