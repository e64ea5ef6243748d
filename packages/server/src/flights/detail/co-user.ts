import type { RequestBody } from '@cloudstreet/sdk/contract';
import type { Selectable } from 'kysely';
import { type GuessSource, limitGuesses } from '../../accounts/password-attempts.js';
import type { AircraftDbRow } from '../../aircraft/queries.js';
import type { DB } from '../../platform/database/schema.js';
import { FieldError, text } from '../../platform/errors/errors.js';
import type { Services } from '../../platform/services.js';

type CoUserPatch = Pick<
  RequestBody<'updateFlightDetail'>,
  'co_user_id' | 'co_user_date_of_birth' | 'co_user_name'
>;

/** Second person on board: a user, a name or empty. */
export type CoUser = Pick<Selectable<DB['flight']>, 'co_user_id' | 'co_user_name'>;

/**
 * Finds the user whom a patch names as co-pilot, if the given date of birth is correct, so that
 * only people who know the user can name them. Wrong dates count per source and in total, to
 * prevent guessing. Must not run inside a transaction, whose rollback would undo the count.
 *
 * @param source Caller who edits.
 * @returns Undefined if no date of birth was given.
 * @throws {FieldError} If the date of birth is wrong.
 * @throws {TooManyRequestsError} After too many wrong dates.
 */
export async function confirmCoUser(
  services: Services,
  source: GuessSource,
  { co_user_id: id, co_user_date_of_birth: dateOfBirth }: CoUserPatch,
): Promise<number | undefined> {
  if (!dateOfBirth) return undefined;
  if (!id) throw problem('co_user_id', 'missing', 'flight.coUser.unknown');
  const row = await services.db
    .selectFrom('user')
    .where('id', '=', id)
    .where('verified', 'is not', null)
    .select('date_of_birth')
    .executeTakeFirst();
  if (!row) throw problem('co_user_id', 'unknown_user', 'flight.coUser.unknown');
  const guess = {
    account: `date of birth ${id}`,
    source,
    code: 'TOO_MANY_GUESSES',
  } as const;
  const found = await limitGuesses(services, guess, () =>
    Promise.resolve(row.date_of_birth === dateOfBirth ? id : undefined),
  );
  if (found !== undefined) return found;
  throw problem('co_user_date_of_birth', 'wrong_date_of_birth', 'flight.coUser.dateOfBirth');
}

/**
 * Returns the co-pilot after a patch.
 *
 * @param confirmed Result of `confirmCoUser`.
 * @throws {FieldError} If the aircraft has one seat, two people are named for one seat, or the user
 *   was not confirmed.
 */
export function coUserAfter(
  flight: CoUser & { user_id: number | null },
  { co_user_id: id, co_user_name: name }: CoUserPatch,
  aircraft: AircraftDbRow | undefined,
  confirmed: number | undefined,
): CoUser {
  if (id && name) throw problem('co_user_name', 'two_co_users', 'flight.coUser.both');
  // Without a co-pilot the flight would have no user.
  if (flight.user_id === null) {
    return { co_user_id: flight.co_user_id, co_user_name: flight.co_user_name };
  }
  if (!aircraft?.double_seater) {
    if (id) throw problem('co_user_id', 'single_seater', 'flight.coUser.single');
    if (name) throw problem('co_user_name', 'single_seater', 'flight.coUser.single');
    return { co_user_id: null, co_user_name: null };
  }
  if (id) {
    if (id === flight.user_id) throw problem('co_user_id', 'same_user', 'flight.coUser.self');
    if (id !== flight.co_user_id && id !== confirmed) {
      throw problem('co_user_date_of_birth', 'missing', 'flight.coUser.dateOfBirth.missing');
    }
    return { co_user_id: id, co_user_name: null };
  }
  if (name) return { co_user_id: null, co_user_name: name };
  return {
    co_user_id: id === undefined ? flight.co_user_id : null,
    co_user_name: name === undefined ? flight.co_user_name : null,
  };
}

function problem(
  field: keyof CoUserPatch,
  type: string,
  key: Extract<Parameters<typeof text>[0], `flight.coUser.${string}`>,
): FieldError {
  return new FieldError([{ loc: [field], type, message: text(key) }]);
}
