import type { Schemas } from '@cloudstreet/sdk/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/database/database.js';
import { ForbiddenError, NotFoundError, text } from '../../platform/errors/errors.js';
import type { SignedInUser } from '../../platform/http/operation.js';

export interface ChampionshipRow {
  id: number;
  user_id: number;
  user_name: string;
  user_image: string | null;
  name: string | null;
  place: string | null;
  country: string | null;
  start_date: string;
  end_date: string;
  created: Date;
  modified: Date;
}

/** Selects rows of `championship` as `ChampionshipRow`. */
export function championshipRows(from: RawBuilder<unknown>): RawBuilder<ChampionshipRow> {
  return sql<ChampionshipRow>`
    select championship.*, organiser.name as user_name, organiser.image_key as user_image
    from (${from}) as championship
    join "user" as organiser on organiser.id = championship.user_id`;
}

/** @throws {NotFoundError} If there is no such championship. */
export async function getChampionshipRow(db: Executor, id: number): Promise<ChampionshipRow> {
  const { rows } = await championshipRows(sql`select * from championship where id = ${id}`).execute(
    db,
  );
  return rows[0] ?? notFound(id);
}

/**
 * Locks a championship for a decision of its organiser until the transaction ends.
 *
 * @throws {NotFoundError} If there is no such championship.
 * @throws {ForbiddenError} If it is of another user, except for superusers.
 */
export async function lockChampionship(transaction: Executor, id: number, user: SignedInUser) {
  const championship = await transaction
    .selectFrom('championship')
    .where('id', '=', id)
    .forUpdate()
    .selectAll()
    .executeTakeFirst();
  if (!championship) return notFound(id);
  if (championship.user_id === user.id || user.isSuperuser) return championship;
  throw new ForbiddenError('NOT_OWNER_OF_COMPETITION');
}

function notFound(id: number): never {
  throw new NotFoundError(text('competition.notFound', { id }));
}

/** @throws {NotFoundError} If the championship has no such class. */
export async function getClass(db: Executor, championshipId: number, id: number) {
  const row = await db
    .selectFrom('championship_class')
    .where('championship_id', '=', championshipId)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
  if (!row) throw new NotFoundError();
  return row;
}

/** @throws {NotFoundError} If the championship has no such entry. */
export async function getEntry(db: Executor, championshipId: number, id: number) {
  const row = await db
    .selectFrom('championship_entry as entry')
    .innerJoin('championship_class as class', 'class.id', 'entry.class_id')
    .where('class.championship_id', '=', championshipId)
    .where('entry.id', '=', id)
    .selectAll('entry')
    .executeTakeFirst();
  if (!row) throw new NotFoundError();
  return row;
}

/** @throws {NotFoundError} If the championship has no such day. */
export async function getDay(db: Executor, championshipId: number, id: number) {
  const row = await db
    .selectFrom('championship_day as day')
    .innerJoin('championship_class as class', 'class.id', 'day.class_id')
    .where('class.championship_id', '=', championshipId)
    .where('day.id', '=', id)
    .selectAll('day')
    .select(['class.name as class_name', 'class.rules'])
    .executeTakeFirst();
  if (!row) throw new NotFoundError();
  return row;
}

export type DayRow = Awaited<ReturnType<typeof getDay>>;

/**
 * Requires that no result of a class is final.
 *
 * @throws {ForbiddenError} If one is.
 */
export async function requireNothingFinal(db: Executor, classId: number): Promise<void> {
  const final = await db
    .selectFrom('championship_day')
    .where('class_id', '=', classId)
    .where('status', '=', 'final_result')
    .select('id')
    .executeTakeFirst();
  if (final) throw new ForbiddenError('COMPETITION_FINAL');
}

/** Call it with each change of the entries of a class, so that no job stores results for earlier ones. */
export async function touchEntries(transaction: Executor, classId: number): Promise<void> {
  await transaction
    .updateTable('championship_class')
    .set((expression) => ({ revision: expression('revision', '+', 1) }))
    .where('id', '=', classId)
    .execute();
}

export interface NewChange {
  readonly championshipId: number;
  readonly userId: number;
  readonly now: Date;
  readonly action: Schemas['ChampionshipChange']['action'];
  readonly classId?: number;
  readonly entryId?: number;
  readonly day?: { readonly id: number | null; readonly date: string };
  readonly status?: Schemas['CompetitionStatus'];
  /** Points that are taken off. */
  readonly points?: number;
  readonly note?: string | undefined;
}

/** Records a decision, which everyone can read. Call it in its transaction. */
export async function addChange(transaction: Executor, change: NewChange): Promise<void> {
  await transaction
    .insertInto('championship_change')
    .values({
      championship_id: change.championshipId,
      user_id: change.userId,
      created: change.now,
      action: change.action,
      class_id: change.classId ?? null,
      entry_id: change.entryId ?? null,
      day_id: change.day?.id ?? null,
      date: change.day?.date ?? null,
      status: change.status ?? null,
      points: change.points ?? null,
      note: change.note ?? null,
    })
    .execute();
}

const MAX_CHANGES = 200;

/** Finds the latest decisions. */
export function findChanges(db: Executor, championshipId: number) {
  return db
    .selectFrom('championship_change as change')
    .leftJoin('user', 'user.id', 'change.user_id')
    .leftJoin('championship_class as class', 'class.id', 'change.class_id')
    .leftJoin('championship_entry as entry', 'entry.id', 'change.entry_id')
    .where('change.championship_id', '=', championshipId)
    .orderBy('change.id', 'desc')
    .limit(MAX_CHANGES)
    .select(['change.id', 'change.created', 'change.action', 'change.status', 'change.points'])
    .select(['change.note', 'change.date', 'change.day_id', 'class.name as class_name'])
    .select(['entry.name as entry_name', 'user.id as user_id', 'user.name as user_name'])
    .select('user.image_key as user_image')
    .execute();
}

export type ChangeRow = Awaited<ReturnType<typeof findChanges>>[number];

/** Finds the entries of classes with their users, by their names. */
export async function findEntries(db: Executor, classIds: readonly number[]) {
  if (classIds.length === 0) return [];
  return db
    .selectFrom('championship_entry as entry')
    .leftJoin('user', 'user.id', 'entry.user_id')
    .where('entry.class_id', 'in', classIds)
    .orderBy('entry.name')
    .orderBy('entry.id')
    .selectAll('entry')
    .select(['user.name as user_name', 'user.image_key as user_image'])
    .execute();
}

export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number];

/** Finds the days of classes, the oldest first. */
export async function findDays(db: Executor, classIds: readonly number[]) {
  if (classIds.length === 0) return [];
  return db
    .selectFrom('championship_day')
    .where('class_id', 'in', classIds)
    .orderBy('date')
    .selectAll()
    .execute();
}
