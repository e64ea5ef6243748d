import { setTimeout as delay } from 'node:timers/promises';
import type { readIgcFile } from '../flights/upload/read-igc-file.js';
import { storeUpload } from '../flights/upload/store-upload.js';
import type { Executor } from '../platform/database/database.js';
import type { Services } from '../platform/services.js';
import type { Progress } from '../platform/terminal/progress-bar.js';
import { currentSeason } from '../reference/current-season.js';
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
import { type PlannedFlight, planSeason } from './plan-season.js';

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
const JOINED_BEFORE_MS = 500 * 86_400_000;

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
  return { made, account: await openDemoAccount(db) };
}

async function ensurePeople({ db, clock }: Services): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { users } = await transaction
      .selectFrom('user')
      .select(({ fn }) => fn.countAll<number>().as('users'))
      .executeTakeFirstOrThrow();
    if (users === 0) {
      await createDemoPeople(transaction, new Date(clock().getTime() - JOINED_BEFORE_MS));
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

function fileName(id: string): string {
  return `demo-${id}.igc`;
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
    given: givenBy(made, world),
  });
  if (!('flights' in stored)) return;
  const seed = `${world.seed}/flight/${flight.id}`;
  for (const row of stored.flights) {
    await addPhotos(then, { flight: row, seed, endS: made.endS, isLast });
  }
}

function givenBy(made: MadeFlight, world: LoadedWorld) {
  return {
    aircraftId: world.aircraftIds.get(made.gliderName),
    registration: made.registration,
    competitionId: made.competitionId,
    coUserName: made.coPilot,
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
