import { sql } from 'kysely';
import { isRecord } from '../imports/read-json.js';
import type { Executor } from '../platform/database/database.js';
import { isDay } from '../platform/text/calendar-formats.js';

/** Imports the days of memberships in clubs of the same names, if the account has no days of its own. */
export async function importMemberships(
  transaction: Executor,
  userId: number,
  memberships: unknown,
): Promise<void> {
  if (!Array.isArray(memberships) || (await hasDays(transaction, userId))) return;
  const given = memberships.map(toMembership).filter((membership) => membership !== undefined);
  // First the current ones: those before them must not overlap.
  const open = given.filter(({ until }) => until === null);
  const ended = given.filter(({ until }) => until !== null);
  for (const membership of open) await importFirstDay(transaction, userId, membership);
  for (const membership of ended) await importEnded(transaction, userId, membership);
}

interface Membership {
  readonly club: string;
  readonly isSecond: boolean;
  readonly since: string | null;
  readonly until: string | null;
}

function toMembership(given: unknown): Membership | undefined {
  if (!isRecord(given) || !isRecord(given['club'])) return undefined;
  const { is_second: isSecond = false, since = null, until = null } = given;
  const { name } = given['club'];
  const isValid = isDayOrNull(since) && isDayOrNull(until) && (!since || !until || since <= until);
  if (typeof name !== 'string' || !isValid) return undefined;
  return { club: name, isSecond: isSecond === true, since, until };
}

function isDayOrNull(value: unknown): value is string | null {
  return value === null || (typeof value === 'string' && isDay(value));
}

async function hasDays(db: Executor, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('club_membership')
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('since', 'is not', null), eb('until', 'is not', null)]))
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

async function importFirstDay(
  db: Executor,
  userId: number,
  { club, isSecond, since }: Membership,
): Promise<void> {
  await sql`
    update club_membership set since = ${since}::date from club
    where club.id = club_id and club.name = ${club} and user_id = ${userId}
      and is_second = ${isSecond} and until is null`.execute(db);
}

async function importEnded(
  db: Executor,
  userId: number,
  { club, isSecond, since, until }: Membership,
): Promise<void> {
  await sql`
    insert into club_membership (user_id, club_id, is_second, since, until)
    select ${userId}, id, ${isSecond}::boolean, ${since}::date, ${until}::date from club
    where name = ${club} and not exists (
      select from club_membership as other
      where other.user_id = ${userId} and (other.is_second = ${isSecond}::boolean or other.club_id = club.id)
        and daterange(other.since, other.until, '[]')
          && daterange(${since}::date, ${until}::date, '[]'))`.execute(db);
}
