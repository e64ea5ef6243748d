import { setTimeout as delay } from 'node:timers/promises';
import { confirmSeat } from '../flights/crew/confirm-seat.js';
import type { readIgcFile } from '../flights/upload/read-igc-file.js';
import { storeUpload } from '../flights/upload/store-upload.js';
import type { Executor } from '../platform/database/database.js';
import type { Services } from '../platform/services.js';
import type { Progress } from '../platform/terminal/progress-bar.js';
import { currentSeason } from '../reference/current-season.js';
import { addCollections } from './add-collections.js';
import { addComments } from './add-comments.js';
import { addCompetition, findCourse } from './add-competition.js';
import { addFollowers } from './add-followers.js';
import { addJourneyWords } from './add-journey-words.js';
import { addLikes } from './add-likes.js';
import { addReports } from './add-reports.js';
import { addTasks } from './add-tasks.js';
import { addWaypoints } from './add-waypoints.js';
import { PILOTS } from './demo-data.js';
import {
  createDemoPeople,
  type DemoAccount,
  findDemoPilots,
  openDemoAccount,
} from './demo-people.js';
import { type LoadedWorld, loadWorld } from './load-world.js';
import { type MadeFlight, makeFlight } from './make-flight.js';
import { addPhotos } from './photos/add-photos.js';
import { flightsOf, planCompetition } from './plan-competition.js';
import { planJourney } from './plan-journey.js';
import { type PlannedFlight, planSeason } from './plan-season.js';
import { planWeek } from './plan-week.js';
import { createRandom } from './simulator/random.js';

/** The instance has users, and demo data must not be mixed with theirs. */
export class DemoError extends Error {
  override name = 'DemoError';
}

export interface FillDemoOptions {
  /** Services of a server that runs jobs, which score the flights. */
  services: Services;
  /** Called with the number of scored flights. */
  onProgress?: (progress: Progress) => void;
  /** Stops after the current flights; the next start continues from there. */
  signal?: AbortSignal;
  /** Number of flights in the season. */
  count?: number;
}

export interface DemoResult {
  /** Flights made by this call. */
  made: number;
  /** Account for visitors; absent if the season existed before. */
  account?: DemoAccount;
}

const SEED = 'cloudstreet';
const DEFAULT_COUNT = 430;
const UPLOAD_DELAY_S = 2 * 3600;
/** Maximum number of flights that wait for scoring. */
const MAX_UNSCORED = 12;
const POLL_MS = 100;
const SHARE_OF_CONFIRMED = 0.8;
const JOINED_BEFORE_MS = 500 * 86_400_000;
const READ_FEED_BEFORE_MS = 2 * 86_400_000;

/**
 * Fills an empty instance with a season that ends now. Flights and some photos are processed by the
 * same code as uploads, as if they had been sent two hours after landing. After an interruption,
 * the next call adds what is missing.
 *
 * @throws {DemoError} If the instance has users of its own.
 */
export async function fillDemo(options: FillDemoOptions): Promise<DemoResult> {
  const { services, onProgress, signal, count = DEFAULT_COUNT } = options;
  const { db, clock } = services;
  await ensurePeople(services);
  const pilots = await findDemoPilots(db);
  const done = await findMadeFlights(db);
  const season = currentSeason(clock());
  const plan = planSeason({
    seed: SEED,
    nowS: clock().getTime() / 1000,
    seasonStartS: Date.UTC(season - 1, 9, 1) / 1000,
    count,
  });
  const missing = plan.filter(({ id }) => !done.has(fileName(id))).slice(0, count - done.size);
  if (missing.length === 0) return { made: 0 };
  const world = await loadWorld(db, { seed: SEED, season });
  let made = 0;
  const report = (unscored: number) =>
    onProgress?.({ done: done.size + made - unscored, total: done.size + missing.length });
  for (const flight of missing) {
    if (signal?.aborted) break;
    await upload(services, { flight, world, pilots, isLast: flight === plan.at(-1) });
    made += 1;
    await waitForScores(db, { most: MAX_UNSCORED, signal, report });
  }
  await waitForScores(db, { most: 0, signal, report });
  if (!signal?.aborted) await addWeek(services, { plan, world, pilots, signal });
  if (!signal?.aborted) await addJourney(services, { plan, world, pilots, signal });
  const own = pilots[plan.at(-1)?.pilot ?? 0] ?? 0;
  if (!signal?.aborted) await addCollections(services, pilots);
  if (!signal?.aborted) await addWaypoints(services, { userId: own, pilots });
  if (!signal?.aborted) await addTasks(services, { userId: own, pilots });
  if (!signal?.aborted) await addClubDay(services, { plan, world, pilots, signal });
  if (!signal?.aborted) await addComments(services, { seed: SEED, pilots });
  if (!signal?.aborted) await addReports(services, pilots);
  // The last flight can be edited longest. A locked one shows little of what its owner can do.
  return { made, account: await openDemoAccount(db, plan.at(-1)?.pilot ?? 0) };
}

interface DemoWeek {
  plan: readonly PlannedFlight[];
  world: LoadedWorld;
  /** User ids in the order of `PILOTS`. */
  pilots: readonly number[];
  signal: AbortSignal | undefined;
}

/** Adds what the pilot of the last flight sees of their last week besides flights of the season. */
async function addWeek(services: Services, demo: DemoWeek): Promise<void> {
  const { plan, world, pilots, signal } = demo;
  for (const flight of planWeek(plan)) {
    await upload(services, { flight, world, pilots, isLast: false });
  }
  await waitForScores(services.db, { most: 0, signal, report: () => undefined });
  await addFollowers(services, { userId: pilots[plan.at(-1)?.pilot ?? 0] ?? 0, pilots });
  await addLikes(services, { seed: SEED, pilots });
}

/** Adds a travel of two pilots. */
async function addJourney(services: Services, demo: DemoWeek): Promise<void> {
  const { plan, world, pilots, signal } = demo;
  const journey = planJourney(plan, services.clock().getTime() / 1000);
  for (const flight of journey) await upload(services, { flight, world, pilots, isLast: false });
  await waitForScores(services.db, { most: 0, signal, report: () => undefined });
  await addJourneyWords(services, pilots[journey[0]?.pilot ?? -1]);
}

/** Adds a competition of the pilot of the last flight, with its flights. */
async function addClubDay(services: Services, demo: DemoWeek): Promise<void> {
  const { plan, world, pilots, signal } = demo;
  const day = planCompetition([...planWeek(plan), ...plan]);
  const place = world.places.get(day?.airfield.ident ?? '');
  if (!day || !place) return;
  const course = await findCourse(services.db, day, place);
  for (const flight of flightsOf(day, course.slice(1))) {
    await upload(services, { flight, world, pilots, isLast: false });
  }
  await waitForScores(services.db, { most: 0, signal, report: () => undefined });
  await addCompetition(services, day, { userId: pilots[day.pilots[0] ?? -1] ?? 0, course });
}

async function ensurePeople({ db, clock }: Services): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { users } = await transaction
      .selectFrom('user')
      .select(({ fn }) => fn.countAll<number>().as('users'))
      .executeTakeFirstOrThrow();
    if (users === 0) {
      const now = clock().getTime();
      await createDemoPeople(transaction, {
        joined: new Date(now - JOINED_BEFORE_MS),
        readFeed: new Date(now - READ_FEED_BEFORE_MS),
      });
    } else if ((await findDemoPilots(transaction)).length < PILOTS.length) {
      throw new DemoError('The demo needs an empty data folder; this one has users of its own.');
    }
  });
}

/** File names of the demo flights that are stored. */
async function findMadeFlights(db: Executor): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('igc_file')
    .where('name', 'like', fileName('%'))
    .select('name')
    .execute();
  return new Set(rows.map(({ name }) => name));
}

/** Flights beside the season begin with another word. */
function fileName(id: string): string {
  return /^(week|journey|competition)-/.test(id) ? `${id}.igc` : `demo-${id}.igc`;
}

interface DemoUpload {
  flight: PlannedFlight;
  world: LoadedWorld;
  /** User ids in the order of `PILOTS`. */
  pilots: readonly number[];
  isLast: boolean;
}

async function upload(services: Services, demo: DemoUpload): Promise<void> {
  const { flight, world, pilots, isLast } = demo;
  const made = makeFlight(flight, world);
  const bytes = Buffer.from(made.igc);
  const reading = await services.workers.run<typeof readIgcFile>('readIgcFile', { bytes });
  if ('refusal' in reading) throw new Error(`Demo flight ${flight.id}: ${reading.refusal}`);
  const uploaded = new Date((made.endS + UPLOAD_DELAY_S) * 1000);
  const then = { ...services, clock: () => uploaded };
  const stored = await storeUpload(then, {
    userId: pilots[flight.pilot] ?? 0,
    file: { name: fileName(flight.id), mediaType: 'application/octet-stream', bytes },
    reading,
    given: givenBy(made, world, pilots),
    visibilityOf: () => flight.visibility,
  });
  if (!('flights' in stored)) return;
  const seed = `${world.seed}/flight/${flight.id}`;
  for (const row of stored.flights) {
    const isConfirmed =
      flight.crew?.isConfirmed ?? createRandom(`${seed}/crew`).chance(SHARE_OF_CONFIRMED);
    if (isConfirmed) await confirm(then, row.id);
    await addPhotos(then, { flight: row, seed, endS: made.endS, isLast });
  }
}

/** Most co-pilots confirm their flights as if they had done so at once. The others are still asked. */
async function confirm(services: Services, flightId: number): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    const flight = await transaction
      .selectFrom('any_flight')
      .where('id', '=', flightId)
      .where('asked_user_id', 'is not', null)
      .selectAll()
      .forUpdate()
      .executeTakeFirst();
    if (!flight?.asked_user_id) return;
    const confirmation = { flight, userId: flight.asked_user_id, skipNotifications: true } as const;
    await confirmSeat(transaction, services, confirmation);
  });
}

function givenBy(made: MadeFlight, world: LoadedWorld, pilots: readonly number[]) {
  const id = pilots[PILOTS.findIndex(({ name }) => name === made.coPilot)];
  const coUser =
    id === undefined || made.coPilot === undefined ? undefined : { id, name: made.coPilot };
  return {
    aircraftId: world.aircraftIds.get(made.gliderName),
    registration: made.registration,
    competitionId: made.competitionId,
    coUserName: coUser ? undefined : made.coPilot,
    coUser,
  };
}

interface WaitOptions {
  most: number;
  signal: AbortSignal | undefined;
  report: (unscored: number) => void;
}

/** Waits until at most this many flights are unscored. */
async function waitForScores(db: Executor, { most, signal, report }: WaitOptions): Promise<void> {
  for (;;) {
    const { unscored } = await db
      .selectFrom('any_flight')
      .where('status', 'in', ['pending', 'scoring'])
      .select(({ fn }) => fn.countAll<number>().as('unscored'))
      .executeTakeFirstOrThrow();
    report(unscored);
    if (unscored <= most || signal?.aborted) return;
    await delay(POLL_MS);
  }
}
