import { sql } from 'kysely';
import { operation, signedInUser } from '../../platform/http/operation.js';

export const readFeed = operation('readFeed', async (request, { db, clock }) => {
  const { id } = signedInUser(request);
  const now = clock();
  const until = new Date(Math.min(new Date(request.body.until).getTime(), now.getTime()));
  await db
    .updateTable('user')
    .set({ feed_opened: sql`greatest(feed_opened, ${until}::timestamptz)` })
    .where('id', '=', id)
    .execute();
  return undefined;
});
