import type { ExportPart } from '../../platform/archive/export-part.js';
import type { Executor } from '../../platform/database/database.js';
import { withoutNull } from '../../platform/http/responses.js';
import { toTimestamp } from '../../platform/text/calendar-formats.js';
import { readSubjectId } from '../model/subject-id.js';

/** The reports that a user made, and those about them without the reporters, in `account.json`. */
export const exportReports: ExportPart = {
  account: async ({ db }, { userId }) => ({
    reports: await findReports(db, 'reporter_id', userId),
    reports_received: await findReports(db, 'user_id', userId),
  }),
};

async function findReports(db: Executor, column: 'reporter_id' | 'user_id', userId: number) {
  const rows = await db
    .selectFrom('report')
    .where(column, '=', userId)
    .orderBy('id')
    .select(['kind', 'subject_id', 'reason', 'comment', 'created', 'closed'])
    .execute();
  return rows.map(({ kind, subject_id: id, reason, comment, created, closed }) =>
    withoutNull({
      kind,
      id: readSubjectId(kind, id),
      reason,
      // It may tell who wrote it.
      comment: column === 'reporter_id' ? comment : undefined,
      created: toTimestamp(created),
      closed: closed && toTimestamp(closed),
    }),
  );
}
