import { BADGES, evaluateBadge } from '@cloudstreet/scoring/badges';
import { sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import { type FlownFlight, findFlown } from './find-flown.js';

/** Separates these locks from those of rankings. */
const LOCK = 7_004;
const MAX_LOCKS = 1024;

/** A level of a badge, as stored. */
interface AchievementRow {
  readonly badge: string;
  readonly level: number;
  readonly flight_id: number;
  readonly value: number;
  readonly created: Date;
  readonly is_highest: boolean;
}

/**
 * Evaluates the badges of a user again and writes what has changed, with the number of their
 * achievements. Call it in the transaction that changes one of their flights; two of the same user
 * wait for each other.
 *
 * @returns Ids of the flights that have reached levels which the user did not have.
 */
export async function updateBadges(db: Executor, userId: number | null): Promise<number[]> {
  // Flights of deleted accounts earn nothing.
  if (userId === null) return [];
  // Bounded: a rebuild locks all users in one transaction, and the table of locks is small.
  await sql`select pg_advisory_xact_lock(${LOCK}, ${userId % MAX_LOCKS})`.execute(db);
  const before = await findAchievementRows(db, userId);
  const after = evaluate(await findFlown(db, userId));
  const known = new Map(before.map((row) => [keyOf(row), row]));
  const kept = new Set(after.map(keyOf));
  const gone = before.filter((row) => !kept.has(keyOf(row)));
  const changed = after.filter((row) => !isEqual(row, known.get(keyOf(row))));
  if (gone.length > 0) await removeRows(db, userId, gone);
  if (changed.length > 0) await saveRows(db, userId, changed);
  await db
    .updateTable('user')
    .set({ achievement_count: after.length })
    .where('id', '=', userId)
    .where('achievement_count', '<>', after.length)
    .execute();
  const earned = changed.filter((row) => !known.has(keyOf(row)));
  return [...new Set(earned.map((row) => row.flight_id))];
}

/** The same of several users, such as a crew. */
export async function updateBadgesOf(
  db: Executor,
  userIds: readonly (number | null)[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const earning = new Map<number, readonly number[]>();
  const users = new Set(userIds.filter((id) => id !== null));
  // In one order, because each waits for other changes of the user.
  for (const id of [...users].toSorted((one, other) => (one % MAX_LOCKS) - (other % MAX_LOCKS))) {
    earning.set(id, await updateBadges(db, id));
  }
  return earning;
}

/** Evaluates the badges of all users, for changes of more than the flights of single users. */
export async function rebuildBadges(db: Executor): Promise<void> {
  const users = await db
    .selectFrom('user')
    .where((eb) =>
      eb.or([
        eb('achievement_count', '>', 0),
        eb.exists(
          eb.selectFrom('flight').whereRef('flight.user_id', '=', 'user.id').select('flight.id'),
        ),
        eb.exists(
          eb.selectFrom('flight').whereRef('flight.co_user_id', '=', 'user.id').select('flight.id'),
        ),
      ]),
    )
    .orderBy('id')
    .select('id')
    .execute();
  for (const { id } of users) await updateBadges(db, id);
}

/** Returns the levels that flights in their order have earned. */
function evaluate(flights: readonly FlownFlight[]): AchievementRow[] {
  const facts = flights.map((flight) => flight.facts);
  return BADGES.flatMap((badge) => {
    const { earned } = evaluateBadge(badge, facts);
    return earned.map(({ level, flight, value }) => {
      const { id, takeoffTime: created } = flights[flight]!;
      const is_highest = level === earned.length;
      return { badge: badge.id, level, flight_id: id, value, created, is_highest };
    });
  });
}

function findAchievementRows(db: Executor, userId: number): Promise<AchievementRow[]> {
  return db
    .selectFrom('achievement')
    .where('user_id', '=', userId)
    .select(['badge', 'level', 'flight_id', 'value', 'created', 'is_highest'])
    .execute();
}

function keyOf({ badge, level }: AchievementRow): string {
  return `${badge} ${level}`;
}

function isEqual(one: AchievementRow, other: AchievementRow | undefined): boolean {
  return (
    one.flight_id === other?.flight_id &&
    one.value === other.value &&
    one.created.getTime() === other.created.getTime() &&
    one.is_highest === other.is_highest
  );
}

async function removeRows(
  db: Executor,
  userId: number,
  rows: readonly AchievementRow[],
): Promise<void> {
  await sql`
    delete from achievement
    using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as gone (badge text, level smallint)
    where user_id = ${userId} and achievement.badge = gone.badge
      and achievement.level = gone.level`.execute(db);
}

async function saveRows(
  db: Executor,
  userId: number,
  rows: readonly AchievementRow[],
): Promise<void> {
  await db
    .insertInto('achievement')
    .values(rows.map((row) => Object.assign({ user_id: userId }, row)))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'badge', 'level']).doUpdateSet((eb) => ({
        flight_id: eb.ref('excluded.flight_id'),
        value: eb.ref('excluded.value'),
        created: eb.ref('excluded.created'),
        is_highest: eb.ref('excluded.is_highest'),
      })),
    )
    .execute();
}
