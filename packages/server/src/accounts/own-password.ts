import { FieldError, text } from '../platform/errors/errors.js';
import type { SignedInUser } from '../platform/http/operation.js';
import type { Services } from '../platform/services.js';
import { verifyPassword } from './password.js';
import { limitGuesses } from './password-attempts.js';
import { getCredentials } from './queries.js';

/**
 * Checks the password of whoever is signed in, before what must not be done on a device that was
 * only found. Counted per sign-in: whoever has found one can try as little as others.
 *
 * @param field Where it was sent.
 * @returns The hash that it was checked against.
 * @throws {FieldError} If it is wrong.
 * @throws {TooManyRequestsError} If it was so too often.
 */
export async function checkOwnPassword(
  services: Services,
  { id, familyId }: SignedInUser,
  password: string,
  field: string,
): Promise<string> {
  const { email, password_hash: hash } = await getCredentials(services.db, id);
  const guess = { account: email, source: { session: familyId } };
  const checked = await limitGuesses(services, guess, async () =>
    (await verifyPassword(hash, password)) ? hash : undefined,
  );
  if (checked === undefined) throw wrongPassword(field);
  return checked;
}

export function wrongPassword(field: string): FieldError {
  return new FieldError([
    { loc: [field], type: 'wrong_password', message: text('user.oldPassword.wrong') },
  ]);
}
