import type { ScoredFlight } from '@cloudstreet/scoring/score';
import type { AircraftKind } from '@cloudstreet/sdk';
import type { Selectable } from 'kysely';
import { findAircraftRow } from '../../aircraft/queries.js';
import { notifyEarned } from '../../badges/notify-earned.js';
import { storeFacts } from '../../badges/store-facts.js';
import { updateBadgesOf } from '../../badges/update-badges.js';
import { queueChampionshipsOf } from '../../championships/model/queue.js';
import { queueCompetitionsOf } from '../../competitions/model/queue.js';
import { notify } from '../../notifications/notify.js';
import type { LaunchFields } from '../../platform/database/column-types.js';
import type { Executor } from '../../platform/database/database.js';
import type { DB } from '../../platform/database/schema.js';
import { contentHash, contentKey } from '../../platform/files/file-store.js';
import { removeFilesQueue } from '../../platform/files/remove-files.js';
import { storeFile } from '../../platform/files/store-file.js';
import type { Services } from '../../platform/services.js';
import { updateFilterColumns } from '../../rankings/filter-columns.js';
import { updateRankings } from '../../rankings/update-rankings.js';
import { updateSectorsOfFlights } from '../../reference/flight-sectors.js';
import { updateTravelsOf } from '../../travels/model/update-travels.js';
import { cardKey } from '../model/card-key.js';
import { writeContests } from '../model/contest-rows.js';
import { toDeclaredTask } from '../model/declared-task.js';
import { storeLine } from '../model/flight-lines.js';
import { storeReplay } from '../model/flight-replay.js';
import { flownPolar } from '../model/flown-polar.js';
import { findNearestAirport } from '../model/nearest-airport.js';
import { FLIGHT_SCORED } from '../model/notification-kinds.js';
import { meetingsQueue, type ScoreJob, scoreQueue } from '../model/queues.js';
import { findOtherAircraft } from './find-other-aircraft.js';
import { storeFlightAirspaces } from './flight-airspaces.js';
import type { ScoreTask, scoreIgcFile } from './score-igc-file.js';
import { ScoringError } from './scoring-error.js';
import { timesListOf } from './scoring-times.js';
import { type FullScore, withAirspaces } from './with-airspaces.js';

type Job = ScoreJob;
/** A row of the table of flights. */
export type StoredFlight = Selectable<DB['flight']>;

/**
 * Job: scores one revision of a flight and writes all results in one transaction. A second run of
 * the same job, or a run for an older revision, changes nothing.
 *
 * @throws {ScoringError} If scoring fails. Other errors come from disk and database.
 */
export async function scoreFlightJob(services: Services, job: Job): Promise<void> {
  const flight = await claim(services.db, job);
  if (!flight) return;
  const task = await toScoreTask(services, flight);
  const result = await services.workers
    .run<typeof scoreIgcFile>('scoreIgcFile', task)
    .catch((cause: unknown) => {
      throw new ScoringError(`Flight ${job.flightId} cannot be scored.`, { cause });
    });
  await writeScore(services, job, await withAirspaces(services, flight, result));
}

/**
 * Marks a flight that cannot be scored as invalid, so that it does not wait forever. Its previous
 * points no longer count.
 */
export async function giveUpScoring({ db }: Pick<Services, 'db'>, job: Job): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const flight = await transaction
      .updateTable('any_flight')
      .set({ status: 'invalid', valid: 1, rank: false, scored_revision: job.revision })
      .where('id', '=', job.flightId)
      .where('revision', '=', job.revision)
      .where('scored_revision', '<', job.revision)
      .returning(['user_id', 'co_user_id', 'season'])
      .executeTakeFirst();
    if (!flight) return;
    await transaction
      .updateTable('any_flight_contest')
      .set({ rank: false })
      .where('flight_id', '=', job.flightId)
      .execute();
    await updateRankings(transaction, flight.user_id, flight.season);
    await updateBadgesOf(transaction, [flight.user_id, flight.co_user_id]);
    await updateTravelsOf(transaction, [flight.user_id, flight.co_user_id]);
  });
}

/**
 * Adds a job for every flight without a score. Call it after a crash, while no other process runs.
 */
export async function requeueUnscored({
  db,
  jobs,
}: Pick<Services, 'db' | 'jobs'>): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const flights = await transaction
      .selectFrom('any_flight')
      .where('status', 'in', ['pending', 'scoring'])
      .orderBy('id')
      .select(['id', 'revision'])
      .execute();
    for (const { id, revision } of flights) {
      await jobs.send(transaction, scoreQueue, { flightId: id, revision });
    }
    return flights.length;
  });
}

function claim(db: Executor, { flightId, revision }: Job): Promise<StoredFlight | undefined> {
  return db
    .updateTable('any_flight')
    .set({ status: 'scoring' })
    .where('id', '=', flightId)
    .where('revision', '=', revision)
    .where('scored_revision', '<', revision)
    .returningAll()
    .executeTakeFirst();
}

/** Collects the input of scoring: the file of a flight and the columns that affect its score. */
export async function toScoreTask(
  { db, files }: Pick<Services, 'db' | 'files'>,
  flight: StoredFlight,
): Promise<ScoreTask> {
  const { key } = await db
    .selectFrom('igc_file')
    .where('id', '=', flight.igc_file_id)
    .select('key')
    .executeTakeFirstOrThrow();
  const aircraft = flight.aircraft_id ? await findAircraftRow(db, flight.aircraft_id) : undefined;
  const other = aircraft && (await findOtherAircraft(db, flight, aircraft));
  const elevationM = await takeoffElevation(db, flight);
  const times = userTimes(flight, aircraft?.kind ?? 'GL');
  const bytes = await files.getBytes(key);
  return {
    bytes,
    fileSha256: contentHash(bytes),
    ...(await countriesOf(db, flight)),
    flightId: flight.id,
    takeoffNumber: flight.takeoff_number,
    ...(aircraft && {
      aircraft: { kind: aircraft.kind, index: flight.dmst_index },
      ...flownPolar(aircraft, flight.mass),
    }),
    ...(other && { otherAircraft: other }),
    ...(elevationM !== null && { takeoffElevationM: elevationM }),
    ...(times.length > 0 && { scoringTimes: times }),
    ...(flight.online_declaration && { declaredOnline: flight.online_declaration }),
    uploadedAtS: (flight.published ?? flight.created).getTime() / 1000,
    editAllowedUntilS: flight.edit_allowed_until.getTime() / 1000,
  };
}

async function takeoffElevation(
  db: Executor,
  { takeoff_airport_id: id }: StoredFlight,
): Promise<number | null> {
  if (id === null) return null;
  const airport = await db
    .selectFrom('airport')
    .where('id', '=', id)
    .select('elevation_m')
    .executeTakeFirst();
  return airport?.elevation_m ?? null;
}

/** Countries that decide in which national contests a flight takes part. */
async function countriesOf(
  db: Executor,
  { takeoff_airport_id: airportId, club_id: clubId }: StoredFlight,
): Promise<{ takeoffCountry?: string; clubCountry?: string }> {
  const airport = await db
    .selectFrom('airport')
    .innerJoin('region', 'region.id', 'airport.region_id')
    .where('airport.id', '=', airportId)
    .select('region.country')
    .executeTakeFirst();
  const club = await db
    .selectFrom('club')
    .innerJoin('region', 'region.id', 'club.region_id')
    .where('club.id', '=', clubId)
    .select('region.country')
    .executeTakeFirst();
  return {
    ...(airport && { takeoffCountry: airport.country }),
    ...(club && { clubCountry: club.country }),
  };
}

/** The list of scoring windows that applies to a kind of aircraft. */
export function userTimes(
  flight: Pick<StoredFlight, 'scoring_times' | 'engine_scoring_times' | 'fes_scoring_times'>,
  kind: AircraftKind,
): readonly number[] {
  return flight[timesListOf(kind)];
}

async function writeScore(
  services: Services,
  { flightId, revision, skipNotifications }: Job,
  result: FullScore,
): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    const flight = await transaction
      .selectFrom('any_flight')
      .where('id', '=', flightId)
      .where('revision', '=', revision)
      .where('scored_revision', '<', revision)
      .selectAll()
      .forUpdate()
      .executeTakeFirst();
    if (!flight) return;
    const earning = await storeScore(transaction, services, flight, result);
    const { user_id: pilotId, scored_revision: scoredBefore } = flight;
    if (scoredBefore > 0 || skipNotifications) return;
    if (pilotId !== null) {
      await notify(transaction, services, { userId: pilotId, kind: FLIGHT_SCORED, flightId });
    }
    await notifyEarned(transaction, services, earning);
  });
}

/**
 * Writes all results of a score: the flight, its contests, its track, rankings and badges. Call it in
 * a transaction that locks the flight's row.
 *
 * @returns Ids of the flights that have reached levels of badges which a user did not have, by the
 *   user.
 */
export async function storeScore(
  transaction: Executor,
  { files, jobs }: Pick<Services, 'files' | 'jobs'>,
  flight: StoredFlight,
  result: FullScore,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const key = await updateScore(transaction, flight, result);
  await storeFile(transaction, files, { key, bytes: result.track });
  await updateRankings(transaction, flight.user_id, flight.season);
  const earning = await updateBadgesOf(transaction, [flight.user_id, flight.co_user_id]);
  await updateTravelsOf(transaction, [flight.user_id, flight.co_user_id]);
  await jobs.send(transaction, meetingsQueue, { flightIds: [flight.id] });
  await queueCompetitionsOf(transaction, jobs, [flight.id]);
  await queueChampionshipsOf(transaction, jobs, [flight.id]);
  if (flight.track_key && flight.track_key !== key) {
    const keys = [flight.track_key, cardKey(flight.track_key)];
    await jobs.send(transaction, removeFilesQueue, { keys });
  }
  return earning;
}

/** Writes a score only into the flight and its contests. Returns the key of its track. */
export async function updateScore(
  db: Executor,
  flight: StoredFlight,
  { scored: result, track, polyline, line, airspaces, replay, badges }: FullScore,
): Promise<string> {
  const trackKey = contentKey('track', contentHash(track), 'json.gz');
  const isRanked = flight.user_id !== null && !flight.by_co_pilot;
  const scored = isRanked ? result : { ...result, rank: false };
  await updateFlight(db, { flight, scored, polyline, trackKey });
  await storeLine(db, flight.id, line);
  await updateSectorsOfFlights(db, [flight.id]);
  await storeFlightAirspaces(db, flight.id, airspaces);
  await storeReplay(db, flight.id, replay);
  await storeFacts(db, flight.id, badges);
  await writeContests(db, flight.id, scored);
  await updateFilterColumns(db, [flight.id]);
  return trackKey;
}

interface ScoreUpdate {
  flight: StoredFlight;
  scored: ScoredFlight;
  polyline: string;
  trackKey: string;
}

async function updateFlight(
  db: Executor,
  { flight, scored, polyline, trackKey }: ScoreUpdate,
): Promise<void> {
  const { takeoff, landing } = scored;
  const landingAirport = landing && (await findNearestAirport(db, landing));
  await db
    .updateTable('any_flight')
    .set({
      status: scored.fileValid >= 2 ? 'valid' : 'invalid',
      scored_revision: flight.revision,
      valid: scored.fileValid,
      rank: scored.rank,
      ...(takeoff && { takeoff_time: new Date(takeoff.timeS * 1000) }),
      landing_time: landing ? new Date(landing.timeS * 1000) : null,
      takeoff_point: takeoff ? [takeoff.lon, takeoff.lat] : null,
      landing_point: landing ? [landing.lon, landing.lat] : null,
      landing_airport_id: landingAirport?.id ?? null,
      bbox: scored.bbox ? [...scored.bbox] : null,
      polyline,
      total_seconds: scored.totalSeconds,
      max_altitude: scored.maxAltitudeM ?? null,
      wave: scored.hasWave,
      scored_times: [...scored.scoringTimes],
      unpowered_times: scored.unpoweredTimes ? [...scored.unpoweredTimes] : null,
      launch: JSON.stringify(launchFields(scored, flight)),
      findings: JSON.stringify(scored.findings),
      declared: scored.declared ? JSON.stringify(toDeclaredTask(scored.declared)) : null,
      track_key: trackKey,
    })
    .where('id', '=', flight.id)
    .execute();
}

function launchFields(scored: ScoredFlight, { aircraft_id: aircraft }: StoredFlight): LaunchFields {
  const { launch, takeoff, maxAltGainM, maxClimbInHourM, qnhHpa, electric = {} } = scored;
  const { energyKwh, maxPowerW, takeoffV, landingV } = electric;
  // Only a winch launch is certain from the climb alone. An unknown aircraft may have climbed with
  // an engine.
  const isKindKnown = launch?.kind === 'W' || aircraft !== null;
  return {
    ...(energyKwh !== undefined && { fes_energy_total: energyKwh }),
    ...(maxPowerW !== undefined && { fes_max_power: maxPowerW }),
    ...(takeoffV !== undefined && { fes_battery_takeoff: takeoffV }),
    ...(landingV !== undefined && { fes_battery_landing: landingV }),
    ...(qnhHpa !== undefined && { qnh: qnhHpa }),
    ...(takeoff && { max_alt_gain: maxAltGainM, max_cum_alt_gain_1h: maxClimbInHourM }),
    // A launch on foot gains nothing, and is no kind of the contract.
    ...(launch &&
      launch.kind !== 'F' && {
        ...(isKindKnown && { launch_kind: launch.kind }),
        launch_gain: launch.gainM,
        launch_time: launch.timeS,
        launch_vario: Math.round(launch.varioMps * 100) / 100,
        ...(launch.takeoffDistanceM !== undefined && {
          takeoff_distance: Math.round(launch.takeoffDistanceM),
        }),
        ...(launch.groundRollM !== undefined && {
          ground_roll_distance: Math.round(launch.groundRollM),
        }),
      }),
  };
}
