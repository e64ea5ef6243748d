import {
  type Candidate,
  courseOfBonus,
  type EvaluationContext,
  evaluateCourse,
} from './candidate.js';
import { courseOfSolution } from './flown-course.js';
import type { ReceiptAttempt } from './receipt.js';
import type { ContestRule, CourseRule } from './rules/contest-rule.js';

/** The best path with one turnpoint fewer, which shows how much the last turnpoint earned. */
export function withFewerTurnpoints(
  rule: ContestRule,
  best: Candidate,
  context: EvaluationContext,
): ReceiptAttempt[] {
  const course = best.rule;
  const { geometry } = course;
  if (geometry.kind !== 'path') return [];
  const maxLegs = geometry.maxLegs - 1;
  const turnpoints = maxLegs - 1;
  const [attempt] = bestOf(rule, { ...course, geometry: { ...geometry, maxLegs } }, context);
  return attempt && attempt.points < best.calculation.points ? [{ ...attempt, turnpoints }] : [];
}

/** Courses that add no bonus because another one adds more. */
export function findLostBonuses(
  { bonuses = [], ...rule }: ContestRule,
  { calculation: { bonus } }: Candidate,
  context: EvaluationContext,
): ReceiptAttempt[] {
  return bonuses
    .filter(({ scoreName }) => scoreName !== bonus?.scoreName)
    .flatMap((lost) => bestOf(rule, courseOfBonus(lost), context));
}

/** The best course of a kind within all limits, if its length is above 0. */
function bestOf(
  rule: ContestRule,
  course: CourseRule,
  { input, solver }: EvaluationContext,
): ReceiptAttempt[] {
  if (course.geometry.kind === 'declared') return [];
  const [solution] = solver(course.geometry);
  if (!solution) return [];
  const flown = courseOfSolution(input.track, solution);
  const { distance, points } = evaluateCourse(rule, course, flown, { input, solver }).calculation;
  return distance > 0
    ? [{ score_name: course.scoreName, distance, points, lost_by: 'points' }]
    : [];
}
