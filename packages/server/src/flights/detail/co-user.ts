import type { RequestBody } from '@cloudstreet/sdk/contract';
import type { Selectable } from 'kysely';
import { type GuessSource, limitGuesses } from '../../accounts/password-attempts.js';
import type { AircraftDbRow } from '../../aircraft/queries.js';
import type { DB } from '../../platform/database/schema.js';
import { FieldError, text } from '../../platform/errors/errors.js';
import type { Services } from '../../platform/services.js';

type CoUserPatch = Pick<
  RequestBody<'updateFlightDetail'>,
  'co_user_id' | 'co_user_date_of_birth' | 'co_user_name' | 'seat'
>;

/**
 * Second person on board: a user who confirmed it, or a name, perhaps that of a user who is asked;
 * and whether they were the pilot in command.
 */
export type Crew = Pick<
  Selectable<DB['flight']>,
  'co_user_id' | 'co_user_name' | 'asked_user_id' | 'asked' | 'by_co_pilot'
>;

/** A user whose date of birth the caller knows. */
export interface KnownUser {
  readonly id: number;
  readonly name: string;
}

/**
 * Finds the user whom a caller names as the second person on board, if the given date of birth is
 * correct, so that only people who know the user can ask them. Wrong dates count per source and in
 * total, to prevent guessing. Must not run inside a transaction, whose rollback would undo the count.
 *
 * @param source Caller who names them.
 * @returns Undefined if no date of birth was given.
 * @throws {FieldError} If the date of birth is wrong.
 * @throws {TooManyRequestsError} After too many wrong dates.
 */
export async function findKnownUser(
  services: Services,
  source: GuessSource,
  {
    co_user_id: id,
    co_user_date_of_birth: dateOfBirth,
  }: Pick<CoUserPatch, 'co_user_id' | 'co_user_date_of_birth'>,
): Promise<KnownUser | undefined> {
  if (!dateOfBirth) return undefined;
  if (!id) throw problem('co_user_id', 'missing', 'flight.coUser.unknown');
  const row = await services.db
    .selectFrom('user')
    .where('id', '=', id)
    .where('verified', 'is not', null)
    .select(['name', 'date_of_birth'])
    .executeTakeFirst();
  if (!row) throw problem('co_user_id', 'unknown_user', 'flight.coUser.unknown');
  const guess = {
    account: `date of birth ${id}`,
    source,
    code: 'TOO_MANY_GUESSES',
  } as const;
  const found = await limitGuesses(services, guess, () =>
    Promise.resolve(row.date_of_birth === dateOfBirth ? { id, name: row.name } : undefined),
  );
  if (found !== undefined) return found;
  throw problem('co_user_date_of_birth', 'wrong_date_of_birth', 'flight.coUser.dateOfBirth');
}

interface NamedUser {
  readonly id: number | undefined;
  readonly name: string | undefined;
  readonly dateOfBirth: string | undefined;
  /** User of the flight. */
  readonly userId: number;
}

/**
 * Finds the user whom an upload names, like `findKnownUser`.
 *
 * @throws {FieldError} If the date of birth is wrong or missing, or another person is named as well.
 */
export async function findNamedUser(
  services: Services,
  source: GuessSource,
  { id, name, dateOfBirth, userId }: NamedUser,
): Promise<KnownUser | undefined> {
  if (id === undefined) throw problem('co_user_id', 'missing', 'flight.coUser.unknown');
  if (name !== undefined) throw problem('co_user_name', 'two_co_users', 'flight.coUser.both');
  if (id === userId) throw problem('co_user_id', 'same_user', 'flight.coUser.self');
  if (dateOfBirth === undefined) {
    throw problem('co_user_date_of_birth', 'missing', 'flight.coUser.dateOfBirth.missing');
  }
  const patch = { co_user_id: id, co_user_date_of_birth: dateOfBirth };
  return findKnownUser(services, source, patch);
}

export interface CrewChange {
  readonly patch: CoUserPatch;
  readonly aircraft: AircraftDbRow | undefined;
  /** See `findKnownUser`. */
  readonly known: KnownUser | undefined;
  /** Name of the second person, if they have confirmed. */
  readonly coUserName: string | undefined;
  readonly now: Date;
}

/**
 * Returns the crew after a patch. A newly named user is asked.
 *
 * @throws {FieldError} If the aircraft has one seat, two people are named for one seat, or the date of
 *   birth of a user is missing.
 */
export function crewAfter(flight: Crew & { user_id: number | null }, change: CrewChange): Crew {
  const { patch, aircraft, coUserName, now } = change;
  const { co_user_id, co_user_name, asked_user_id, asked, by_co_pilot } = flight;
  const before = { co_user_id, co_user_name, asked_user_id, asked, by_co_pilot };
  const { co_user_id: id, co_user_name: name, seat } = patch;
  if (id && name) throw problem('co_user_name', 'two_co_users', 'flight.coUser.both');
  // Without a co-pilot the flight would have no user.
  if (flight.user_id === null) return before;
  if (!aircraft?.double_seater) {
    if (id) throw problem('co_user_id', 'single_seater', 'flight.coUser.single');
    if (name) throw problem('co_user_name', 'single_seater', 'flight.coUser.single');
    if (seat === 'co_pilot') throw problem('seat', 'single_seater', 'flight.coUser.single');
    return { ...NO_ONE, by_co_pilot: false };
  }
  if (id === flight.user_id) throw problem('co_user_id', 'same_user', 'flight.coUser.self');
  const byCoPilot = seat === undefined ? by_co_pilot : seat === 'co_pilot';
  const second = secondAfter(before, change);
  if (byCoPilot === by_co_pilot || second.co_user_id === null || coUserName === undefined) {
    return { ...second, by_co_pilot: byCoPilot };
  }
  // They have confirmed the other seat.
  return { ...ask({ id: second.co_user_id, name: coUserName }, now), by_co_pilot: byCoPilot };
}

type Second = Omit<Crew, 'by_co_pilot'>;

export const NO_ONE: Second = {
  co_user_id: null,
  co_user_name: null,
  asked_user_id: null,
  asked: null,
};

/** Returns the second person after a patch of a double-seater. */
function secondAfter(
  { co_user_id, co_user_name, asked_user_id, asked }: Second,
  { patch, known, now }: CrewChange,
): Second {
  const before = { co_user_id, co_user_name, asked_user_id, asked };
  const { co_user_id: id, co_user_name: name } = patch;
  const registered = co_user_id ?? asked_user_id;
  if (id) {
    if (id === registered) return before;
    if (known?.id === id) return ask(known, now);
    throw problem('co_user_date_of_birth', 'missing', 'flight.coUser.dateOfBirth.missing');
  }
  if (name) {
    const isSame = id === undefined && name === co_user_name;
    return isSame ? before : { ...NO_ONE, co_user_name: name };
  }
  const isCleared = (id === null && registered !== null) || (name === null && co_user_id === null);
  return isCleared ? NO_ONE : before;
}

/** Until they confirm, they are only a name. */
export function ask({ id, name }: KnownUser, now: Date): Second {
  return { co_user_id: null, co_user_name: name, asked_user_id: id, asked: now };
}

function problem(
  field: keyof CoUserPatch,
  type: string,
  key: Extract<Parameters<typeof text>[0], `flight.coUser.${string}`>,
): FieldError {
  return new FieldError([{ loc: [field], type, message: text(key) }]);
}
