import type { RequestBody } from '@cloudstreet/sdk/contract';
import type { Executor } from '../../platform/database/database.js';
import { countHourly, discountHourly } from '../../platform/database/hourly-count.js';
import {
  FieldError,
  ForbiddenError,
  TooManyRequestsError,
  text,
} from '../../platform/errors/errors.js';
import type { Services } from '../../platform/services.js';

/** Account named by an upload without sign-in, with the proof. */
export type UploaderClaim = { readonly dateOfBirth: string } & (
  | { readonly userId: number }
  | { readonly name: string }
);

const MAX_PER_ACCOUNT = 5;
/**
 * Maximum number of wrong claims from one address for all accounts together. Each account has its
 * own limit of five.
 */
const MAX_PER_ADDRESS = 20;

/**
 * Reads the claim of a request.
 *
 * @returns Undefined if no account is named.
 * @throws {FieldError} If a part is missing.
 */
export function uploaderClaimOf({
  name,
  user_id: userId,
  date_of_birth: dateOfBirth,
}: RequestBody<'uploadIgcFile'>): UploaderClaim | undefined {
  if (name === undefined && userId === undefined && dateOfBirth === undefined) return undefined;
  if (dateOfBirth === undefined) throw missing('date_of_birth');
  if (userId !== undefined) return { userId, dateOfBirth };
  if (name === undefined) throw missing('name');
  return { name, dateOfBirth };
}

/**
 * Finds the account of a name or id and a date of birth. Guessing reveals nothing: each failure has
 * the same response, takes the same time, and is counted before the check, for the account and for
 * the address. Accounts that do not exist count as well. Must be the last check, so that no other
 * error reveals a correct guess.
 *
 * @throws {ForbiddenError} If there is no such account, or more than one.
 * @throws {TooManyRequestsError} After too many wrong claims.
 */
export async function findAnonymousUploader(
  { config, db, clock }: Pick<Services, 'config' | 'db' | 'clock'>,
  claim: UploaderClaim,
  address: string,
): Promise<number> {
  const accounts = await selectAccounts(db, claim);
  const name = accounts[0]?.name ?? ('name' in claim ? claim.name : `user ${claim.userId}`);
  const subjects = [
    { name: `upload for ${name.toLowerCase()}`, most: MAX_PER_ACCOUNT },
    { name: `upload from ${address}`, most: MAX_PER_ADDRESS },
  ];
  if (config.rateLimit) {
    for (const each of subjects) await count(db, each, clock());
  }
  const [found, other] = accounts.filter(
    ({ date_of_birth, verified }) => date_of_birth === claim.dateOfBirth && verified !== null,
  );
  if (!found || other) throw new ForbiddenError('UPLOADER_UNKNOWN');
  for (const each of subjects) await discountHourly(db, each.name);
  return found.id;
}

function selectAccounts(db: Executor, claim: UploaderClaim) {
  return db
    .selectFrom('user')
    .where((eb) =>
      'userId' in claim
        ? eb('id', '=', claim.userId)
        : eb(eb.fn<string>('lower', ['name']), '=', claim.name.toLowerCase()),
    )
    .where('is_banned', '=', false)
    .select(['id', 'name', 'date_of_birth', 'verified'])
    .execute();
}

interface Subject {
  name: string;
  /** Maximum number of wrong claims within an hour. */
  most: number;
}

/** @throws {TooManyRequestsError} If there were too many wrong claims before. */
async function count(db: Executor, { name, most }: Subject, now: Date): Promise<void> {
  const { count: failures, waitS } = await countHourly(db, name, now);
  if (failures <= most) return;
  const detail = text('error.TOO_MANY_GUESSES', { minutes: Math.ceil(waitS / 60) });
  throw new TooManyRequestsError('TOO_MANY_GUESSES', detail, waitS);
}

function missing(field: string): FieldError {
  return new FieldError([{ loc: [field], type: 'required', message: text('field.required') }]);
}
