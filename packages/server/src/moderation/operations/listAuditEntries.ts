import { FieldError, text } from '../../platform/errors/errors.js';
import { operation } from '../../platform/http/operation.js';
import { withoutNull } from '../../platform/http/responses.js';
import { toTimestamp } from '../../platform/text/calendar-formats.js';
import { findSubjects, type ReportKinds } from '../model/report-kind.js';
import { readSubjectId } from '../model/subject-id.js';
import { findUserRefs } from './user-refs.js';

export const listAuditEntries = (kinds: ReportKinds) =>
  operation('listAuditEntries', async ({ query }, { db }) => {
    const { action_in: actions, kind, subject_id: subjectId, skip = 0, limit = 100 } = query;
    if (subjectId !== undefined && kind === undefined) {
      const message = text('field.required');
      throw new FieldError([{ loc: ['query', 'kind'], type: 'required', message }]);
    }
    const rows = await db
      .selectFrom('audit_entry')
      .$if(actions !== undefined, (select) => select.where('action', 'in', actions!.slice()))
      .$if(kind !== undefined, (select) => select.where('kind', '=', kind!))
      .$if(subjectId !== undefined, (select) => select.where('subject_id', '=', String(subjectId)))
      .orderBy('id', 'desc')
      .offset(skip)
      .limit(limit)
      .selectAll()
      .execute();
    const subjectOf = await findSubjects(db, kinds, rows);
    const userOf = await findUserRefs(
      db,
      rows.map((row) => row.actor_id),
    );
    return rows.map((row) => {
      const subject = subjectOf(row);
      return withoutNull({
        id: row.id,
        created: toTimestamp(row.created),
        action: row.action,
        kind: row.kind,
        subject_id: readSubjectId(row.kind, row.subject_id) ?? row.subject_id,
        title: subject?.title,
        link: subject?.link,
        actor: userOf(row.actor_id),
        note: row.note,
      });
    });
  });
