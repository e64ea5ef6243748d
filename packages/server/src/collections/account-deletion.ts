import { sql } from 'kysely';
import type { AccountDeletion } from '../accounts/account-deletion.js';

/** Collections are deleted with their owner, and restored without flights that are deleted since. */
export const deletionOfCollections: AccountDeletion = {
  findFiles: async (transaction, userId) => {
    const rows = await transaction
      .selectFrom('flight_collection')
      .where('user_id', '=', userId)
      .where('image_key', 'is not', null)
      .select('image_key')
      .execute();
    return rows.flatMap(({ image_key: key }) => key ?? []);
  },
  // They come back with their old counts, to which triggers have added the rows that are left.
  restore: async (transaction, _services, { id }) => {
    await sql`
      update flight_collection_flight as collected
      set is_public = any_flight.is_public
      from any_flight, flight_collection as collection
      where any_flight.id = collected.flight_id and collection.id = collected.collection_id
        and collection.user_id = ${id}`.execute(transaction);
    await sql`
      update flight_collection as collection set
        flights = (
          select count(*) from flight_collection_flight as collected
          where collected.collection_id = collection.id and is_public),
        stars = (
          select count(*) from flight_collection_star as star
          where star.collection_id = collection.id)
      where user_id = ${id}`.execute(transaction);
  },
};
