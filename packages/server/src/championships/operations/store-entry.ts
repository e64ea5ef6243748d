import type { Schemas } from '@cloudstreet/sdk/contract';
import { sql } from 'kysely';
import { nameKey } from '../../flights/model/name-key.js';
import type { Executor } from '../../platform/database/database.js';
import { FieldError, type FieldProblem, text } from '../../platform/errors/errors.js';
import type { EntryKeys } from '../model/entry-of-flight.js';
import { requireAtMost } from './limits.js';

/** Maximum number of entries of a class. */
const MAX_ENTRIES = 200;

export type EntryFields = Schemas['NewChampionshipEntry'];
type NullableFields = { readonly [Field in keyof EntryFields]: EntryFields[Field] | null };

/** Returns the keys by which the flights of an entry are found. */
export function keysOf({ registration, competition_id: id }: Partial<NullableFields>) {
  return {
    registration_key: nameKey(registration) || null,
    competition_key: nameKey(id) || null,
  };
}

/**
 * Finds what makes the signs of an entry unusable in its class: none, or those of another entry.
 *
 * @param others Entries of the class.
 * @param id Of the entry itself, if it exists.
 */
export function problemOfSigns(
  fields: Partial<NullableFields>,
  others: readonly EntryKeys[],
  id?: number,
): FieldProblem | undefined {
  const { registration_key: registration, competition_key: competition } = keysOf(fields);
  if (registration === null && competition === null) {
    return { loc: ['competition_id'], type: 'NO_SIGN', message: text('championship.noSign') };
  }
  const rest = others.filter((other) => other.id !== id);
  if (registration !== null && rest.some((other) => other.registration_key === registration)) {
    return taken('registration');
  }
  if (competition !== null && rest.some((other) => other.competition_key === competition)) {
    return taken('competition_id');
  }
  return undefined;
}

function taken(field: 'registration' | 'competition_id'): FieldProblem {
  const message = text('championship.taken', { what: 'sign' });
  return { loc: [field], type: 'TAKEN', message };
}

/** @throws {FieldError} If there is a problem. */
export function requireSigns(problem: FieldProblem | undefined): void {
  if (problem) throw new FieldError([problem]);
}

/** Finds the keys of all entries of a class. */
export function findKeys(db: Executor, classId: number): Promise<EntryKeys[]> {
  return db
    .selectFrom('championship_entry')
    .where('class_id', '=', classId)
    .select(['id', 'registration_key', 'competition_key'])
    .execute();
}

/** @throws {FieldError} If there is no such user. */
export async function requireUser(db: Executor, id: number | null | undefined): Promise<void> {
  if (id === null || id === undefined) return;
  const { rows } = await sql`select from "user" where id = ${id}`.execute(db);
  if (rows.length > 0) return;
  const message = text('user.notFound', { id });
  throw new FieldError([{ loc: ['user_id'], type: 'not_found', message }]);
}

/**
 * Adds an entry, and returns its id.
 *
 * @throws {FieldError} If there are too many.
 */
export async function insertEntry(
  transaction: Executor,
  classId: number,
  fields: EntryFields,
): Promise<number> {
  const { entries } = await transaction
    .selectFrom('championship_entry')
    .where('class_id', '=', classId)
    .select(sql<number>`count(*)::int`.as('entries'))
    .executeTakeFirstOrThrow();
  requireAtMost(entries + 1, { field: 'name', type: 'TOO_MANY_ENTRIES', most: MAX_ENTRIES });
  const { id } = await transaction
    .insertInto('championship_entry')
    .values({ ...fields, ...keysOf(fields), class_id: classId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
