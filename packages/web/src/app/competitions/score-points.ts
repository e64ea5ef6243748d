import type { TaskPointRules, TaskScore } from '@cloudstreet/sdk';

/** Points of a result by each set of rules. */
export const POINTS_OF: Readonly<Record<TaskPointRules, (score: TaskScore) => number>> = {
  classic: ({ points }) => points,
  competition: ({ c_points: points }) => points,
  grand_prix: ({ gp_points: points }) => points,
};

/** Only classic points have decimals. */
export const pointDigits = (rules: TaskPointRules): number => (rules === 'classic' ? 2 : 0);
