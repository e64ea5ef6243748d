import type { Executor } from '../platform/database/database.js';
import { NotFoundError, text } from '../platform/errors/errors.js';

/** A club with its region. */
export type ClubRow = Awaited<ReturnType<typeof getClubRow>>;

/** Finds a page of clubs with their regions, in the order of their ids. */
export function findClubRows(
  db: Executor,
  filter: { ids?: readonly number[]; countries?: readonly string[]; skip: number; limit: number },
) {
  const { ids, countries, skip, limit } = filter;
  return db
    .selectFrom('club')
    .leftJoin('region', 'region.id', 'club.region_id')
    .where('club.confirmed', '=', true)
    .$if(ids !== undefined, (query) => query.where('club.id', 'in', ids ?? []))
    .$if(countries !== undefined, (query) => query.where('region.country', 'in', countries ?? []))
    .orderBy('club.id')
    .offset(skip)
    .limit(limit)
    .selectAll('club')
    .select(['region.name as region_name', 'region.country as region_country'])
    .execute();
}

/**
 * Finds a club. Clubs that only unverified accounts have named may be invented and are hidden.
 *
 * @throws {NotFoundError} If there is no such club.
 */
export async function getClubRow(db: Executor, id: number) {
  const row = await db
    .selectFrom('club')
    .leftJoin('region', 'region.id', 'club.region_id')
    .where('club.id', '=', id)
    .where('club.confirmed', '=', true)
    .selectAll('club')
    .select(['region.name as region_name', 'region.country as region_country'])
    .executeTakeFirst();
  if (!row) throw new NotFoundError(text('club.notFound', { id }));
  return row;
}

/** Whether a file is the logo of a club. */
export async function isClubImage(db: Executor, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('club')
    .where('image_key', '=', key)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
