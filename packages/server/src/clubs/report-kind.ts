import type { ReportKind } from '../moderation/model/report-kind.js';
import { getClubRow } from './queries.js';

export const REPORTED_CLUB: ReportKind<number> = {
  kind: 'club',
  findUser: async ({ db }, id) => {
    await getClubRow(db, id);
    return null;
  },
  findSubjects: async (db, ids) => {
    const clubs = await db
      .selectFrom('club')
      .where('id', 'in', ids)
      .select(['id', 'name as title'])
      .execute();
    return clubs.map(({ id, title }) => ({ id, title, link: `/club/${id}` }));
  },
};
