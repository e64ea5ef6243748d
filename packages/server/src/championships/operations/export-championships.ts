import type { ExportPart } from '../../platform/archive/export-part.js';
import { withoutNull } from '../../platform/http/responses.js';
import { toTimestamp } from '../../platform/text/calendar-formats.js';

/**
 * Exports the championships that a user organises, with their entries, days and decisions, and the entries
 * under the name of the user in others.
 */
export const exportChampionships: ExportPart = {
  account: async ({ db }, { userId }) => {
    const championships = await db
      .selectFrom('championship')
      .where('user_id', '=', userId)
      .orderBy('id')
      .select(['id', 'name', 'place', 'country', 'start_date', 'end_date', 'created', 'modified'])
      .execute();
    const classes = await db
      .selectFrom('championship_class as class')
      .innerJoin('championship', 'championship.id', 'class.championship_id')
      .where('championship.user_id', '=', userId)
      .orderBy('class.id')
      .select(['class.id', 'championship_id', 'class.name', 'class.rules'])
      .execute();
    const classIds = [0, ...classes.map(({ id }) => id)];
    const entries = await db
      .selectFrom('championship_entry')
      .where((entry) =>
        entry.or([entry('class_id', 'in', classIds), entry('user_id', '=', userId)]),
      )
      .orderBy('id')
      .select(['id', 'class_id', 'name', 'user_id', 'registration', 'competition_id'])
      .select(['aircraft', 'club', 'handicap', 'not_competing'])
      .execute();
    const days = await db
      .selectFrom('championship_day')
      .where('class_id', 'in', classIds)
      .orderBy('id')
      .select(['id', 'class_id', 'date', 'status', 'ruleset', 'points as point_features'])
      .select(['min_time', 'start_time', 'start_close', 'finish_close', 'conventions'])
      .execute();
    const penalties = await db
      .selectFrom('championship_penalty as penalty')
      .innerJoin('championship_day as day', 'day.id', 'penalty.day_id')
      .where('day.class_id', 'in', classIds)
      .orderBy('penalty.day_id')
      .orderBy('penalty.entry_id')
      .select(['day_id', 'entry_id', 'penalty.points', 'reason', 'created'])
      .execute();
    const changes = await db
      .selectFrom('championship_change')
      .where('user_id', '=', userId)
      .orderBy('id')
      .select(['championship_id', 'created', 'action', 'class_id', 'entry_id', 'day_id'])
      .select(['date', 'status', 'points', 'note'])
      .execute();
    return {
      championships: championships.map(({ created, modified, ...row }) =>
        withoutNull({ ...row, created: toTimestamp(created), modified: toTimestamp(modified) }),
      ),
      championship_classes: classes,
      championship_entries: entries.map((row) => withoutNull(row)),
      championship_days: days.map((row) => withoutNull(row)),
      championship_penalties: penalties.map(({ created, ...row }) =>
        withoutNull({ ...row, created: toTimestamp(created) }),
      ),
      championship_changes: changes.map(({ created, ...row }) =>
        withoutNull({ ...row, created: toTimestamp(created) }),
      ),
    };
  },
};
