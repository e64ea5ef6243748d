import type { SearchHit } from '@cloudstreet/sdk';
import { type NotNull, sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import type { SignedInUser } from '../platform/http/operation.js';
import { withoutNull } from '../platform/http/responses.js';
import { sectorName } from '../reference/sector-name.js';
import { serializeRegion } from '../reference/serialize-region.js';
import type { FoundName, IndexedKind } from './find-names.js';

export interface DescribeOptions {
  /** Whether airports and cities are requested as points of interest. */
  isPoint: boolean;
  user: SignedInUser | undefined;
  /** Names countries in the reader's language. */
  countryName: (code: string) => string;
  /** The reader's locale. */
  language: string;
}

/** Returns the found objects in the form of the response, without those deleted in the meantime. */
export async function describeNames(
  db: Executor,
  found: readonly FoundName[],
  options: DescribeOptions,
): Promise<Map<FoundName, SearchHit>> {
  const hits = new Map<FoundName, SearchHit>();
  for (const kind of new Set(found.map((one) => one.kind))) {
    const ofKind = found.filter((one) => one.kind === kind);
    const ids = ofKind.map(({ id }) => id);
    const rows = await DESCRIBERS[kind](db, ids, options);
    for (const one of ofKind) {
      const hit = rows.get(one.id);
      if (hit) hits.set(one, hit);
    }
  }
  return hits;
}

type Describer = (
  db: Executor,
  ids: readonly string[],
  options: DescribeOptions,
) => Promise<Map<string, SearchHit>>;

const DESCRIBERS: Readonly<Record<IndexedKind, Describer>> = {
  user: describeUsers,
  club: describeClubs,
  airport: describeAirports,
  aircraft: describeAircraft,
  region: describeRegions,
  city: describeCities,
  sector: describeSectors,
  registration: describeRegistrations,
  flight_collection: describeCollections,
  task: describeTasks,
  travel: describeTravels,
  competition: describeCompetitions,
  waypoint: describeWaypoints,
  waypoint_collection: describeWaypointCollections,
};

async function describeUsers(db: Executor, ids: readonly string[], { user }: DescribeOptions) {
  const rows = await db
    .selectFrom('user')
    .leftJoin('club', 'club.id', 'user.club_id')
    .leftJoin('region', 'region.id', 'club.region_id')
    .where('user.id', 'in', ids.map(Number))
    .where('user.verified', 'is not', null)
    .select(['user.id', 'user.name', 'user.email', 'club.id as club_id', 'club.name as club_name'])
    .select(REGION)
    .execute();
  return byId(rows, ({ id, name, email, club_id, club_name, ...region }) => ({
    index: 'user',
    id,
    name,
    email: id === user?.id ? email : undefined,
    club:
      club_id === null || club_name === null
        ? undefined
        : withoutNull({ id: club_id, name: club_name, region: serializeRegion(region) }),
  }));
}

async function describeClubs(db: Executor, ids: readonly string[]) {
  const rows = await db
    .selectFrom('club')
    .leftJoin('region', 'region.id', 'club.region_id')
    .where('club.id', 'in', ids.map(Number))
    .where('club.confirmed', '=', true)
    .select(['club.id', 'club.name'])
    .select(REGION)
    .execute();
  return byId(rows, ({ id, name, ...region }) => ({
    index: 'club',
    id,
    name,
    region: serializeRegion(region),
  }));
}

async function describeAirports(
  db: Executor,
  ids: readonly string[],
  { isPoint }: DescribeOptions,
) {
  const rows = await db
    .selectFrom('airport')
    .leftJoin('region', 'region.id', 'airport.region_id')
    .where('airport.id', 'in', ids.map(Number))
    .select(['airport.id', 'airport.name', 'airport.lat', 'airport.lon'])
    .select(REGION)
    .execute();
  return byId(rows, ({ id, name, lat, lon, ...region }) => {
    const found = { name, region: serializeRegion(region) };
    if (!isPoint) return { index: 'airport', id, ...found };
    const geom = { type: 'Point' as const, coordinates: [lon, lat] as [number, number] };
    return { index: 'point_of_interest', id: `airport-${id}`, ...found, geom };
  });
}

async function describeCities(
  db: Executor,
  ids: readonly string[],
  { countryName }: DescribeOptions,
) {
  const rows = await db.selectFrom('city').where('id', 'in', ids.map(Number)).selectAll().execute();
  return byId(rows, ({ id, name, country, lat, lon }) => ({
    index: 'point_of_interest',
    id: `city-${id}`,
    name,
    region: { id: country, name: countryName(country), country },
    geom: { type: 'Point', coordinates: [lon, lat] },
  }));
}

async function describeAircraft(db: Executor, ids: readonly string[]) {
  const rows = await db
    .selectFrom('aircraft')
    .where('id', 'in', ids.map(Number))
    .select(['id', 'name', 'kind'])
    .execute();
  return byId(rows, ({ id, name, kind }) => ({ index: 'aircraft', id, name, kind }));
}

async function describeRegions(
  db: Executor,
  ids: readonly string[],
  { countryName }: DescribeOptions,
) {
  const rows = await db.selectFrom('region').where('id', 'in', ids).selectAll().execute();
  return byId(rows, ({ id, name, country }) => ({
    index: 'region',
    id,
    // Without a known region, the country is used.
    name: id === country ? countryName(country) : name,
    region: id === country ? undefined : { id: country, name: countryName(country), country },
  }));
}

async function describeSectors(
  db: Executor,
  ids: readonly string[],
  { language }: DescribeOptions,
) {
  const rows = await db
    .selectFrom('sector')
    .where('id', 'in', ids)
    .select(['id', 'names'])
    .execute();
  return byId(rows, ({ id, names }) => ({
    index: 'sector',
    id,
    name: sectorName(names, language),
  }));
}

async function describeRegistrations(db: Executor, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; aircraft_id: number | null; name: string | null }>`
    select asked.id, last.aircraft_id, aircraft.name
    from unnest(${ids}::text[]) as asked (id)
    cross join lateral (
      select aircraft_id from flight where registration = asked.id
      order by scoring_date desc limit 1
    ) as last
    left join aircraft on aircraft.id = last.aircraft_id`.execute(db);
  return byId(rows, ({ id, aircraft_id, name }) => ({
    index: 'registration',
    id,
    name: id,
    registration: id,
    aircraft: aircraft_id === null || name === null ? undefined : { id: aircraft_id, name },
  }));
}

async function describeCollections(db: Executor, ids: readonly string[]) {
  const rows = await db
    .selectFrom('flight_collection')
    .innerJoin('user', 'user.id', 'flight_collection.user_id')
    .where('flight_collection.id', 'in', ids)
    .where('flight_collection.visibility', '=', 'public')
    .select(['flight_collection.id', 'flight_collection.name'])
    .select(['user.id as user_id', 'user.name as user_name', 'user.image_key as user_image'])
    .execute();
  return byId(rows, ({ id, name, ...owner }) => ({
    index: 'flight_collection',
    id,
    name,
    user: withoutNull({ id: owner.user_id, name: owner.user_name, image: owner.user_image }),
  }));
}

async function describeTasks(db: Executor, ids: readonly string[]) {
  const rows = await db
    .selectFrom('task')
    .innerJoin('user', 'user.id', 'task.user_id')
    .where('task.id', 'in', ids.map(Number))
    .where('task.visibility', '=', 'public')
    .select(['task.id', 'task.name', 'task.kind', 'task.distance'])
    .select(['user.id as user_id', 'user.name as user_name', 'user.image_key as user_image'])
    .execute();
  return byId(rows, ({ id, name, kind, distance, ...owner }) => ({
    index: 'task',
    id,
    name: name ?? '',
    user: withoutNull({ id: owner.user_id, name: owner.user_name, image: owner.user_image }),
    kind,
    distance,
  }));
}

async function describeTravels(db: Executor, ids: readonly string[]) {
  const rows = await db
    .selectFrom('travel')
    .innerJoin('user', 'user.id', 'travel.user_id')
    .where('travel.id', 'in', ids.map(Number))
    .where('travel.is_found', '=', true)
    .where('travel.name', 'is not', null)
    .select(['travel.id', 'travel.name', 'travel.start_date'])
    .select(['user.id as user_id', 'user.name as user_name', 'user.image_key as user_image'])
    .$narrowType<{ name: NotNull }>()
    .execute();
  return byId(rows, ({ id, name, start_date, ...owner }) => ({
    index: 'travel',
    id,
    name,
    start_date,
    user: withoutNull({ id: owner.user_id, name: owner.user_name, image: owner.user_image }),
  }));
}

async function describeCompetitions(db: Executor, ids: readonly string[]) {
  const rows = await db
    .selectFrom('competition')
    .innerJoin('user', 'user.id', 'competition.user_id')
    .where('competition.id', 'in', ids.map(Number))
    .where('competition.name', 'is not', null)
    .select(['competition.id', 'competition.name', 'score_kind', 'scoring_date'])
    .select(['user.id as user_id', 'user.name as user_name', 'user.image_key as user_image'])
    .$narrowType<{ name: NotNull }>()
    .execute();
  return byId(rows, ({ id, name, score_kind, scoring_date, ...owner }) => ({
    index: 'competition',
    id,
    name,
    score_kind,
    scoring_date: scoring_date ?? undefined,
    user: withoutNull({ id: owner.user_id, name: owner.user_name, image: owner.user_image }),
  }));
}

async function describeWaypointCollections(db: Executor, ids: readonly string[]) {
  const rows = await db
    .selectFrom('waypoint_collection as collection')
    .innerJoin('user', 'user.id', 'collection.user_id')
    .where('collection.id', 'in', ids)
    .where('collection.visibility', '=', 'public')
    .select(['collection.id', 'collection.name'])
    .select(['user.id as user_id', 'user.name as user_name', 'user.image_key as user_image'])
    .execute();
  return byId(rows, ({ id, name, ...owner }) => ({
    index: 'waypoint_collection',
    id,
    name,
    user: withoutNull({ id: owner.user_id, name: owner.user_name, image: owner.user_image }),
  }));
}

/** The caller may see them: they were found among theirs. */
async function describeWaypoints(db: Executor, ids: readonly string[]) {
  const rows = await db
    .selectFrom('waypoint')
    .innerJoin('waypoint_collection as collection', 'collection.id', 'waypoint.collection_id')
    .where('waypoint.id', 'in', ids.map(Number))
    .select(['waypoint.id', 'waypoint.name', 'lat', 'lon', 'elevation_m'])
    .select(['collection.id as collection_id', 'collection.name as collection_name'])
    .execute();
  return byId(rows, ({ id, name, lat, lon, elevation_m: elevation, ...collection }) => ({
    index: 'waypoint',
    id,
    name,
    geom: { type: 'Point', coordinates: [lon, lat] },
    elevation: elevation ?? undefined,
    collection: { id: collection.collection_id, name: collection.collection_name },
  }));
}

const REGION = [
  'region.id as region_id',
  'region.name as region_name',
  'region.country as region_country',
] as const;

/** A hit whose optional fields may be undefined. */
type Described<Hit> = Hit extends SearchHit
  ? { [Key in keyof Hit as {} extends Pick<Hit, Key> ? never : Key]: Hit[Key] } & {
      [Key in keyof Hit as {} extends Pick<Hit, Key> ? Key : never]?: Hit[Key] | undefined;
    }
  : never;

function byId<Row extends { id: string | number }>(
  rows: readonly Row[],
  toHit: (row: Row) => Described<SearchHit>,
): Map<string, SearchHit> {
  return new Map(rows.map((row) => [String(row.id), withoutNull(toHit(row)) as SearchHit]));
}
