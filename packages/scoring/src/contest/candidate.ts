import { roundToHundredths } from '../units/round.js';
import { checkCourse, isWithinLimits, lengthKm } from './check-course.js';
import { computePoints, type PointsCalculation } from './compute-points.js';
import type { ContestInput } from './contest-input.js';
import type { CourseSolver } from './course-solver.js';
import { courseOfSolution, courseOfTask, type FlownCourse, readDeclared } from './flown-course.js';
import type { ReceiptCheck } from './receipt.js';
import type {
  BonusRule,
  ContestRule,
  CourseGeometry,
  CourseRule,
  DeclaredGeometry,
} from './rules/contest-rule.js';

/** A flown course with the points it would earn. */
export interface Candidate {
  readonly rule: CourseRule;
  readonly flown: FlownCourse;
  readonly calculation: PointsCalculation;
  readonly checks: readonly ReceiptCheck[];
}

/** Finds the best course of each kind in each window, in the order of the rule. */
export function findCandidates(
  rule: ContestRule,
  input: ContestInput,
  solver: CourseSolver,
): Candidate[] {
  return rule.courses.flatMap((course) =>
    flownCourses(course.geometry, input, solver)
      // Speed needs a time.
      .filter((flown) => course.measure.kind !== 'distance_speed' || durationS(input, flown) > 0)
      .map((flown) => evaluateCourse(rule, course, flown, { input, solver }))
      .filter(({ calculation }) => calculation.distance > 0),
  );
}

/**
 * The candidate that counts: the one within all limits with the most points, or the first of
 * equals.
 */
export function bestCandidate(candidates: readonly Candidate[]): Candidate | undefined {
  return candidates
    .filter(({ checks }) => checks.every(isWithinLimits))
    .reduce<Candidate | undefined>(
      (a, b) => (a && a.calculation.points >= b.calculation.points ? a : b),
      undefined,
    );
}

/** Input for evaluating courses. */
export interface EvaluationContext {
  readonly input: ContestInput;
  readonly solver: CourseSolver;
}

/** Computes the points of a course and checks its limits. */
export function evaluateCourse(
  rule: ContestRule,
  course: CourseRule,
  flown: FlownCourse,
  { input, solver }: EvaluationContext,
): Candidate {
  const { track, index, energyKwh } = input;
  const calculation = computePoints(rule, course, {
    lineKm: flown.lines.map(([from, to]) => lengthKm(from, to)),
    times: flown.times,
    durationS: durationS(input, flown),
    index,
    ...(rule.bonuses && { bonusKm: bonusLengths(rule, input, solver) }),
    ...(energyKwh !== undefined && { energyKwh }),
  });
  const checks = checkCourse(track, course, flown, calculation.distance);
  return { rule: course, flown, calculation, checks };
}

/** The course of a bonus rule, as if only its share were scored. */
export function courseOfBonus({ scoreName, geometry, sharePercent }: BonusRule) {
  const measure = { kind: 'distance' } as const;
  return { scoreName, geometry, factorPercent: sharePercent, measure };
}

/** Duration from start to finish. */
function durationS({ track }: ContestInput, { fixes }: FlownCourse): number {
  return track.timeS[fixes.at(-1)!]! - track.timeS[fixes[0]!]!;
}

function flownCourses(
  geometry: CourseGeometry,
  input: ContestInput,
  solver: CourseSolver,
): FlownCourse[] {
  if (geometry.kind === 'declared') return declaredCourses(geometry, input);
  return solver(geometry).map((solution) => courseOfSolution(input.track, solution));
}

/** The declared task, if it was completed and its kind counts. */
function declaredCourses(geometry: DeclaredGeometry, { declared }: ContestInput): FlownCourse[] {
  if (!declared) return [];
  const reading = readDeclared(geometry, declared.task.points);
  const course = reading && courseOfTask(reading, declared.flown);
  return course ? [course] : [];
}

/** Lengths in km of the courses that may add a bonus; 0 if there is none. */
function bonusLengths({ bonuses = [] }: ContestRule, input: ContestInput, solver: CourseSolver) {
  const lengths = { triangle: 0, out_return: 0 };
  for (const bonus of bonuses) {
    const flown = flownForBonus(bonus, { input, solver });
    if (flown) lengths[bonus.scoreName] = scoredKm(flown);
  }
  return lengths;
}

/** The best course for a bonus. */
export function flownForBonus(
  { geometry }: BonusRule,
  { input, solver }: EvaluationContext,
): FlownCourse | undefined {
  return flownCourses(geometry, input, solver)[0];
}

/** Scored length in km, rounded to 2 decimals. */
export function scoredKm({ lines, times }: FlownCourse): number {
  return roundToHundredths(times * lines.reduce((sum, [from, to]) => sum + lengthKm(from, to), 0));
}
