import type { NewCompetition, TaskPointRules } from '@cloudstreet/sdk';

export const SCORE_KINDS = ['date', 'airport'] as const satisfies NewCompetition['score_kind'][];
export const POINT_RULES = [
  'classic',
  'competition',
  'grand_prix',
] as const satisfies TaskPointRules[];
