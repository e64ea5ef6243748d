import { createHash } from 'node:crypto';
import type { RequestBody } from '@cloudstreet/sdk/contract';
import { sql } from 'kysely';
import type { Executor } from '../database/database.js';
import { FieldError, ForbiddenError, TooManyRequestsError, text } from '../http/errors.js';
import type { Services } from '../services.js';

/** The account that somebody who is not logged in names, and what is to prove it. */
export type AccountClaim = { readonly dateOfBirth: string } & (
  | { readonly userId: number }
  | { readonly name: string }
);

const WINDOW_MS = 3_600_000;
const MOST_PER_ACCOUNT = 5;
/** Wrong ones of one address for all accounts together, of which each has its own five. */
const MOST_PER_ADDRESS = 20;

/**
 * @returns Undefined where no account is named.
 * @throws {FieldError} If a part is missing.
 */
export function claimOf({
  name,
  user_id: userId,
  date_of_birth: dateOfBirth,
}: RequestBody<'uploadIgcFile'>): AccountClaim | undefined {
  if (name === undefined && userId === undefined && dateOfBirth === undefined) return undefined;
  if (dateOfBirth === undefined) throw missing('date_of_birth');
  if (userId !== undefined) return { userId, dateOfBirth };
  if (name === undefined) throw missing('name');
  return { name, dateOfBirth };
}

/**
 * The account of this name, or id, and date of birth. Whoever guesses learns nothing: each failure
 * has the same answer and does the same, and each is counted before it is looked at, for the
 * account and for the address. An account that nobody has is counted as well.
 *
 * To be asked last, so that nobody learns by another refusal that a guess was right.
 *
 * @throws {ForbiddenError} If there is none, or more than one.
 * @throws {TooManyRequestsError} After too many wrong ones.
 */
export async function findNamedAccount(
  { config, db, clock }: Pick<Services, 'config' | 'db' | 'clock'>,
  claim: AccountClaim,
  address: string,
): Promise<number> {
  const accounts = await selectAccounts(db, claim);
  const name = accounts[0]?.name ?? ('name' in claim ? claim.name : `user ${claim.userId}`);
  const subjects = [
    { subject: digest(`account ${name.toLowerCase()}`), most: MOST_PER_ACCOUNT },
    { subject: digest(`address ${address}`), most: MOST_PER_ADDRESS },
  ];
  if (config.rateLimit) {
    for (const each of subjects) await count(db, each, clock());
  }
  const [found, other] = accounts.filter(
    ({ date_of_birth, verified }) => date_of_birth === claim.dateOfBirth && verified !== null,
  );
  if (!found || other) throw new ForbiddenError('UPLOADER_UNKNOWN');
  for (const { subject } of subjects) await discount(db, subject);
  return found.id;
}

export async function removeOldUploadAttempts(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('upload_attempt').where('since', '<=', windowStart(now)).execute();
}

function selectAccounts(db: Executor, claim: AccountClaim) {
  return db
    .selectFrom('user')
    .where((eb) =>
      'userId' in claim
        ? eb('id', '=', claim.userId)
        : eb(eb.fn<string>('lower', ['name']), '=', claim.name.toLowerCase()),
    )
    .select(['id', 'name', 'date_of_birth', 'verified'])
    .execute();
}

interface Subject {
  subject: Buffer;
  /** Wrong ones within the hour. */
  most: number;
}

/** @throws {TooManyRequestsError} If there were too many wrong ones already. */
async function count(db: Executor, { subject, most }: Subject, now: Date): Promise<void> {
  const start = windowStart(now);
  const { rows } = await sql<{ failures: number; since: Date }>`
    insert into upload_attempt as counter (subject, failures, since)
    values (${subject}, 1, ${now})
    on conflict (subject) do update set
      failures = case when counter.since > ${start} then counter.failures + 1 else 1 end,
      since = case when counter.since > ${start} then counter.since else excluded.since end
    returning failures, since`.execute(db);
  const [{ failures, since } = { failures: 0, since: now }] = rows;
  if (failures <= most) return;
  const waitS = Math.ceil((since.getTime() + WINDOW_MS - now.getTime()) / 1000);
  const detail = text('error.TOO_MANY_GUESSES', { minutes: Math.ceil(waitS / 60) });
  throw new TooManyRequestsError('TOO_MANY_GUESSES', detail, waitS);
}

/** This one was right. */
async function discount(db: Executor, subject: Buffer): Promise<void> {
  await db
    .updateTable('upload_attempt')
    .set(({ eb }) => ({ failures: eb('failures', '-', 1) }))
    .where('subject', '=', subject)
    .where('failures', '>', 0)
    .execute();
}

function windowStart(now: Date): Date {
  return new Date(now.getTime() - WINDOW_MS);
}

function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}

function missing(field: string): FieldError {
  return new FieldError([{ loc: [field], type: 'required', message: text('field.required') }]);
}
