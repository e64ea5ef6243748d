import { findingMessage } from '@cloudstreet/scoring/parse';
import { sql } from 'kysely';
import { ownerOf } from '../../flights/model/visibility.js';
import { operation } from '../../platform/http/operation.js';
import { withoutNull } from '../../platform/http/responses.js';
import { toTimestamp } from '../../platform/text/calendar-formats.js';
import { IN_STATE } from './flight-states.js';
import { findUserRefs } from './user-refs.js';

export const listModeratedFlights = operation(
  'listModeratedFlights',
  async ({ query, reader }, { db }) => {
    const { state = 'reported', skip = 0, limit = 100 } = query;
    const rows = await db
      .selectFrom('any_flight')
      .where(IN_STATE[state])
      .orderBy('id', 'desc')
      .offset(skip)
      .limit(limit)
      .select(['id', 'status', 'scoring_date', 'created', 'visibility', 'hidden', 'hidden_reason'])
      .select(['user_id', 'co_user_id', 'findings'])
      .select(
        sql<number>`(select count(*)::int from report
          where kind = 'flight' and subject_id = any_flight.id::text and closed is null)`.as(
          'reports',
        ),
      )
      .execute();
    const userOf = await findUserRefs(db, rows.map(ownerOf));
    return rows.map((row) => {
      const { hidden: since, hidden_reason: reason, status } = row;
      const errors = row.findings.filter(({ type }) => type === 'error');
      return withoutNull({
        id: row.id,
        status,
        scoring_date: row.scoring_date,
        created: toTimestamp(row.created),
        visibility: row.visibility,
        reports: row.reports,
        hidden: since && reason !== null ? { since: toTimestamp(since), reason } : undefined,
        user: userOf(ownerOf(row)),
        findings:
          errors.length > 0
            ? errors.map((finding) => findingMessage(finding, { reader, isEditable: false }))
            : undefined,
      });
    });
  },
);
