import type { Services } from '../platform/services.js';
import { createRandom } from './simulator/random.js';

/** Flights that are liked, from the latest. */
const FLIGHTS = 40;
const MAX_LIKES = 7;
const HOUR_MS = 3_600_000;

/** Lets pilots like the latest flights of others. Does nothing to flights with likes. */
export async function addLikes(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { seed, pilots }: { seed: string; pilots: readonly number[] },
): Promise<void> {
  const flights = await db
    .selectFrom('flight')
    .where('user_id', 'in', [...pilots])
    .where('stars', '=', 0)
    .orderBy('created', 'desc')
    .orderBy('id')
    .limit(FLIGHTS)
    .select(['id', 'user_id', 'co_user_id', 'created'])
    .execute();
  const nowMs = clock().getTime();
  const stars = flights.flatMap((flight, index) => {
    const random = createRandom(`${seed}/likes/${index}`);
    const first = random.below(pilots.length);
    const fans = Array.from(
      { length: random.below(MAX_LIKES + 1) },
      (_, fan) => pilots[(first + 3 * fan) % pilots.length],
    );
    return fans
      .filter((fan) => fan !== undefined)
      .filter((fan) => fan !== flight.user_id && fan !== flight.co_user_id)
      .map((fan, place) => ({
        flight_id: flight.id,
        user_id: fan,
        created: new Date(Math.min(nowMs, flight.created.getTime() + (place + 1) * HOUR_MS)),
      }));
  });
  if (stars.length === 0) return;
  await db
    .insertInto('flight_star')
    .values(stars)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
