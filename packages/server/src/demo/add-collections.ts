import { sql } from 'kysely';
import { createCollection } from '../collections/create-collection.js';
import type { Executor } from '../platform/database/database.js';
import type { Services } from '../platform/services.js';

interface DemoCollection {
  readonly name: string;
  readonly description: string;
  readonly color: string;
  /** Order in which the best flights are taken. */
  readonly by: 'points' | 'distance' | 'max_altitude' | 'speed';
  readonly flights: number;
  /** Whether the flights are those of the owner. */
  readonly isOwn: boolean;
}

const COLLECTIONS: readonly DemoCollection[] = [
  {
    name: 'Flights to learn from',
    description: 'Long days of others. I look at their first climb and at the last glide.',
    color: '#2368c4',
    by: 'distance',
    flights: 8,
    isOwn: false,
  },
  {
    name: 'My best days',
    description: 'For the album.',
    color: '#b3541a',
    by: 'points',
    flights: 6,
    isOwn: true,
  },
  {
    name: 'High above the club',
    description: 'Cloudbase above 2,000 m. When was it, and who was there?',
    color: '#17786d',
    by: 'max_altitude',
    flights: 10,
    isOwn: false,
  },
  {
    name: 'Fast evenings',
    description: 'Short tasks after work.',
    color: '#7d3fa6',
    by: 'speed',
    flights: 5,
    isOwn: false,
  },
];
/** Collections of the pilots, one after the other. */
const OWNERS = 3;
const MAX_FANS = 5;

/** Gives demo pilots collections of flights, some of which others like. Does nothing if there are any. */
export async function addCollections(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  pilots: readonly number[],
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql`select from flight_collection limit 1`.execute(transaction);
    if (rows.length > 0) return;
    for (const [index, collection] of COLLECTIONS.entries()) {
      const owner = pilots[index % OWNERS];
      if (owner === undefined) continue;
      const user = { id: owner, isSuperuser: false, isModerator: false };
      const { name, description, color } = collection;
      const flight = await findFlights(transaction, collection, owner);
      if (flight.length === 0) continue;
      const id = await createCollection(
        transaction,
        { user, now },
        { name, description, hex_color: color, flight },
      );
      const fans = pilots.filter((one) => one !== owner).slice(index, MAX_FANS);
      for (const fan of fans) {
        await transaction
          .insertInto('flight_collection_star')
          .values({ collection_id: id, user_id: fan, created: now })
          .execute();
      }
    }
  });
}

async function findFlights(
  transaction: Executor,
  { by, flights, isOwn }: DemoCollection,
  owner: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select flight_id as id from flight_contest
    where contest = 'free' and ${sql.ref(by)} is not null
      and ${isOwn ? sql`user_id = ${owner}` : sql`user_id <> ${owner}`}
    order by ${sql.ref(by)} desc, flight_id limit ${flights}`.execute(transaction);
  return rows.map(({ id }) => id);
}
