import { createHash, createHmac, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { deriveKey } from '../config/instance-secret.js';
import { seal, unseal } from '../config/seal.js';
import type { Database, Executor } from '../database/database.js';
import { FieldError, RequestInProgressError, text } from '../errors/errors.js';
import type { Services } from '../services.js';
import type { KeepResponse, UploadedFile } from './operation.js';

/** Time for which a response is stored. */
const KEPT_MS = 86_400_000;
/** Time after which the call of a process that has crashed can be repeated. */
const LEASE_MS = 60_000;

/** A call that can be repeated safely. */
export interface RepeatableCall {
  /** Account or address to which the key belongs. */
  readonly caller: string;
  /** Value of `Idempotency-Key`. */
  readonly key: string;
  /** Digest of operation, parameters and body. */
  readonly request: Buffer;
}

/**
 * Runs a call unless the same one has succeeded with this key within a day; then returns its
 * response. A failed call can be repeated.
 *
 * @param run Performs the call. It passes the response to `keep` in the transaction of its changes, so
 *   that after a crash there are either both or neither.
 * @throws {FieldError} If the key belongs to another request.
 * @throws {RequestInProgressError} If the first call is still running.
 */
export async function runOnce(
  services: Pick<Services, 'db' | 'clock' | 'secret'>,
  call: RepeatableCall,
  run: (keep: KeepResponse) => Promise<unknown>,
): Promise<unknown> {
  const { db, clock, secret } = services;
  const id = { caller: digest(call.caller), key: digest(call.key) };
  const place = `idempotent ${id.caller.toString('hex')} ${id.key.toString('hex')}`;
  const attempt = randomUUID();
  if (!(await claim(db, { ...id, request: call.request, attempt, now: clock() }))) {
    const known = await findRequest(db, id);
    if (known && !known.request.equals(call.request)) throw keyReused();
    const { key_id, sealed } = known ?? { key_id: null, sealed: null };
    const stored = key_id && sealed ? unseal(secret, place, { key_id, sealed }) : undefined;
    // Also if the secret of the instance has changed since.
    if (stored === undefined) throw new RequestInProgressError();
    return JSON.parse(stored);
  }
  const own = (executor: Executor) => ownAttempt(executor, { ...id, attempt });
  const renewal = setInterval(() => {
    const leasedUntil = new Date(clock().getTime() + LEASE_MS);
    // If it fails, the next one renews the lease.
    own(db)
      .set({ leased_until: leasedUntil })
      .execute()
      .catch(() => {});
  }, LEASE_MS / 3).unref();
  let isKept = false;
  const keep: KeepResponse = async (transaction, body) => {
    const { numUpdatedRows } = await own(transaction)
      .set(seal(secret, place, JSON.stringify(body)))
      .executeTakeFirstOrThrow();
    // Another call took over, so that this one must not change anything.
    if (numUpdatedRows === 0n) throw new RequestInProgressError();
    isKept = true;
  };
  try {
    const body = await run(keep);
    if (!isKept) await keep(db, body);
    return body;
  } catch (error) {
    // If this fails, the call can be repeated after its lease.
    await release(db, { ...id, attempt }).catch(() => {});
    throw error;
  } finally {
    clearInterval(renewal);
  }
}

interface RequestId {
  readonly caller: Buffer;
  readonly key: Buffer;
}

interface Claim extends RequestId {
  readonly request: Buffer;
  readonly attempt: string;
  readonly now: Date;
}

/** Whether the call may run: it is the first one, or the previous one has crashed. */
async function claim(
  db: Database,
  { caller, key, request, attempt, now }: Claim,
): Promise<boolean> {
  const expired = new Date(now.getTime() - KEPT_MS);
  const leasedUntil = new Date(now.getTime() + LEASE_MS);
  const { rows } = await sql`
    insert into idempotent_request as known (caller, key, request, created, attempt, leased_until)
    values (${caller}, ${key}, ${request}, ${now}, ${attempt}, ${leasedUntil})
    on conflict (caller, key) do update set
      request = excluded.request, created = excluded.created, attempt = excluded.attempt,
      leased_until = excluded.leased_until, key_id = null, sealed = null
    where known.created <= ${expired}
      or (known.sealed is null and known.leased_until <= ${now} and known.request = excluded.request)
    returning attempt`.execute(db);
  return rows.length > 0;
}

/** Lets a failed call be repeated. */
function release(db: Database, { caller, key, attempt }: RequestId & { attempt: string }) {
  return db
    .deleteFrom('idempotent_request')
    .where('caller', '=', caller)
    .where('key', '=', key)
    .where('attempt', '=', attempt)
    .where('sealed', 'is', null)
    .execute();
}

function findRequest(db: Database, { caller, key }: RequestId) {
  return db
    .selectFrom('idempotent_request')
    .where('caller', '=', caller)
    .where('key', '=', key)
    .select(['request', 'key_id', 'sealed'])
    .executeTakeFirst();
}

function ownAttempt(executor: Executor, { caller, key, attempt }: RequestId & { attempt: string }) {
  return executor
    .updateTable('idempotent_request')
    .where('caller', '=', caller)
    .where('key', '=', key)
    .where('attempt', '=', attempt);
}

function keyReused(): FieldError {
  const message = text('field.idempotencyKey');
  return new FieldError([
    { loc: ['header', 'idempotency-key'], type: 'IDEMPOTENCY_KEY_REUSED', message },
  ]);
}

/**
 * Digest of a request. Forms differ in their boundaries, so their parts are compared. With a key,
 * because a copy of the database would otherwise let passwords in a body be guessed quickly.
 */
export function digestOfRequest(
  secret: string,
  parts: readonly unknown[],
  files: ReadonlyMap<string, UploadedFile>,
): Buffer {
  const contents = [...files].map(([field, { bytes }]) => [field, digest(bytes).toString('hex')]);
  const key = deriveKey(secret, 'idempotency');
  return createHmac('sha256', key)
    .update(JSON.stringify([parts, contents]))
    .digest();
}

function digest(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}

/** Removes responses after a day. */
export async function removeOldResponses(db: Database, now: Date): Promise<void> {
  const expired = new Date(now.getTime() - KEPT_MS);
  await db.deleteFrom('idempotent_request').where('created', '<=', expired).execute();
}
