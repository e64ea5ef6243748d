import { FieldError, text } from '../platform/errors/errors.js';
import type { SessionUser } from '../platform/http/operation.js';
import type { Services } from '../platform/services.js';
import { verifyPassword } from './password.js';
import { limitGuesses } from './password-attempts.js';
import { getOwner } from './queries.js';

/**
 * Checks the password of the signed-in user, before an action that must be protected if their
 * device is stolen. Wrong passwords are counted per session.
 *
 * @param field Field of the body that contains the password.
 * @returns Hash against which it was checked.
 * @throws {FieldError} If it is wrong.
 * @throws {TooManyRequestsError} After too many wrong passwords.
 */
export async function checkOwnPassword(
  services: Services,
  { id, familyId }: SessionUser,
  password: string,
  field: string,
): Promise<string> {
  const { email, password_hash: hash } = await getOwner(services.db, id);
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
