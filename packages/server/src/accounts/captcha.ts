import { createHash } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey as pbkdf2 } from 'altcha-lib/algorithms/pbkdf2';
import type { Payload } from 'altcha-lib/types';
import { deriveKey } from '../platform/config/instance-secret.js';
import type { Executor } from '../platform/database/database.js';
import { FieldError, text } from '../platform/errors/errors.js';
import type { Services } from '../platform/services.js';

const LIFETIME_MS = 10 * 60_000;
/** Takes about a second on an old phone. A thousand accounts cost an hour on a rented computer. */
const ITERATIONS = 1000;
const FEWEST_TRIES = 1000;
const MAX_TRIES = 3000;

/**
 * Signed proof-of-work challenge: because of the signature, the server need not store it. It
 * expires by the machine's clock, which the library uses too.
 */
export async function createCaptcha({ secret }: Pick<Services, 'secret'>) {
  const { parameters, signature = '' } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: ITERATIONS,
    counter: randomInt(FEWEST_TRIES, MAX_TRIES),
    expiresAt: new Date(Date.now() + LIFETIME_MS),
    deriveKey: pbkdf2,
    ...signatureKeys(secret),
  });
  return { parameters, signature };
}

/**
 * Checks and consumes a solved captcha, if the instance requires one. Call it after all other
 * checks.
 *
 * @throws {FieldError} If it is missing, wrong, expired or already used.
 */
export async function useCaptcha(
  { config, secret, db }: Pick<Services, 'config' | 'secret'> & { readonly db: Executor },
  captcha: string | undefined,
): Promise<void> {
  if (!config.captcha) return;
  const payload = captcha === undefined ? undefined : parsePayload(captcha);
  if (!payload) throw unsolved();
  const { challenge, solution } = payload;
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey: pbkdf2,
    ...signatureKeys(secret),
  }).catch(() => ({ verified: false }));
  if (!verified) throw unsolved();
  const hash = createHash('sha256')
    .update(challenge.signature ?? '')
    .digest();
  const expires = new Date((challenge.parameters.expiresAt ?? 0) * 1000);
  if (!(await isFirstUse(db, hash, expires))) throw unsolved();
}

export async function removeUsedCaptchas(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('used_captcha').where('expires', '<=', now).execute();
}

async function isFirstUse(db: Executor, hash: Buffer, expires: Date): Promise<boolean> {
  const row = await db
    .insertInto('used_captcha')
    .values({ hash, expires })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
}

function signatureKeys(secret: string) {
  return {
    hmacSignatureSecret: deriveKey(secret, 'captcha').toString('hex'),
    hmacKeySignatureSecret: deriveKey(secret, 'captcha solution').toString('hex'),
  };
}

function parsePayload(captcha: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(captcha, 'base64').toString()) as Partial<Payload>;
    const { challenge, solution } = payload;
    return challenge?.parameters && solution ? { challenge, solution } : undefined;
  } catch {
    return undefined;
  }
}

function unsolved(): FieldError {
  return new FieldError([
    { loc: ['captcha'], type: 'captcha_unsolved', message: text('user.captcha.unsolved') },
  ]);
}
