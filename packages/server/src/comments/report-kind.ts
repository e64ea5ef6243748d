import type { ReportKind } from '../moderation/model/report-kind.js';
import { getVisibleComment } from './access.js';

/** A comment, as users can report it. */
export const REPORTED_COMMENT: ReportKind<number> = {
  kind: 'comment',
  findUser: async (services, id, user) => {
    const { comment } = await getVisibleComment(services, id, { user, link: undefined });
    return comment.user_id;
  },
  findSubjects: async (db, ids) => {
    const comments = await db
      .selectFrom('comment')
      .where('id', 'in', ids)
      .where('text', 'is not', null)
      .select(['id', 'flight_id', 'text'])
      .execute();
    return comments.map(({ id, flight_id: flightId, text }) => ({
      id,
      title: shorten(text ?? ''),
      link: `/flight/${flightId}#comment-${id}`,
    }));
  },
};

const MAX_TITLE = 80;

function shorten(text: string): string {
  const characters = Array.from(text);
  return characters.length <= MAX_TITLE ? text : `${characters.slice(0, MAX_TITLE).join('')}…`;
}
