import type { Schemas } from '@cloudstreet/sdk/contract';
import { sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import type { Services } from '../platform/services.js';
import { insertTask } from '../tasks/create-task.js';
import { insertDeclaration } from '../tasks/declarations/insert-declaration.js';
import { getTaskRow } from '../tasks/queries.js';
import { type Place, placeAt, toFeature } from './demo-places.js';

interface DemoTask
  extends Pick<Schemas['NewTask'], 'name' | 'description' | 'min_time' | 'ruleset'> {
  readonly name: string;
  /** Turnpoints as seen from the airfield of the pilot. */
  readonly turnpoints: readonly { readonly bearingDeg: number; readonly distanceKm: number }[];
  /** Radius of the areas of an assigned area task. */
  readonly areaKm?: number;
}

const TASKS: readonly DemoTask[] = [
  {
    name: 'Triangle for a good day',
    description: 'Start early, the last leg is into the wind.',
    turnpoints: [
      { bearingDeg: 20, distanceKm: 100 },
      { bearingDeg: 80, distanceKm: 100 },
    ],
  },
  {
    name: 'Out and return after work',
    turnpoints: [{ bearingDeg: 130, distanceKm: 75 }],
  },
  {
    name: 'Three hours of areas',
    description: 'For our club weekend. Fly far in where the clouds are good.',
    ruleset: 'AA',
    min_time: 180,
    turnpoints: [
      { bearingDeg: 300, distanceKm: 80 },
      { bearingDeg: 10, distanceKm: 90 },
    ],
    areaKm: 20,
  },
  {
    name: 'First 100 kilometres',
    description: 'Always in reach of an airfield. Ask us for the map.',
    turnpoints: [
      { bearingDeg: 200, distanceKm: 35 },
      { bearingDeg: 260, distanceKm: 38 },
    ],
  },
];
/** The tasks are those of so many pilots, one after the other. */
const OWNERS = 3;
const DECLARED_FOR_MS = 2 * 86_400_000;

/**
 * Gives a demo pilot and those with most flights tasks, some of which others like. Each declares one.
 * Does nothing if there are any.
 */
export async function addTasks(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { userId, pilots }: { userId: number; pilots: readonly number[] },
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql`select from task limit 1`.execute(transaction);
    if (rows.length > 0) return;
    const homes = await findHomes(transaction, userId);
    for (const [index, { turnpoints, areaKm, ...task }] of TASKS.entries()) {
      const home = homes[index % homes.length];
      if (!home) return;
      const course: Place[] = [home];
      for (const [at, { bearingDeg, distanceKm }] of turnpoints.entries()) {
        const direction = { bearingDeg, distanceKm, name: `Crossing ${at + 1}` };
        course.push(await placeAt(transaction, home, direction));
      }
      const points = [...course, home].map((place, at) =>
        toFeature(place, at > 0 && at < course.length ? areaKm : undefined),
      );
      const user = { id: home.userId, isSuperuser: false };
      const id = await insertTask(transaction, { user, now }, { ...task, point_features: points });
      if (index < homes.length) {
        const stored = await getTaskRow(transaction, id, { user });
        const until = new Date(now.getTime() + DECLARED_FOR_MS);
        await insertDeclaration(transaction, { userId: user.id, task: stored, now, until });
      }
      const fans = pilots.filter((one) => one !== home.userId).slice(0, TASKS.length - index);
      for (const fan of fans) {
        await transaction
          .insertInto('task_star')
          .values({ task_id: id, user_id: fan, created: now })
          .execute();
      }
    }
  });
}

/** Finds the airfields from which a user and others took off most often. */
async function findHomes(transaction: Executor, userId: number) {
  const { rows } = await sql<Place & { userId: number }>`
    select user_id as "userId", airport.name, airport.lat, airport.lon, elevation_m as elevation
    from flight join airport on airport.id = takeoff_airport_id
    group by user_id, airport.id
    order by user_id = ${userId} desc, count(*) desc, user_id limit ${OWNERS}`.execute(transaction);
  return rows;
}
