import type { Airspace } from '@cloudstreet/scoring/airspace';
import { type SelectQueryBuilder, sql } from 'kysely';
import { type GeoBox, touchesView } from '../geo/views.js';
import type { Executor } from '../platform/database/database.js';
import type { DB } from '../platform/database/schema.js';

/** A file with more airspaces near one flight repeats the same airspaces many times. */
const MAX_NEAR_A_FLIGHT = 20_000;
const MAX_ON_A_MAP = 1000;

/** The files of airspaces that are valid on a day, `YYYY-MM-DD`. */
export function findSources(db: Executor, day: string) {
  return db
    .selectFrom('airspace_source')
    .$call((query) => validOn(query, day))
    .orderBy('id')
    .select(['id', 'name', 'country', 'valid_from', 'valid_to', 'hull'])
    .execute();
}

export type SourceRow = Awaited<ReturnType<typeof findSources>>[number];

/** Returns the airspaces whose boxes overlap a view. */
export async function findAirspacesIn(
  db: Executor,
  view: GeoBox,
  sources: readonly SourceRow[],
): Promise<{ source_id: number; content: Airspace }[]> {
  if (sources.length === 0) return [];
  return db
    .selectFrom('airspace')
    .where(
      'source_id',
      'in',
      sources.map(({ id }) => id),
    )
    .where(touchesView('bounds', view))
    .orderBy('id')
    .limit(MAX_NEAR_A_FLIGHT)
    .select(['source_id', 'content'])
    .execute();
}

/**
 * Finds the ids of the airspaces of a view that are valid on a day, the narrowest first and at most
 * as many as a map can show, and their total number.
 */
export async function findShownIds(
  db: Executor,
  view: GeoBox,
  day: string,
): Promise<{ ids: number[]; total: number }> {
  const rows = await db
    .selectFrom('airspace')
    .innerJoin('airspace_source', 'airspace_source.id', 'airspace.source_id')
    .$call((query) => validOn(query, day))
    .where(touchesView('airspace.bounds', view))
    .orderBy(sql`area(bounds)`)
    .orderBy('airspace.id', 'desc')
    .limit(MAX_ON_A_MAP)
    .select(['airspace.id', sql<number>`(count(*) over ())::integer`.as('total')])
    .execute();
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

/** Airspaces with the name of their file, in the order of the ids. */
export async function findAirspaces(db: Executor, ids: readonly number[]) {
  const rows = await db
    .selectFrom('airspace')
    .innerJoin('airspace_source', 'airspace_source.id', 'airspace.source_id')
    .where('airspace.id', 'in', ids)
    .select(['airspace.id', 'content', 'airspace_source.name as source'])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export type AirspaceRow = Awaited<ReturnType<typeof findAirspaces>>[number];

function validOn<Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables | 'airspace_source', Row>,
  day: string,
) {
  return query.where(
    sql<boolean>`coalesce(airspace_source.valid_from, '-infinity') <= ${day}::date
      and coalesce(airspace_source.valid_to, 'infinity') >= ${day}::date`,
  );
}
