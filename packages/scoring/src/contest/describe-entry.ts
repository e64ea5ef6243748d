import type { FlightAnalysis } from '../analysis/prepare-analysis.js';
import { roundToHundredths } from '../units/round.js';
import { type Candidate, type EvaluationContext, flownForBonus } from './candidate.js';
import { worstBrokenLimit } from './check-course.js';
import type { ContestEntry } from './contest-entry.js';
import type { ContestInput } from './contest-input.js';
import { createReceipt } from './create-receipt.js';
import { describeScore } from './describe-score.js';
import type { FlownCourse } from './flown-course.js';
import { findNearMisses } from './near-misses.js';
import type { ReceiptAttempt } from './receipt.js';
import type { ContestRule } from './rules/contest-rule.js';
import { findLostBonuses, withFewerTurnpoints } from './runners-up.js';

/** Input for the entry of a contest. */
export interface EntryContext extends EvaluationContext {
  /** All courses that were found, including the best. */
  readonly candidates: readonly Candidate[];
  /** Statistics of the whole flight. */
  readonly analysis: FlightAnalysis;
}

/** Describes the result of a contest in which a candidate counts. */
export function describeEntry(
  rule: ContestRule,
  best: Candidate,
  { input, solver, candidates, analysis }: EntryContext,
): ContestEntry {
  const { distance, points, bonus } = best.calculation;
  const score = describeScore(analysis, best.rule.scoreName, best.flown, distance);
  const { measure, bitnerKind } = best.rule;
  const lost = candidates.filter((candidate) => candidate !== best);
  const tried = [
    ...lost.map((candidate) => describeLost(candidate, best, input)),
    ...(lost.length === 0 ? withFewerTurnpoints(rule, best, { input, solver }) : []),
    ...findLostBonuses(rule, best, { input, solver }),
    ...findNearMisses(rule, best, { input, solver }),
  ].toSorted((a, b) => b.points - a.points);
  return {
    name: rule.name,
    points,
    distance,
    speed:
      measure.kind === 'speed' ? roundToHundredths((distance * 3600) / measure.overS) : score.speed,
    valid: input.index !== null && !(rule.pointsPerKwh && input.energyKwh === undefined),
    ...(bonus && { bonus_points: bonus.points, bonus_score_name: bonus.scoreName }),
    ...(bitnerKind && { bitner_kind: bitnerKind }),
    score,
    receipt: createReceipt(rule, best, {
      input,
      bonusCourse: findBonusCourse(rule, best, { input, solver }),
      tried: withoutRepeats(tried),
    }),
  };
}

/** The course that added the bonus, if any. */
function findBonusCourse(
  { bonuses = [] }: ContestRule,
  { calculation: { bonus } }: Candidate,
  context: EvaluationContext,
): FlownCourse | undefined {
  const added = bonuses.find(({ scoreName }) => scoreName === bonus?.scoreName);
  return added && flownForBonus(added, context);
}

/** Removes repeated courses and keeps the first of each. */
function withoutRepeats(tried: readonly ReceiptAttempt[]): ReceiptAttempt[] {
  const byText = new Map(tried.toReversed().map((attempt) => [JSON.stringify(attempt), attempt]));
  return [...byText.values()].toReversed();
}

/**
 * Describes a candidate that does not count, with the reason: a broken limit, its window or its
 * points.
 */
function describeLost(
  { rule, flown, calculation, checks }: Candidate,
  best: Candidate,
  input: ContestInput,
): ReceiptAttempt {
  const broken = worstBrokenLimit(checks);
  return {
    score_name: rule.scoreName,
    ...(rule.bitnerKind && { bitner_kind: rule.bitnerKind }),
    distance: calculation.distance,
    points: calculation.points,
    lost_by: broken ? broken.limit : isSameWindow(flown, best.flown, input) ? 'points' : 'window',
    ...(broken && { check: broken }),
  };
}

function isSameWindow(a: FlownCourse, b: FlownCourse, { windows }: ContestInput): boolean {
  const windowOf = ({ fixes }: FlownCourse) =>
    windows.findIndex(({ first, last }) => fixes[0]! >= first && fixes.at(-1)! <= last);
  return windowOf(a) === windowOf(b);
}
