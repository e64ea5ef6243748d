import { operation } from '../../platform/http/operation.js';
import { withoutNull } from '../../platform/http/responses.js';
import { toTimestamp } from '../../platform/text/calendar-formats.js';
import { findSubjects, type ReportKinds } from '../model/report-kind.js';
import { readSubjectId } from '../model/subject-id.js';
import { findUserRefs } from './user-refs.js';

export const listReports = (kinds: ReportKinds) =>
  operation('listReports', async ({ query }, { db }) => {
    const { state = 'open', kind, skip = 0, limit = 100 } = query;
    const rows = await db
      .selectFrom('report')
      .where('closed', state === 'open' ? 'is' : 'is not', null)
      .$if(kind !== undefined, (select) => select.where('kind', '=', kind!))
      .orderBy('id', 'desc')
      .offset(skip)
      .limit(limit)
      .selectAll()
      .execute();
    const subjectOf = await findSubjects(db, kinds, rows);
    const userOf = await findUserRefs(
      db,
      rows.flatMap((row) => [row.user_id, row.reporter_id]),
    );
    return rows.map((row) => {
      const { id, subject_id, reason, comment } = row;
      const subject = subjectOf(row);
      return withoutNull({
        id,
        kind: row.kind,
        subject_id: readSubjectId(row.kind, subject_id) ?? subject_id,
        reason,
        reporter: userOf(row.reporter_id) ?? { id: row.reporter_id, name: '' },
        created: toTimestamp(row.created),
        title: subject?.title,
        link: subject?.link,
        user: userOf(row.user_id),
        comment,
        closed: row.closed && toTimestamp(row.closed),
      });
    });
  });
