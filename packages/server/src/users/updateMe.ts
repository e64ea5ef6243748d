import type { RequestBody } from '@cloudstreet/sdk/contract';
import type { Executor } from '../database/database.js';
import { FieldError, text } from '../http/errors.js';
import { operation, signedInUser } from '../http/operation.js';
import { checkAccountFields, toTakenError } from './account-rules.js';
import { hashPassword, verifyPassword } from './password.js';
import { getUserRow, updateUser } from './queries.js';
import { serializeMe } from './serialize.js';
import { revokeOtherFamilies } from './tokens.js';
import { tidyName } from './user-name.js';

export const updateMe = operation('updateMe', async (request, { db, clock }) => {
  const { id, familyId } = signedInUser(request);
  const now = clock();
  const { old_password, password, ...fields } = request.body;
  await checkAccountFields(db, fields, now);
  const passwordHash = await newPasswordHash(db, id, { old_password, password });
  await db
    .transaction()
    .execute(async (transaction) => {
      await updateUser(transaction, id, {
        ...fields,
        ...(fields.name !== undefined && { name: tidyName(fields.name) }),
        ...(passwordHash && { password_hash: passwordHash }),
      });
      if (passwordHash) {
        await revokeOtherFamilies(transaction, { userId: id, keptFamilyId: familyId, now });
      }
    })
    .catch((error: unknown) => {
      throw toTakenError(error);
    });
  return serializeMe(await getUserRow(db, id), now);
});

type Passwords = Pick<RequestBody<'updateMe'>, 'old_password' | 'password'>;

async function newPasswordHash(
  db: Executor,
  userId: number,
  { old_password: old, password }: { [Key in keyof Passwords]: Passwords[Key] | undefined },
): Promise<string | undefined> {
  if (password === undefined || old === undefined) return undefined;
  const { password_hash: hash } = await getUserRow(db, userId);
  if (!(await verifyPassword(hash, old))) {
    throw new FieldError([
      { loc: ['old_password'], type: 'wrong_password', message: text('user.oldPassword.wrong') },
    ]);
  }
  return hashPassword(password);
}
