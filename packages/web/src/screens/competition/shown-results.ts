import { seasonOf } from '@cloudstreet/scoring/season';
import type { CompetitionDetail, TaskPointRules, TaskScore } from '@cloudstreet/sdk';
import { POINTS_OF } from '../../app/competitions/score-points.js';
import type { CompetitionSearch } from './competition-search.js';

/** A result with its rank by the shown rules. */
export interface ShownResult {
  readonly score: TaskScore;
  readonly points: number;
  /** Among all flights, not only those that a filter leaves. */
  readonly rank?: number | undefined;
}

export interface ShownResults {
  readonly finished: readonly ShownResult[];
  readonly failed: readonly TaskScore[];
}

/** Whether there is no result yet, so that flights are still scored. */
export function isOpen({ status }: CompetitionDetail): boolean {
  return status === 'planned' || status === 'scoring';
}

/** Ranks the results by the shown rules, and leaves out those that the filters exclude. */
export function shownResults(
  { task_score: scores, point_rules: rules, status }: CompetitionDetail,
  search: CompetitionSearch,
): ShownResults {
  const shown = search.rules ?? rules;
  const achieved = scores.filter((score) => score.task_achieved);
  // The server ranks by the rules of the competition, and a neutralised one has no ranks.
  const finished =
    shown === rules || status === 'neutralized'
      ? achieved.map((score) => ({ score, points: POINTS_OF[shown](score), rank: score.rank }))
      : rankedBy(shown, achieved);
  return {
    finished: finished.filter(({ score }) => isShown(score, search)),
    failed: scores.filter((score) => !score.task_achieved && isShown(score, search)),
  };
}

/** Flights with equal points share a rank. The faster one comes first. */
function rankedBy(rules: TaskPointRules, achieved: readonly TaskScore[]): ShownResult[] {
  const pointsOf = POINTS_OF[rules];
  const sorted = achieved.toSorted(
    (a, b) => pointsOf(b) - pointsOf(a) || (b.speed ?? 0) - (a.speed ?? 0),
  );
  let rank = 0;
  return sorted.map((score, index) => {
    const points = pointsOf(score);
    const above = sorted[index - 1];
    if (!above || pointsOf(above) !== points) rank = index + 1;
    return { score, points, rank };
  });
}

function isShown(
  { club, user, sc_class: name, scoring_date: date }: TaskScore,
  search: CompetitionSearch,
): boolean {
  return (
    (search.club === undefined || club?.id === search.club) &&
    (search.user === undefined || user?.id === search.user) &&
    (search.sc_class === undefined || name === search.sc_class) &&
    (search.season === undefined || seasonOf(date) === search.season)
  );
}
