import type { Schemas } from '@cloudstreet/sdk/contract';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.js';
import { NotFoundError, text } from '../../platform/errors/errors.js';
import { withoutNull } from '../../platform/http/responses.js';
import { serializeRegion } from '../../reference/serialize-region.js';

/** Selects clubs with what moderators see of them. */
export function selectModeratedClubs(db: Executor) {
  return db
    .selectFrom('club')
    .leftJoin('region', 'region.id', 'club.region_id')
    .select([
      'club.id',
      'club.name',
      'club.url',
      'club.confirmed',
      'club.region_id',
      'club.image_key',
    ])
    .select(['region.name as region_name', 'region.country as region_country'])
    .select([
      sql<number>`(select count(*)::int from "user"
        where club.id in ("user".club_id, "user".second_club_id))`.as('pilots'),
      sql<number>`(select count(*)::int from any_flight where club_id = club.id)`.as('flights'),
      sql<number>`(select count(*)::int from report
        where kind = 'club' and subject_id = club.id::text and closed is null)`.as('reports'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectModeratedClubs>['execute']>>[number];

export function serializeModeratedClub(row: Row): Schemas['ModeratedClub'] {
  const { id, name, confirmed, pilots, flights, reports, url, image_key: image } = row;
  return {
    id,
    name,
    confirmed,
    pilots,
    flights,
    reports,
    ...withoutNull({ region: serializeRegion(row), url, image }),
  };
}

/** @throws {NotFoundError} If there is no such club. */
export async function getModeratedClub(db: Executor, id: number) {
  const row = await selectModeratedClubs(db).where('club.id', '=', id).executeTakeFirst();
  if (!row) throw new NotFoundError(text('club.notFound', { id }));
  return serializeModeratedClub(row);
}
