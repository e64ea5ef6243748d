import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import { TooManyRequestsError, text } from '../platform/errors/errors.js';
import type { Services } from '../platform/services.js';

/** Source of guesses: an address, a session, or another user. */
export type GuessSource =
  | { readonly address: string }
  | { readonly session: number }
  | { readonly user: number };

export interface Guess {
  /** Address of the account whose password is guessed; the account need not exist. */
  account: string;
  source: GuessSource;
  /** Error code of the response once the limit is reached. */
  code?: TooManyCode;
}

type TooManyCode = 'TOO_MANY_PASSWORDS' | 'TOO_MANY_GUESSES';

const WINDOW_MS = 15 * 60_000;
/** Maximum number of wrong passwords per account and source. */
const MAX_PER_SOURCE = 10;
/** Maximum number of wrong passwords per account from all addresses that never signed in to it. */
const MAX_OF_UNKNOWN_ADDRESSES = 30;
/** Time for which an address is remembered after the last sign-in from it. */
const TRUST_MS = 90 * 86_400_000;

/**
 * Checks a password, or another secret of an account, unless too many recent attempts were wrong.
 * `check` returns undefined for a wrong one.
 *
 * A limit per account would let attackers lock its owner out. So the limit is per source: guesses
 * from one source lock only that source. A second limit covers all unknown addresses together. If
 * attackers exhaust it, the owner cannot sign in from a new address, but still from known addresses
 * and on signed-in devices, which are counted separately. Without the second limit, a few thousand
 * rented addresses could find any weak password within days.
 *
 * Each attempt is counted before it is checked, so that simultaneous attempts, also in several
 * processes, cannot exceed the limit. Accounts that do not exist are counted in the same way.
 *
 * @throws {TooManyRequestsError} If the limit is reached. Then the password is not checked.
 */
export async function limitGuesses<T>(
  { config, db, clock }: Pick<Services, 'config' | 'db' | 'clock'>,
  { account: name, source, code = 'TOO_MANY_PASSWORDS' }: Guess,
  check: () => Promise<T | undefined>,
): Promise<T | undefined> {
  if (!config.rateLimit) return check();
  const now = clock();
  const account = digest(name.toLowerCase());
  const own = { account, source: digest(JSON.stringify(source)) };
  const all = { account, source: Buffer.alloc(0) };
  const { failures, since, trusted } = await count(db, own, now);
  if (failures > MAX_PER_SOURCE) throw tooMany(code, since, now);
  const isStranger = !('session' in source) && !(trusted && trusted > before(now, TRUST_MS));
  if (isStranger) {
    const strangers = await count(db, all, now);
    if (strangers.failures > MAX_OF_UNKNOWN_ADDRESSES) throw tooMany(code, strangers.since, now);
  }
  const result = await check();
  if (result === undefined) return undefined;
  await trustSource(db, own, now);
  if (isStranger) await discount(db, all);
  return result;
}

/** Removes attempts that no longer count. */
export async function removeOldAttempts(db: Executor, now: Date): Promise<void> {
  await db
    .deleteFrom('password_attempt')
    .where('since', '<=', before(now, WINDOW_MS))
    .where((eb) => eb.or([eb('trusted', 'is', null), eb('trusted', '<=', before(now, TRUST_MS))]))
    .execute();
}

/** Removes counted attempts against an account and by its user. */
export async function forgetGuesses(
  db: Executor,
  { id, email }: { id: number; email: string },
): Promise<void> {
  const accounts = [email.toLowerCase(), `date of birth ${id}`].map(digest);
  await db
    .deleteFrom('password_attempt')
    .where((eb) =>
      eb.or([
        eb('account', 'in', accounts),
        eb('source', '=', digest(JSON.stringify({ user: id }))),
      ]),
    )
    .execute();
}

interface CounterKey {
  account: Buffer;
  source: Buffer;
}

interface Counter {
  /** Number of attempts since the window began, including this one. */
  failures: number;
  since: Date;
  /** Time of the last successful sign-in from the address. */
  trusted: Date | null;
}

async function count(db: Executor, { account, source }: CounterKey, now: Date): Promise<Counter> {
  const windowStart = before(now, WINDOW_MS);
  const { rows } = await sql<Counter>`
    insert into password_attempt as counter (account, source, failures, since)
    values (${account}, ${source}, 1, ${now})
    on conflict (account, source) do update set
      failures = case when counter.since > ${windowStart} then counter.failures + 1 else 1 end,
      since = case when counter.since > ${windowStart} then counter.since else excluded.since end
    returning failures, since, trusted`.execute(db);
  const [counter] = rows;
  if (!counter) throw new Error('An upsert returned no row.');
  return counter;
}

async function trustSource(
  db: Executor,
  { account, source }: CounterKey,
  now: Date,
): Promise<void> {
  await db
    .updateTable('password_attempt')
    .set({ failures: 0, trusted: now })
    .where('account', '=', account)
    .where('source', '=', source)
    .execute();
}

/** Subtracts an attempt that was correct. */
async function discount(db: Executor, { account, source }: CounterKey): Promise<void> {
  await db
    .updateTable('password_attempt')
    .set(({ eb }) => ({ failures: eb('failures', '-', 1) }))
    .where('account', '=', account)
    .where('source', '=', source)
    .where('failures', '>', 0)
    .execute();
}

function tooMany(code: TooManyCode, since: Date, now: Date): TooManyRequestsError {
  const waitS = Math.ceil((since.getTime() + WINDOW_MS - now.getTime()) / 1000);
  const detail = text(`error.${code}`, { minutes: Math.ceil(waitS / 60) });
  return new TooManyRequestsError(code, detail, waitS);
}

function before(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}

function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}
