import type { Schemas } from '@cloudstreet/sdk/contract';
import { withoutNull } from '../../platform/http/responses.js';
import { toRef } from '../../platform/text/to-ref.js';

export interface CompetitionRefRow {
  id: number;
  name: string | null;
  score_kind: Schemas['ScoreKind'];
  scoring_date: string | null;
  airport_id: number | null;
  airport_name: string | null;
  status: Schemas['CompetitionStatus'];
  point_rules: Schemas['TaskPointRules'];
  kind: Schemas['TaskKind'];
  distance: number;
}

/** Returns a competition as it is named elsewhere. */
export function competitionRef(row: CompetitionRefRow): Schemas['CompetitionRef'] {
  return withoutNull({
    id: row.id,
    name: row.name,
    score_kind: row.score_kind,
    scoring_date: row.scoring_date,
    airport: toRef(row.airport_id, row.airport_name),
    status: row.status,
    point_rules: row.point_rules,
    kind: row.kind,
    distance: row.distance,
  });
}
