import { type RawBuilder, sql } from 'kysely';

/** Caller of a list. */
export interface CollectionViewer {
  /** Caller whose hidden flights and collections the list has. */
  readonly owner?: number;
  /** Caller whose private tasks the list may be filtered by. */
  readonly viewer?: number;
  /** Whether the caller sees all collections. */
  readonly seesCollections?: boolean;
}

/**
 * Selects the ids of the flights in collections that a caller may see. Collections with a link are
 * given by its token, others by their id.
 */
export function flightsInCollections(
  values: readonly string[],
  viewer: CollectionViewer,
): RawBuilder<number> {
  return sql`select flight_id from flight_collection_flight
    where collection_id in (${collectionsAmong(values, viewer)})`;
}

/** Place of the row of `flight_contest` in the order of its collection, or of the first one. */
export function placeInCollections(
  values: readonly string[],
  viewer: CollectionViewer,
): RawBuilder<number> {
  return sql`(select min(position) from flight_collection_flight as collected
    where collected.flight_id = flight_contest.flight_id
      and collection_id in (${collectionsAmong(values, viewer)}))`;
}

function collectionsAmong(
  values: readonly string[],
  { owner, seesCollections = false }: CollectionViewer,
): RawBuilder<string> {
  const isSeen = seesCollections
    ? sql`true`
    : sql`(visibility = 'public' or user_id = ${owner ?? null}::integer)`;
  return sql`select id from flight_collection
    where (id in (${sql.join(values)}) and ${isSeen}) or link_token in (${sql.join(values)})`;
}
