import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import { toDay } from '../platform/text/calendar-formats.js';

/** The current clubs of an account. */
export interface ClubIds {
  club_id: number | null;
  second_club_id: number | null;
}

const KINDS = [
  { field: 'club_id', isSecond: false },
  { field: 'second_club_id', isSecond: true },
] as const;

/**
 * Records a change of an account's clubs: the previous membership ends yesterday, and the next one begins
 * today. Call it in the transaction of the change, with the user's row locked.
 */
export async function changeMemberships(
  transaction: Executor,
  userId: number,
  { before, after, now }: { before: ClubIds; after: ClubIds; now: Date },
): Promise<void> {
  const today = toDay(now);
  // Both end before one begins, because a user may swap them.
  const changed = KINDS.filter(({ field }) => before[field] !== after[field]);
  for (const { isSecond } of changed) await endMembership(transaction, { userId, isSecond, today });
  for (const { field, isSecond } of changed) {
    const clubId = after[field];
    if (clubId === null || (await reopen(transaction, { userId, clubId, isSecond, today })))
      continue;
    // Before their first club, pilots were in none: their earlier flights count for it, too.
    const { count } = await transaction
      .selectFrom('club_membership')
      .where('user_id', '=', userId)
      .where('is_second', '=', isSecond)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const since = count === 0 ? null : today;
    await addMembership(transaction, { userId, clubId, isSecond, since });
  }
}

/** A membership that began today, or in an account of today, was a wrong choice and leaves no trace. */
async function endMembership(
  transaction: Executor,
  { userId, isSecond, today }: { userId: number; isSecond: boolean; today: string },
): Promise<void> {
  await sql`
    delete from club_membership using "user"
    where "user".id = user_id and user_id = ${userId} and is_second = ${isSecond} and until is null
      and coalesce(since, (date_joined at time zone 'UTC')::date) >= ${today}::date`.execute(
    transaction,
  );
  await sql`
    update club_membership set until = ${today}::date - 1
    where user_id = ${userId} and is_second = ${isSecond} and until is null`.execute(transaction);
}

/** Continues a membership that ended yesterday: the user has changed their mind. */
async function reopen(
  transaction: Executor,
  membership: { userId: number; clubId: number; isSecond: boolean; today: string },
): Promise<boolean> {
  const { userId, clubId, isSecond, today } = membership;
  const { numAffectedRows } = await sql`
    update club_membership set until = null
    where user_id = ${userId} and club_id = ${clubId} and is_second = ${isSecond}
      and until = ${today}::date - 1`.execute(transaction);
  return numAffectedRows === 1n;
}

export async function addMembership(
  db: Executor,
  membership: { userId: number; clubId: number; isSecond: boolean; since: string | null },
): Promise<void> {
  const { userId, clubId, isSecond, since } = membership;
  await db
    .insertInto('club_membership')
    .values({ user_id: userId, club_id: clubId, is_second: isSecond, since })
    .execute();
}

/** The club of which a user was a member on a day; null for none. */
export function clubOn(userId: number, day: string, isSecond = false): RawBuilder<number | null> {
  return sql<number | null>`club_on(${userId}, ${day}::date, ${isSecond})`;
}

/** Finds the club of which a user was a member on a day. */
export async function findClubOn(
  db: Executor,
  { userId, day, isSecond = false }: { userId: number; day: string; isSecond?: boolean },
): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select ${clubOn(userId, day, isSecond)} as id`.execute(db);
  return rows[0]?.id ?? null;
}
