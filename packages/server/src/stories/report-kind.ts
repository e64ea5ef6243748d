import { ownerOf, requireVisible } from '../flights/model/visibility.js';
import type { ReportKind } from '../moderation/model/report-kind.js';
import { NotFoundError, text } from '../platform/errors/errors.js';

export const REPORTED_STORY: ReportKind<number> = {
  kind: 'story',
  findUser: async (services, id, user) => {
    const flight = await services.db
      .selectFrom('story')
      .innerJoin('any_flight as flight', 'flight.id', 'story.flight_id')
      .where('story.id', '=', id)
      .select(['flight.id', 'flight.user_id', 'flight.co_user_id'])
      .select('story.user_id as adder_id')
      .executeTakeFirst();
    const notFound = new NotFoundError(text('story.notFound', { id }));
    if (!flight) throw notFound;
    const viewer = { user, link: undefined };
    await requireVisible(services, flight.id, viewer).catch((error: unknown) => {
      throw error instanceof NotFoundError ? notFound : error;
    });
    return flight.adder_id ?? ownerOf(flight);
  },
  findSubjects: async (db, ids) => {
    const stories = await db
      .selectFrom('story')
      .innerJoin('any_flight as flight', 'flight.id', 'story.flight_id')
      .where('story.id', 'in', ids)
      .select(['story.id', 'story.flight_id', 'flight.scoring_date as title'])
      .execute();
    return stories.map(({ id, flight_id: flightId, title }) => ({
      id,
      title,
      link: `/flight/${flightId}`,
    }));
  },
};
