import type { ReportKind } from '../../moderation/model/report-kind.js';
import { NotFoundError, text } from '../../platform/errors/errors.js';
import { ownerOf, requireVisible } from './visibility.js';

export const REPORTED_FLIGHT: ReportKind<number> = {
  kind: 'flight',
  findUser: async (services, id, user) => {
    await requireVisible(services, id, { user, link: undefined });
    const flight = await services.db
      .selectFrom('any_flight')
      .where('id', '=', id)
      .select(['user_id', 'co_user_id'])
      .executeTakeFirst();
    if (!flight) throw new NotFoundError(text('flight.notFound', { id }));
    return ownerOf(flight);
  },
  findSubjects: async (db, ids) => {
    const flights = await db
      .selectFrom('any_flight')
      .where('id', 'in', ids)
      .select(['id', 'scoring_date as title'])
      .execute();
    return flights.map(({ id, title }) => ({ id, title, link: `/flight/${id}` }));
  },
};
