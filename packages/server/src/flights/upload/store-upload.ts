import { createHash } from 'node:crypto';
import { isJuniorInSeason } from '@cloudstreet/scoring/season';
import type { Seat, Visibility } from '@cloudstreet/sdk';
import type { Updateable } from 'kysely';
import { mailQueue } from '../../accounts/mail-queue.js';
import { findClubOn } from '../../accounts/memberships.js';
import { createOpaqueToken } from '../../accounts/opaque-token.js';
import { findAircraftRow } from '../../aircraft/queries.js';
import { notify } from '../../notifications/notify.js';
import type { Executor } from '../../platform/database/database.js';
import type { DB } from '../../platform/database/schema.js';
import { UnauthorizedError } from '../../platform/errors/errors.js';
import { lockFileKey } from '../../platform/files/file-lock.js';
import { contentHash, contentKey } from '../../platform/files/file-store.js';
import { storeFile } from '../../platform/files/store-file.js';
import type { UploadedFile } from '../../platform/http/operation.js';
import type { Services } from '../../platform/services.js';
import { updateFilterColumns } from '../../rankings/filter-columns.js';
import { updateRankings } from '../../rankings/update-rankings.js';
import { declarationColumns } from '../../tasks/declarations/declaration-of-flight.js';
import { notifyAsked } from '../crew/notify-asked.js';
import { ask, type Crew, type KnownUser, NO_ONE } from '../detail/co-user.js';
import { type FlightDetailRow, getFlightDetails } from '../list/queries.js';
import { type AircraftChoice, checkGiven, chooseAircraft } from '../model/choose-aircraft.js';
import { writeContests } from '../model/contest-rows.js';
import { classOfFlight } from '../model/flight-class.js';
import { flightDay } from '../model/flight-day.js';
import { findNearestAirport } from '../model/nearest-airport.js';
import { FLIGHT_UPLOADED } from '../model/notification-kinds.js';
import { scoreQueue } from '../model/queues.js';
import type { IgcReading, Takeoff } from './read-igc-file.js';

export interface Upload {
  readonly userId: number;
  /** Set if the caller is not signed in. The named user is notified. */
  readonly isAnonymous?: true;
  readonly file: UploadedFile;
  readonly reading: IgcReading;
  /** Fields that the user entered; each is optional. */
  readonly given: {
    readonly aircraftId: number | undefined;
    readonly registration: string | undefined;
    readonly competitionId: string | undefined;
    readonly coUserName: string | undefined;
    /** Second person with an account, who is asked. */
    readonly coUser?: KnownUser | undefined;
    readonly seat?: Seat | undefined;
  };
  /** Visibility of the flight of a takeoff; that of the account's settings by default. */
  readonly visibilityOf?: (takeoffNumber: number) => Visibility | undefined;
  /** Does not notify the user of scores. */
  readonly skipNotifications?: true;
  /** Takeoffs to store; all by default. */
  readonly takeoffNumbers?: ReadonlySet<number>;
  /** Runs in the transaction that stores the flights. */
  readonly alongside?: (transaction: Executor, flights: readonly NewFlightRef[]) => Promise<void>;
  /** Runs at the end of this transaction. */
  readonly onStored?: (transaction: Executor, flights: readonly FlightDetailRow[]) => Promise<void>;
}

export interface NewFlightRef {
  readonly id: number;
  readonly takeoffNumber: number;
}

export type StoredUpload =
  | { readonly flights: readonly FlightDetailRow[] }
  /** All flights of this file are stored already. */
  | { readonly duplicateOf: readonly KnownFlight[] };

/**
 * Stores a file, a flight per takeoff and the jobs that score them, all or nothing. Deleted flights
 * of a file can be uploaded again.
 */
export async function storeUpload(services: Services, upload: Upload): Promise<StoredUpload> {
  const { db, files } = services;
  const { bytes } = upload.file;
  const hash = contentHash(bytes);
  const key = contentKey('igc', hash, 'igc');
  return db.transaction().execute(async (transaction) => {
    // Allows only one upload of the same file at a time.
    await lockFileKey(transaction, key);
    const { known, takeoffs } = await compareWithKnown(transaction, hash, upload);
    if (takeoffs.length === 0) return { duplicateOf: known };
    const fileId =
      known[0]?.igc_file_id ?? (await insertFile(transaction, { services, upload, hash, key }));
    const flights = await insertFlights(transaction, { services, upload, fileId, takeoffs });
    await upload.alongside?.(transaction, flights);
    // Last, so that a rejected upload leaves no file.
    await storeFile(transaction, files, { key, bytes });
    const ids = flights.map(({ id }) => id);
    const stored = await getFlightDetails(transaction, ids);
    await upload.onStored?.(transaction, stored);
    return { flights: stored };
  });
}

/**
 * Returns the stored flights that an upload would duplicate, of any user. Undefined unless all flights
 * of the upload are stored already.
 *
 * @throws {FieldError} If the aircraft is not known.
 */
export async function findDuplicates(
  db: Executor,
  { file, reading, given }: Pick<Upload, 'file' | 'reading' | 'given'>,
): Promise<readonly KnownFlight[] | undefined> {
  await checkGiven(db, given.aircraftId);
  const { known, takeoffs } = await compareWithKnown(db, contentHash(file.bytes), { reading });
  return takeoffs.length === 0 ? known : undefined;
}

/** Returns the stored flights of a file, and the takeoffs without a stored flight. */
async function compareWithKnown(
  db: Executor,
  hash: string,
  { reading, takeoffNumbers }: Pick<Upload, 'reading' | 'takeoffNumbers'>,
) {
  const known = await findKnownFlights(db, hash);
  const takeoffs = reading.takeoffs
    .map((takeoff, number) => ({ takeoff, number }))
    .filter(({ number }) => takeoffNumbers?.has(number) ?? true)
    .filter(({ number }) => !known.some((flight) => flight.takeoff_number === number));
  return { known, takeoffs };
}

export type KnownFlight = Awaited<ReturnType<typeof findKnownFlights>>[number];

function findKnownFlights(db: Executor, hash: string) {
  return db
    .selectFrom('igc_file')
    .innerJoin('any_flight', 'any_flight.igc_file_id', 'igc_file.id')
    .where('igc_file.hash', '=', hash)
    .orderBy('any_flight.takeoff_number')
    .select(['any_flight.id', 'any_flight.takeoff_number', 'any_flight.igc_file_id'])
    .select(['any_flight.is_public', 'any_flight.hidden', 'any_flight.visibility'])
    .select(['any_flight.link_token', 'any_flight.user_id'])
    .select(['any_flight.co_user_id', 'any_flight.asked_user_id'])
    .execute();
}

interface NewFile {
  services: Services;
  upload: Upload;
  hash: string;
  key: string;
}

async function insertFile(db: Executor, { services, upload, hash, key }: NewFile): Promise<number> {
  const { file, reading } = upload;
  const { id } = await db
    .insertInto('igc_file')
    .values({
      hash,
      md5: createHash('md5').update(file.bytes).digest('hex'),
      key,
      name: file.name,
      size_bytes: file.bytes.length,
      logger: reading.logger || null,
      header: JSON.stringify(reading.header),
      created: services.clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface NewFlights {
  services: Services;
  upload: Upload;
  fileId: number;
  takeoffs: readonly { takeoff: Takeoff; number: number }[];
}

async function insertFlights(
  db: Executor,
  { services, upload, fileId, takeoffs }: NewFlights,
): Promise<NewFlightRef[]> {
  const { userId, given, reading } = upload;
  const pilot = await db
    .selectFrom('user')
    .where('id', '=', userId)
    .select(['id', 'date_of_birth', 'flight_visibility'])
    // The account cannot be deleted before the flights are stored.
    .forKeyShare()
    .executeTakeFirst();
  if (!pilot) throw new UnauthorizedError();
  const { logger, header } = reading;
  const now = services.clock();
  const isSlow = takeoffs.every(({ takeoff }) => takeoff.isSlow);
  const choice = await chooseAircraft(db, { userId, ...given, logger, header, isSlow });
  const flights: NewFlightRef[] = [];
  const seasons = new Set<number>();
  for (const { takeoff, number } of takeoffs) {
    const row = await describeFlight(db, { upload, pilot, choice, takeoff, now });
    const { id } = await db
      .insertInto('any_flight')
      .values({
        ...row,
        ...shownAs(upload.visibilityOf?.(number) ?? pilot.flight_visibility),
        igc_file_id: fileId,
        takeoff_number: number,
        created: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeContests(db, id);
    await updateFilterColumns(db, [id]);
    await notifyAsked(db, services, id);
    const { skipNotifications } = upload;
    const job = { flightId: id, revision: 1, ...(skipNotifications && { skipNotifications }) };
    await services.jobs.send(db, scoreQueue, job);
    flights.push({ id, takeoffNumber: number });
    seasons.add(row.season);
  }
  for (const season of seasons) await updateRankings(db, pilot.id, season);
  await notifyUser(db, services, { upload, flightId: flights[0]?.id });
  return flights;
}

function shownAs(visibility: Visibility) {
  return { visibility, link_token: visibility === 'link' ? createOpaqueToken() : null };
}

/** Notifies the user once per file, even with several flights. */
async function notifyUser(
  db: Executor,
  services: Services,
  { upload: { userId, isAnonymous }, flightId }: { upload: Upload; flightId: number | undefined },
): Promise<void> {
  if (!isAnonymous || flightId === undefined) return;
  const mail = { kind: 'flight_uploaded', account: { id: userId }, flightId } as const;
  await services.jobs.send(db, mailQueue, mail);
  await notify(db, services, { userId, kind: FLIGHT_UPLOADED, flightId });
}

interface NewFlight {
  upload: Upload;
  pilot: { id: number; date_of_birth: string };
  choice: AircraftChoice;
  takeoff: Takeoff;
  now: Date;
}

/** Returns the columns of a flight that are known before it is scored. */
async function describeFlight(db: Executor, { upload, pilot, choice, takeoff, now }: NewFlight) {
  const { timeS, position, isFlight, landingS, bbox } = takeoff;
  const day = flightDay(timeS, position, now);
  const aircraft = choice.aircraftId ? await findAircraftRow(db, choice.aircraftId) : undefined;
  const flown = aircraft && classOfFlight(aircraft, day.season, false);
  const airport = position && (await findNearestAirport(db, position));
  const clubId = await findClubOn(db, { userId: pilot.id, day: day.scoringDate });
  const end = landingS === undefined ? now : new Date(landingS * 1000);
  const declared = { userId: pilot.id, takeoff: new Date(timeS * 1000), end };
  return {
    // The pilot in command declares.
    ...(upload.given.seat !== 'co_pilot' && (await declarationColumns(db, declared))),
    user_id: pilot.id,
    club_id: clubId,
    aircraft_id: choice.aircraftId ?? null,
    sc_class: flown?.sc_class ?? null,
    season: day.season,
    scoring_date: day.scoringDate,
    first_club_id: clubId,
    ...(aircraft?.double_seater ? crewOf(upload.given, now) : { ...NO_ONE, by_co_pilot: false }),
    takeoff_airport_id: airport?.id ?? null,
    registration: choice.registration ?? null,
    competition_id: choice.competitionId ?? null,
    takeoff_time: new Date(timeS * 1000),
    landing_time: landingS === undefined ? null : new Date(landingS * 1000),
    time_zone: day.timeZone,
    edit_allowed_until: day.editAllowedUntil,
    bbox: bbox ? [...bbox] : null,
    takeoff_point: isFlight && position ? [position.lon, position.lat] : null,
    junior: isJuniorInSeason(pilot.date_of_birth, day.season),
    dmst_index: flown?.dmst_index ?? null,
    findings: JSON.stringify(upload.reading.findings),
    anonymous_upload: upload.isAnonymous === true,
  } satisfies Updateable<DB['flight']>;
}

function crewOf({ coUser, coUserName, seat }: Upload['given'], now: Date): Crew {
  const byCoPilot = seat === 'co_pilot';
  if (coUser) return { ...ask(coUser, now), by_co_pilot: byCoPilot };
  return { ...NO_ONE, co_user_name: coUserName ?? null, by_co_pilot: byCoPilot };
}
