import type { RequestBody } from '@cloudstreet/sdk/contract';
import type { Executor } from '../database/database.js';
import { FieldError, text } from '../http/errors.js';
import { operation, signedInUser } from '../http/operation.js';
import { checkAccountFields, toTakenError } from './account-rules.js';
import { hashPassword, verifyPassword } from './password.js';
import { getUserRow, type PasswordChange, replacePassword, updateUser } from './queries.js';
import { serializeMe } from './serialize.js';
import { revokeOtherFamilies } from './tokens.js';
import { tidyName } from './user-name.js';

export const updateMe = operation('updateMe', async (request, { db, clock }) => {
  const { id, familyId } = signedInUser(request);
  const now = clock();
  const { old_password, password, ...fields } = request.body;
  await checkAccountFields(db, fields, now);
  const change = await checkPasswordChange(db, id, { old_password, password });
  await db
    .transaction()
    .execute(async (transaction) => {
      if (change) {
        // Of two changes at the same time the second comes too late: its old password is none.
        if (!(await replacePassword(transaction, id, change))) throw wrongPassword();
        await revokeOtherFamilies(transaction, { userId: id, keptFamilyId: familyId, now });
      }
      await updateUser(transaction, id, {
        ...fields,
        ...(fields.name !== undefined && { name: tidyName(fields.name) }),
      });
    })
    .catch((error: unknown) => {
      throw toTakenError(error);
    });
  return serializeMe(await getUserRow(db, id), now);
});

type Passwords = Pick<RequestBody<'updateMe'>, 'old_password' | 'password'>;

async function checkPasswordChange(
  db: Executor,
  userId: number,
  { old_password: old, password }: { [Key in keyof Passwords]: Passwords[Key] | undefined },
): Promise<PasswordChange | undefined> {
  if (password === undefined || old === undefined) return undefined;
  const { password_hash: oldHash } = await getUserRow(db, userId);
  if (!(await verifyPassword(oldHash, old))) throw wrongPassword();
  return { oldHash, newHash: await hashPassword(password) };
}

function wrongPassword(): FieldError {
  return new FieldError([
    { loc: ['old_password'], type: 'wrong_password', message: text('user.oldPassword.wrong') },
  ]);
}
