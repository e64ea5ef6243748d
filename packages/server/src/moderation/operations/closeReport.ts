import { NotFoundError, text } from '../../platform/errors/errors.js';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { addAuditEntry } from '../model/audit.js';
import { closeReportsOf } from './reports.js';

export const closeReport = operation('closeReport', async (request, { db, clock }) => {
  const { id } = request.path;
  const { id: actorId } = signedInUser(request);
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    const report = await transaction
      .selectFrom('report')
      .where('id', '=', id)
      .select(['kind', 'subject_id'])
      .executeTakeFirst();
    if (!report) throw new NotFoundError(text('report.notFound', { id }));
    const { kind, subject_id: subjectId } = report;
    if (!(await closeReportsOf(transaction, { kind, id: subjectId }, now))) return;
    const action = 'report_closed';
    await addAuditEntry(transaction, { actorId, action, kind, subjectId, now });
  });
  return undefined;
});
