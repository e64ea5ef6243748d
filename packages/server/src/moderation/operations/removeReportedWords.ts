import { notify } from '../../notifications/notify.js';
import { NotFoundError, text } from '../../platform/errors/errors.js';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { addAuditEntry } from '../model/audit.js';
import type { ReportKinds } from '../model/report-kind.js';
import { WORDS_REMOVED } from './notification-kinds.js';
import { closeReportsOf } from './reports.js';

export const removeReportedWords = (kinds: ReportKinds) =>
  operation('removeReportedWords', async (request, services) => {
    const { db, clock } = services;
    const { id } = request.path;
    const { reason: note } = request.body;
    const { id: actorId } = signedInUser(request);
    const now = clock();
    await db.transaction().execute(async (transaction) => {
      const report = await transaction
        .selectFrom('report')
        .where('id', '=', id)
        .select(['kind', 'subject_id as subjectId'])
        .executeTakeFirst();
      const remove = kinds.find(({ kind }) => kind === report?.kind)?.removeWords;
      if (!report || !remove) throw new NotFoundError(text('report.notFound', { id }));
      const { kind, subjectId } = report;
      // A second press must not remove what was written since the first.
      if (!(await closeReportsOf(transaction, { kind, id: subjectId }, now))) return;
      const removed = await remove(transaction, services, subjectId);
      if (!removed) return;
      const entry = { action: 'words_removed', kind, subjectId } as const;
      await addAuditEntry(transaction, { ...entry, actorId, note, now });
      await notify(transaction, services, { ...removed, kind: WORDS_REMOVED, note });
    });
    return undefined;
  });
