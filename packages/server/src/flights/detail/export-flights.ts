import type { Schemas } from '@cloudstreet/sdk/contract';
import { sql } from 'kysely';
import { findDescriptions } from '../../comments/descriptions.js';
import { asList } from '../../platform/archive/entry.js';
import type { ExportPart, ExportRequest } from '../../platform/archive/export-part.js';
import type { Database, Executor } from '../../platform/database/database.js';
import type { Services } from '../../platform/services.js';
import { toTimestamp } from '../../platform/text/calendar-formats.js';
import { findCrewRequests, serializeRequest } from '../crew/listCrewRequests.js';
import { type FlightDetailRow, getFlightDetails } from '../list/queries.js';
import { serializeFlightDetail, toTimestamps } from '../list/serialize.js';
import { anonymizePilot } from '../model/anonymize-pilot.js';
import { findOwnFlightIds, inChunks } from '../model/own-flights.js';

/**
 * `flights.json` of an archive with its recordings, and in `account.json` flights as co-pilot, and
 * those whose pilots ask the user to confirm it.
 */
export const exportFlights: ExportPart = {
  account: async ({ db }, { userId }) => ({
    co_flights: await findCoFlights(db, userId),
    crew_requests: (await findCrewRequests(db, { userId, skip: 0, limit: MAX_REQUESTS })).map(
      serializeRequest,
    ),
  }),
  async *entries(services, request) {
    const { db, files } = services;
    const ids = await findOwnFlightIds(db, request.userId);
    yield { name: 'flights.json', input: asList(flightsOf(services, ids, request)) };
    for (const { id, key, pilot } of await findFiles(db, ids)) {
      const bytes = await files.getBytes(key);
      // The file keeps the name of a pilot who can still restore their account.
      const input = pilot === null ? bytes : anonymizePilot(bytes, pilot);
      yield { name: igcName(id), input };
    }
  },
};

/** More are not asked at a time. */
const MAX_REQUESTS = 10_000;

/** Finds flights of other pilots with the user as co-pilot. */
async function findCoFlights(db: Database, userId: number) {
  const rows = await db
    .selectFrom('any_flight as flight')
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

async function findFiles(db: Executor, flightIds: readonly number[]) {
  const { rows } = await sql<{ id: number; key: string; pilot: string | null }>`
    select igc_file.id, igc_file.key, (
      select deleted_account.name from deleted_account
      join any_flight as flight on flight.id = any(deleted_account.kept_flights)
      where flight.igc_file_id = igc_file.id and flight.user_id is null limit 1) as pilot
    from igc_file
    where id in (select igc_file_id from any_flight where id = any(${flightIds}::int[]))
    order by id`.execute(db);
  return rows;
}

function igcName(fileId: number): string {
  return `igc/${fileId}.igc`;
}

async function* flightsOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  ids: readonly number[],
  { reader }: ExportRequest,
): AsyncGenerator<object> {
  for (const chunk of inChunks(ids)) {
    const names = await findFileNames(db, chunk);
    const descriptions = await findDescriptions(db, chunk);
    for (const row of await getFlightDetails(db, chunk)) {
      const {
        story: _story,
        media_info: _kind,
        comment_count: _count,
        comments_allowed: _allowed,
        ...flight
      } = serializeFlightDetail(row, clock(), reader);
      yield {
        ...flight,
        comments_allowed: row.comments_allowed ?? undefined,
        description: descriptions.get(row.id),
        file: fileOf(row, names),
        chosen_times: chosenTimes(row),
      };
    }
  }
}

async function findFileNames(db: Executor, flightIds: readonly number[]) {
  const rows = await db
    .selectFrom('any_flight as flight')
    .innerJoin('igc_file', 'igc_file.id', 'flight.igc_file_id')
    .where('flight.id', 'in', flightIds)
    .select(['flight.id', 'igc_file.name', 'igc_file.hash'])
    .execute();
  return new Map(rows.map(({ id, ...file }) => [id, file]));
}

function fileOf(row: FlightDetailRow, names: Awaited<ReturnType<typeof findFileNames>>) {
  const file = names.get(row.id);
  return {
    path: igcName(row.igc_file_id),
    takeoff_number: row.takeoff_number,
    // The file name may contain the name of the pilot, whose account was deleted.
    name: row.user_id === null ? undefined : file?.name,
    sha256: file?.hash,
  };
}

type TimeField = keyof Pick<
  Schemas['FlightDetail'],
  'scoring_times' | 'engine_scoring_times' | 'fes_scoring_times'
>;

/** Scoring windows that the pilot set. All others follow from the recording. */
function chosenTimes(row: FlightDetailRow): Record<TimeField, string[]> {
  return {
    scoring_times: toTimestamps(row.scoring_times),
    engine_scoring_times: toTimestamps(row.engine_scoring_times),
    fes_scoring_times: toTimestamps(row.fes_scoring_times),
  };
}
