import { extname } from 'node:path';
import type { components } from '@cloudstreet/sdk/contract';
import { sql } from 'kysely';
import { blankPilot } from '../account-deletion/blank-pilot.js';
import { findCertificates } from '../certificates/queries.js';
import { serializeCertificate } from '../certificates/serialize.js';
import { type FlightDetailRow, getFlightDetails } from '../flights/list/queries.js';
import { serializeFlightDetail, toTimestamps } from '../flights/list/serialize.js';
import { findNotifications } from '../notifications/queries.js';
import { serializeNotification } from '../notifications/serialize.js';
import type { Executor } from '../platform/database/database.js';
import type { OperationRequest } from '../platform/http/operation.js';
import { toTimestamp } from '../platform/http/responses.js';
import type { Services } from '../platform/services.js';
import { longDateFormat } from '../platform/text/format-date.js';
import { findStories, type StoryRow } from '../stories/queries.js';
import type { UserRow } from '../users/queries.js';
import { serializeMe } from '../users/serialize.js';
import { findAccountData, findOwnGroups, groupImageName } from './account-data.js';
import { FORMAT } from './format.js';

/** One file of an archive. */
export interface Entry {
  readonly name: string;
  readonly lastModified: Date;
  readonly input: Uint8Array | string | AsyncIterable<string>;
}

type Request = { user: UserRow } & Pick<OperationRequest<'getExport'>, 'reader' | 'messages'>;

/** Rows are read so many at a time. */
const CHUNK = 50;

/** All files of the archive of a user, each read when it is its turn. */
export async function* entriesOf(services: Services, request: Request): AsyncGenerator<Entry> {
  const { db, clock, files } = services;
  const { user, messages, reader } = request;
  const now = clock();
  const host = new URL(services.publicUrl()).host;
  const entry = (name: string, input: Entry['input']): Entry => ({
    name,
    input,
    lastModified: now,
  });
  const date = longDateFormat(reader.locale);
  const readme = messages['export.readme']({ name: user.name, host, date: date.format(now) });
  yield entry('README.txt', `${readme}\n`);

  const { image: _image, ...me } = serializeMe(user, now);
  const picture = user.image_key === null ? undefined : 'picture.jpg';
  const account = { ...me, ...(picture && { picture }) };
  const head = { format: FORMAT, host, exported: toTimestamp(now) };
  const groups = await findOwnGroups(db, user.id);
  const belongings = await findAccountData(services, user, groups);
  yield entry('account.json', json({ ...head, account, ...belongings }));
  if (user.image_key !== null) yield entry('picture.jpg', await files.getBytes(user.image_key));
  for (const group of groups) {
    const { image_key: key } = group;
    const name = groupImageName(group);
    // Another of its owners may have removed it meanwhile.
    if (name === undefined || key === null || !(await files.exists(key))) continue;
    yield entry(name, await files.getBytes(key));
  }

  const certificates = (await findCertificates(db, user.id)).map((row) =>
    serializeCertificate(row, services.publicUrl()),
  );
  yield entry('certificates.json', json({ format: FORMAT, items: certificates }));

  const ids = await findFlightIds(db, user.id);
  yield entry('flights.json', asList(flightsOf(services, ids, request)));
  yield entry('stories.json', asList(storiesOf(db, ids)));
  yield entry('notifications.json', asList(notificationsOf(db, request)));
  for (const { id, key, leaver } of await findFiles(db, ids)) {
    const bytes = await files.getBytes(key);
    // Of whoever may still come back the name stands in the file until then.
    yield entry(igcName(id), leaver === null ? bytes : blankPilot(bytes, leaver));
  }
  for await (const story of eachStory(db, ids)) {
    const { image, video } = storyNames(story);
    yield entry(image, await files.getBytes(story.image_key));
    if (video !== undefined && story.video_key !== null) {
      yield entry(video, await files.getBytes(story.video_key));
    }
  }
}

/** His own, and those that he was the co-pilot of and that have no other user. */
async function findFlightIds(db: Executor, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from flight
    where user_id = ${userId} or (user_id is null and co_user_id = ${userId})
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

async function findFiles(db: Executor, flightIds: readonly number[]) {
  const { rows } = await sql<{ id: number; key: string; leaver: string | null }>`
    select igc_file.id, igc_file.key, (
      select deleted_account.name from deleted_account
      join flight on flight.id = any(deleted_account.kept_flights)
      where flight.igc_file_id = igc_file.id and flight.user_id is null limit 1) as leaver
    from igc_file
    where id in (select igc_file_id from flight where id = any(${flightIds}::int[]))
    order by id`.execute(db);
  return rows;
}

function igcName(fileId: number): string {
  return `igc/${fileId}.igc`;
}

function storyNames({ id, video_key: video }: StoryRow) {
  return {
    image: `stories/${id}.jpg`,
    video: video === null ? undefined : `stories/${id}${extname(video)}`,
  };
}

async function* flightsOf(
  { db, clock }: Services,
  ids: readonly number[],
  { reader }: Request,
): AsyncGenerator<object> {
  for (const chunk of chunksOf(ids)) {
    const names = await findFileNames(db, chunk);
    for (const row of await getFlightDetails(db, chunk)) {
      const {
        story: _story,
        media_info: _kind,
        ...flight
      } = serializeFlightDetail(row, clock(), reader);
      yield { ...flight, file: fileOf(row, names), chosen_times: chosenTimes(row) };
    }
  }
}

async function findFileNames(db: Executor, flightIds: readonly number[]) {
  const rows = await db
    .selectFrom('flight')
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
    // The pilot who has left may have named it after himself.
    name: row.user_id === null ? undefined : file?.name,
    sha256: file?.hash,
  };
}

type TimeField = keyof Pick<
  components['schemas']['FlightDetail'],
  'scoring_times' | 'engine_scoring_times' | 'fes_scoring_times'
>;

/** The windows that he set himself; all others follow from the recording. */
function chosenTimes(row: FlightDetailRow): Record<TimeField, string[]> {
  return {
    scoring_times: toTimestamps(row.scoring_times),
    engine_scoring_times: toTimestamps(row.engine_scoring_times),
    fes_scoring_times: toTimestamps(row.fes_scoring_times),
  };
}

async function* storiesOf(db: Executor, flightIds: readonly number[]): AsyncGenerator<object> {
  for await (const story of eachStory(db, flightIds)) {
    const { image, video } = storyNames(story);
    yield {
      id: story.id,
      flight_id: story.flight_id,
      image,
      video,
      comment: story.comment ?? undefined,
      start_time: story.start_time ? toTimestamp(story.start_time) : undefined,
      created: toTimestamp(story.created),
      source_sha256: story.source_hash,
    };
  }
}

async function* notificationsOf(
  db: Executor,
  { user: { id: userId }, messages, reader }: Request,
): AsyncGenerator<object> {
  for (let skip = 0; ; skip += CHUNK) {
    const rows = await findNotifications(db, { userId, skip, limit: CHUNK });
    for (const row of rows) {
      yield serializeNotification(row, { messages, dateLanguage: reader.locale });
    }
    if (rows.length < CHUNK) return;
  }
}

async function* eachStory(db: Executor, flightIds: readonly number[]): AsyncGenerator<StoryRow> {
  for (const chunk of chunksOf(flightIds)) yield* await findStories(db, chunk);
}

function* chunksOf(ids: readonly number[]): Generator<number[]> {
  for (let first = 0; first < ids.length; first += CHUNK) yield ids.slice(first, first + CHUNK);
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** `{format, items}`, an item a line, written as the items come. */
async function* asList(items: AsyncIterable<object>): AsyncGenerator<string> {
  yield `{"format":${FORMAT},"items":[`;
  let separator = '\n';
  for await (const item of items) {
    yield `${separator}${JSON.stringify(item)}`;
    separator = ',\n';
  }
  yield '\n]}\n';
}
