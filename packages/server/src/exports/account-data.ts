import { findClients } from '../accounts/clients.js';
import type { Database } from '../platform/database/database.js';
import { toTimestamp, withoutNull } from '../platform/http/responses.js';
import type { Services } from '../platform/services.js';
import type { UserRow } from '../users/queries.js';

/** What belongs to an account and stands on pages of its own, or on none. */
export async function findAccountData(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  user: UserRow,
  groups: readonly OwnGroup[],
) {
  return {
    ...(user.verified && { verified: toTimestamp(user.verified) }),
    groups: groups.map(serializeGroup),
    subscriptions: subscriptionsOf(user),
    coupons: user.holdings.coupons.map(({ plan, starts, ends }) => ({
      plan,
      starts: toTimestamp(starts),
      ends: toTimestamp(ends),
    })),
    clients: await findClients(db, user, clock()),
    co_flights: await findCoFlights(db, user.id),
  };
}

export type OwnGroup = Awaited<ReturnType<typeof findOwnGroups>>[number];

/** The groups that he is in. */
export function findOwnGroups(db: Database, userId: number) {
  return db
    .selectFrom('user_group_pilot')
    .innerJoin('user_group', 'user_group.id', 'user_group_pilot.group_id')
    .where('user_id', '=', userId)
    .orderBy('user_group.id')
    .select(['user_group.id', 'name', 'description', 'image_key', 'role', 'since'])
    .execute();
}

/** The picture of a group that he owns, by its name in the archive. */
export function groupImageName({ id, role, image_key: key }: OwnGroup): string | undefined {
  return role === 'owner' && key !== null ? `groups/${id}.jpg` : undefined;
}

function serializeGroup(row: OwnGroup) {
  const { since, image_key: _key, ...group } = row;
  return withoutNull({ ...group, since: toTimestamp(since), picture: groupImageName(row) });
}

function subscriptionsOf({ holdings }: UserRow) {
  return holdings.subscriptions.map((row) =>
    withoutNull({
      id: row.paddle_id,
      customer_id: row.customer_id,
      plan: row.plan,
      status: row.status,
      renews: row.renews && toTimestamp(row.renews),
      ends: row.ends && toTimestamp(row.ends),
      trial_ends: row.trial_ends && toTimestamp(row.trial_ends),
    }),
  );
}

/** Flights of others that name him as their co-pilot. */
async function findCoFlights(db: Database, userId: number) {
  const rows = await db
    .selectFrom('flight')
    .innerJoin('user', 'user.id', 'flight.user_id')
    .where('co_user_id', '=', userId)
    .orderBy('flight.id')
    .select(['flight.id', 'scoring_date', 'takeoff_time', 'user.name as pilot'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    pilot: row.pilot,
    scoring_date: row.scoring_date,
    takeoff_time: toTimestamp(row.takeoff_time),
  }));
}
