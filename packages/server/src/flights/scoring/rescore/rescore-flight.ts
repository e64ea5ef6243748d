import { errors } from 'flydrive';
import { findAircraftRow } from '../../../aircraft/queries.js';
import type { Executor } from '../../../platform/database/database.js';
import type { Services } from '../../../platform/services.js';
import { classOfFlight } from '../../model/flight-class.js';
import { type StoredFlight, storeScore, toScoreTask, updateScore } from '../score-flight.js';
import type { scoreIgcFile } from '../score-igc-file.js';
import { ScoringError } from '../scoring-error.js';
import { type FullScore, withAirspaces } from '../with-airspaces.js';
import { describeChanges, readScoreState } from './score-state.js';

/** Outcome of scoring a flight again. */
export type RescoreOutcome =
  /** With one sentence per change. */
  | { readonly kind: 'changed'; readonly changes: readonly string[] }
  | { readonly kind: 'unchanged' }
  /** The flight already waits for scoring, or was deleted in the meantime. */
  | { readonly kind: 'left' }
  /** Its file cannot be read or scored. The flight is unchanged. */
  | { readonly kind: 'failed'; readonly reason: string };

export type RescoreServices = Pick<Services, 'db' | 'files' | 'jobs' | 'workers'>;

/**
 * Scores a flight again from its file, its user's windows and the current index of its season. The
 * flight keeps its old score until the new one is stored. A change by its user in between has
 * precedence, because it has its own job.
 *
 * @param isDryRun Only finds what would change.
 */
export async function rescoreFlight(
  services: RescoreServices,
  id: number,
  isDryRun: boolean,
): Promise<RescoreOutcome> {
  const flight = await findScored(services.db, id);
  if (!flight) return { kind: 'left' };
  try {
    const result = await score(services, flight);
    return await services.db
      .transaction()
      .execute((transaction) => store(transaction, { services, flight, result, isDryRun }));
  } catch (error) {
    if (error instanceof RollBack) return error.outcome;
    if (error instanceof ScoringError) return { kind: 'failed', reason: error.message };
    throw error;
  }
}

/**
 * Returns the flight with the index of its aircraft in the current list, and the class that follows
 * from it.
 */
async function findScored(db: Executor, id: number): Promise<StoredFlight | undefined> {
  const flight = await db
    .selectFrom('any_flight')
    .where('id', '=', id)
    .whereRef('scored_revision', '=', 'revision')
    .selectAll()
    .executeTakeFirst();
  if (!flight?.aircraft_id) return flight;
  const aircraft = await findAircraftRow(db, flight.aircraft_id);
  if (!aircraft) return flight;
  return { ...flight, ...classOfFlight(aircraft, flight.season, flight.score_club_class) };
}

/**
 * @throws {ScoringError} If the file cannot be read or scored. Other errors come from the database.
 */
async function score(services: RescoreServices, flight: StoredFlight): Promise<FullScore> {
  const task = await toScoreTask(services, flight).catch((error: unknown) => {
    throw error instanceof errors.E_CANNOT_READ_FILE ? failure(error) : error;
  });
  const result = await services.workers
    .run<typeof scoreIgcFile>('scoreIgcFile', task)
    .catch((error: unknown) => {
      throw failure(error);
    });
  return withAirspaces(services, flight, result);
}

function failure(cause: unknown): ScoringError {
  const { message, cause: inner } = cause as Error;
  return new ScoringError(inner instanceof Error ? inner.message : message, { cause });
}

/** Rolls back the transaction of a dry run. */
class RollBack extends Error {
  override name = 'RollBack';

  constructor(readonly outcome: RescoreOutcome) {
    super();
  }
}

interface NewScore {
  readonly services: RescoreServices;
  readonly flight: StoredFlight;
  readonly result: FullScore;
  readonly isDryRun: boolean;
}

async function store(
  transaction: Executor,
  { services, flight, result, isDryRun }: NewScore,
): Promise<RescoreOutcome> {
  if (!(await lockUnchanged(transaction, flight))) return { kind: 'left' };
  const before = await readScoreState(transaction, flight.id);
  await followAircraft(transaction, flight);
  if (isDryRun) await updateScore(transaction, flight, result);
  else await storeScore(transaction, services, flight, result);
  const changes = describeChanges(before, await readScoreState(transaction, flight.id));
  const outcome: RescoreOutcome =
    changes.length > 0 ? { kind: 'changed', changes } : { kind: 'unchanged' };
  if (isDryRun) throw new RollBack(outcome);
  return outcome;
}

/** Whether the flight still has the scored revision. Locks it until the transaction ends. */
async function lockUnchanged(db: Executor, { id, revision }: StoredFlight): Promise<boolean> {
  const row = await db
    .selectFrom('any_flight')
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('scored_revision', '=', revision)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

async function followAircraft(
  db: Executor,
  { id, dmst_index, sc_class }: StoredFlight,
): Promise<void> {
  await db.updateTable('any_flight').set({ dmst_index, sc_class }).where('id', '=', id).execute();
  await db
    .updateTable('any_flight_contest')
    .set({ sc_class })
    .where('flight_id', '=', id)
    .execute();
}
