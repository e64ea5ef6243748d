import type { ExportPart } from '../../platform/archive/export-part.js';
import { withoutNull } from '../../platform/http/responses.js';
import { toTimestamp } from '../../platform/text/calendar-formats.js';

/** Exports the competitions that a user hosts, with their decisions. Results belong to flights. */
export const exportCompetitions: ExportPart = {
  account: async ({ db }, { userId }) => {
    const rows = await db
      .selectFrom('competition')
      .where('user_id', '=', userId)
      .orderBy('created')
      .orderBy('id')
      .select(['id', 'name', 'score_kind', 'scoring_date', 'airport_id', 'user_group_id'])
      .select(['start_time', 'min_time', 'point_rules', 'status', 'ruleset', 'task_id'])
      .select(['points as point_features', 'created', 'modified'])
      .execute();
    const changes = await db
      .selectFrom('competition_change')
      .where('user_id', '=', userId)
      .orderBy('id')
      .select(['competition_id', 'created', 'action', 'status', 'flight_id', 'points', 'note'])
      .execute();
    const penalties = await db
      .selectFrom('task_penalty')
      .innerJoin('competition', 'competition.id', 'task_penalty.competition_id')
      .where('competition.user_id', '=', userId)
      .orderBy('task_penalty.created')
      .orderBy('flight_id')
      .select(['competition_id', 'flight_id', 'task_penalty.points', 'reason'])
      .select('task_penalty.created')
      .execute();
    return {
      competitions: rows.map(({ created, modified, ...row }) =>
        withoutNull({ ...row, created: toTimestamp(created), modified: toTimestamp(modified) }),
      ),
      competition_changes: changes.map(({ created, ...row }) =>
        withoutNull({ ...row, created: toTimestamp(created) }),
      ),
      competition_penalties: penalties.map(({ created, ...row }) =>
        withoutNull({ ...row, created: toTimestamp(created) }),
      ),
    };
  },
};
