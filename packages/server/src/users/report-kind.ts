import type { ReportKind } from '../moderation/model/report-kind.js';
import { NotFoundError, text } from '../platform/errors/errors.js';

export const REPORTED_USER: ReportKind<number> = {
  kind: 'user',
  findUser: async ({ db }, id) => {
    const user = await db
      .selectFrom('user')
      .where('id', '=', id)
      .where('verified', 'is not', null)
      .select('id')
      .executeTakeFirst();
    if (!user) throw new NotFoundError(text('user.notFound', { id }));
    return id;
  },
  findSubjects: async (db, ids) => {
    const users = await db
      .selectFrom('user')
      .where('id', 'in', ids)
      .select(['id', 'name as title'])
      .execute();
    return users.map(({ id, title }) => ({ id, title, link: `/user/${id}` }));
  },
};
