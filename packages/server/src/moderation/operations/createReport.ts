import { countHourly } from '../../platform/database/hourly-count.js';
import { FieldError, NotFoundError, text } from '../../platform/errors/errors.js';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { tooManyRequests } from '../../platform/http/rate-limits.js';
import type { ReportKinds } from '../model/report-kind.js';
import { readSubjectId } from '../model/subject-id.js';

/** A person reads each report. */
const MAX_PER_HOUR = 20;

export const createReport = (kinds: ReportKinds) =>
  operation('createReport', async (request, services) => {
    const { db, clock, config } = services;
    const { kind, id, reason, comment } = request.body;
    const user = signedInUser(request);
    if (reason === 'other' && comment === undefined) {
      const message = text('field.required');
      throw new FieldError([{ loc: ['comment'], type: 'required', message }]);
    }
    if (config.rateLimit) {
      const { count, waitS } = await countHourly(db, `reports of ${user.id}`, clock());
      if (count > MAX_PER_HOUR) throw tooManyRequests(waitS * 1000);
    }
    const reported = kinds.find((each) => each.kind === kind);
    if (!reported) throw new Error(`No resource declares reports of ${kind}.`);
    const subjectId = readSubjectId(kind, id);
    if (subjectId === undefined) throw new NotFoundError();
    // The id is of the type of its kind.
    const userId = await reported.findUser(services, subjectId as never, user);
    await db
      .insertInto('report')
      .values({
        kind,
        subject_id: String(subjectId),
        user_id: userId,
        reporter_id: user.id,
        reason,
        comment: comment ?? null,
        created: clock(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return undefined;
  });
