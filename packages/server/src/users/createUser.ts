import { FieldError, text } from '../http/errors.js';
import { operation } from '../http/operation.js';
import { checkAccountFields, toTakenError } from './account-rules.js';
import { hashPassword } from './password.js';
import { clubByName, getUserRow, insertUser } from './queries.js';
import { serializeMe } from './serialize.js';

export const createUser = operation('createUser', async ({ body }, { db, clock }) => {
  const now = clock();
  if (body.club_id && body.club_name) {
    throw new FieldError([
      { loc: ['club_name'], type: 'two_clubs', message: text('user.club.both') },
    ]);
  }
  await checkAccountFields(db, body, now);
  const passwordHash = await hashPassword(body.password);
  const id = await db
    .transaction()
    .execute(async (transaction) =>
      insertUser(transaction, {
        name: body.name,
        email: body.email,
        password_hash: passwordHash,
        date_of_birth: body.date_of_birth,
        gender: body.gender ?? 'M',
        club_id: body.club_name
          ? await clubByName(transaction, body.club_name)
          : (body.club_id ?? null),
        second_club_id: null,
        unit: null,
        bio: null,
        ssa_id: body.ssa_id ?? null,
        newsletter_language: body.newsletter_language ?? null,
        magazine_language: body.magazine_language ?? null,
        date_joined: now,
      }),
    )
    .catch((error: unknown) => {
      throw toTakenError(error);
    });
  return serializeMe(await getUserRow(db, id), now);
});
