import { sql } from 'kysely';
import type { ExportPart } from '../../platform/archive/export-part.js';
import type { Database } from '../../platform/database/database.js';
import { withoutNull } from '../../platform/http/responses.js';

/** Exports the travels of a user with their photos, also those whose flights are hidden now. */
export const exportTravels: ExportPart = {
  account: async ({ db }, { userId }) => ({
    travels: (await findOwn(db, userId)).map(({ image_key: key, ...travel }) =>
      withoutNull({ ...travel, picture: key === null ? null : imageName(travel.id) }),
    ),
  }),
  async *entries({ db, files }, { userId }) {
    for (const { id, image_key: key } of await findOwn(db, userId)) {
      if (key === null || !(await files.exists(key))) continue;
      yield { name: imageName(id), input: await files.getBytes(key) };
    }
  },
};

interface OwnTravel {
  id: number;
  name: string | null;
  description: string | null;
  image_key: string | null;
  start_date: string;
  end_date: string;
  flights: number[];
}

async function findOwn(db: Database, userId: number): Promise<OwnTravel[]> {
  const { rows } = await sql<OwnTravel>`
    select id, name, description, image_key, start_date, end_date,
      array(
        select flight_id from travel_flight where travel_id = travel.id order by flight_id
      ) as flights
    from travel where user_id = ${userId}
    order by start_date, id`.execute(db);
  return rows;
}

/** Name of a photo in the archive. */
function imageName(id: number): string {
  return `travels/${id}.jpg`;
}
