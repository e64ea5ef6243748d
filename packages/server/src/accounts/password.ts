import { hash, verify } from '@node-rs/argon2';

/** OWASP's figures for argon2id, which is the library's algorithm. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

let dummyHash: Promise<string> | undefined;

/**
 * Checks a password. Without a hash, for an address without an account, it takes the same time, so
 * that the time does not reveal whether there is an account.
 */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  dummyHash ??= hashPassword('no account has this password');
  const fits = await verify(passwordHash ?? (await dummyHash), password, OPTIONS);
  return fits && passwordHash !== undefined;
}
