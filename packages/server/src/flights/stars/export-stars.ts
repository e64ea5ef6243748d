import type { ExportPart } from '../../platform/archive/export-part.js';
import { toTimestamp } from '../../platform/text/calendar-formats.js';

/** The flights that a user likes, in `account.json`. */
export const exportStars: ExportPart = {
  account: async ({ db }, { userId }) => {
    const rows = await db
      .selectFrom('flight_star')
      .where('user_id', '=', userId)
      .orderBy('created')
      .orderBy('flight_id')
      .select(['flight_id', 'created'])
      .execute();
    return {
      starred_flights: rows.map(({ flight_id: id, created }) => ({
        id,
        created: toTimestamp(created),
      })),
    };
  },
};
