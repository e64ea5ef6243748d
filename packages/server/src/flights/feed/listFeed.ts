import type { Schemas } from '@cloudstreet/sdk/contract';
import { isEarnedByFlight, serializeAchievement } from '../../badges/serialize.js';
import { type FeedPosition, feedQuery } from '../../follows/model/feed-query.js';
import type { Executor } from '../../platform/database/database.js';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { toTimestamp } from '../../platform/text/calendar-formats.js';
import { findFlightRows, type ListedFlightRow } from '../list/queries.js';
import { serializeFlight } from '../list/serialize.js';
import { findStarred } from '../model/starred.js';

const DEFAULT_LIMIT = 25;

export const listFeed = operation('listFeed', async (request, { db, clock }) => {
  const { cursor, limit = DEFAULT_LIMIT } = request.query;
  const user = signedInUser(request);
  const now = clock();
  // One more than the page shows whether there is another.
  const { rows } = await db.executeQuery(
    feedQuery(db, {
      userId: user.id,
      after: cursor === undefined ? undefined : positionOf(cursor),
      limit: limit + 1,
    }),
  );
  const page = rows.slice(0, limit);
  const ids = [...new Set(page.map(({ id }) => id))];
  const flights = await findFlightRows(db, ids, { contest: 'free', withStatistics: false });
  const starred = await findStarred(db, user, ids);
  const earned = await findEarned(db, flights);
  const byId = new Map(flights.map((row) => [row.id, row]));
  const last = page.at(-1);
  return {
    // A flight that was hidden since the first query is left out.
    entries: page.flatMap(({ kind, id, time }) => {
      const row = byId.get(id);
      if (!row) return [];
      const flight = Object.assign(serializeFlight(row), starred.get(id));
      const achievements = kind === 'flight' ? (earned.get(id) ?? []) : [];
      return [{ kind, time: toTimestamp(time), flight, achievements }];
    }),
    ...(rows.length > limit && last && { cursor: cursorOf(last) }),
    // In ms, for a flight that was published earlier in the same second is read too.
    until: now.toISOString(),
  };
});

function positionOf(cursor: string): FeedPosition {
  const [us = '0', id = '0'] = cursor.split('-');
  return { us, id: Number(id) };
}

function cursorOf({ us, id }: FeedPosition): string {
  return `${us}-${id}`;
}

/** Finds the achievements that pilots have earned with flights, by the ids of the flights. */
async function findEarned(
  db: Executor,
  flights: readonly Pick<ListedFlightRow, 'id' | 'user_id'>[],
): Promise<ReadonlyMap<number, Schemas['Achievement'][]>> {
  const earned = new Map<number, Schemas['Achievement'][]>();
  const pilots = new Set(flights.flatMap(({ user_id: id }) => id ?? []));
  if (pilots.size === 0) return earned;
  const rows = await db
    .selectFrom('achievement')
    .where('user_id', 'in', [...pilots])
    .where(
      'flight_id',
      'in',
      flights.map(({ id }) => id),
    )
    .orderBy('badge')
    .orderBy('level', 'desc')
    .selectAll()
    .execute();
  for (const row of rows.filter(({ badge }) => isEarnedByFlight(badge))) {
    earned.set(row.flight_id, [...(earned.get(row.flight_id) ?? []), serializeAchievement(row)]);
  }
  return earned;
}
