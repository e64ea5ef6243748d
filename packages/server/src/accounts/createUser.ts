import type { NewUser } from '@cloudstreet/sdk';
import type { Executor } from '../platform/database/database.js';
import { FieldError, text } from '../platform/errors/errors.js';
import { operation } from '../platform/http/operation.js';
import { spokenLocaleOf } from '../platform/text/language.js';
import { checkAccountFields, emailTaken, nameTaken, toTakenError } from './account-rules.js';
import { useCaptcha } from './captcha.js';
import { mailQueue } from './mail-queue.js';
import { hashPassword } from './password.js';
import { checkNewPassword } from './password-rules.js';
import { clubByName, insertUser, isNameTaken, removeClub } from './queries.js';

export const createUser = operation(
  'createUser',
  async (request, services) => {
    const { body, acceptLanguage } = request;
    const { db, clock, jobs, mailer } = services;
    const now = clock();
    if (body.club_id && body.club_name) {
      throw new FieldError([
        { loc: ['club_name'], type: 'two_clubs', message: text('user.club.both') },
      ]);
    }
    await checkAccountFields(db, body, now);
    await checkNewPassword(body.password, body, 'password');
    const joined = { date_joined: now, verified: mailer.isSending ? null : now };
    const response = { email: body.email, is_verified: !mailer.isSending };
    await db
      .transaction()
      .execute(async (transaction) => {
        // In the same transaction, so that a captcha can be used again if the account is rejected.
        await useCaptcha({ ...services, db: transaction }, body.captcha);
        const locale = spokenLocaleOf(acceptLanguage) ?? null;
        const user = { ...joined, locale, password_hash: await hashPassword(body.password) };
        const id = await insertAccount(transaction, body, user);
        if (!mailer.isSending) {
          // The account works at once, so the response cannot hide whether the address was taken.
          if (id === undefined) throw emailTaken();
        } else {
          const kind = id === undefined ? 'account_exists' : 'verify';
          const account = { email: body.email };
          await jobs.send(transaction, mailQueue, { kind, account });
        }
        await request.keepResponse(transaction, response);
      })
      .catch((error: unknown) => {
        throw toTakenError(error);
      });
    return response;
  },
  { rateLimit: { perMinute: 20, byAddress: true } },
);

type Joined = Pick<
  Parameters<typeof insertUser>[1],
  'password_hash' | 'date_joined' | 'verified' | 'locale'
>;

/** Inserts an account, with its club if that is new. Undefined if another account has the address. */
export async function insertAccount(
  db: Executor,
  body: NewUser,
  joined: Joined,
): Promise<number | undefined> {
  const named = body.club_name ? await clubByName(db, body.club_name) : undefined;
  const clubId = named?.id ?? body.club_id ?? null;
  // Checked first, because the result must not depend on whether the address is in use.
  if (await isNameTaken(db, { name: body.name, clubId })) throw nameTaken();
  const id = await insertUser(db, {
    ...joined,
    name: body.name,
    email: body.email,
    date_of_birth: body.date_of_birth,
    gender: body.gender ?? 'M',
    club_id: clubId,
    second_club_id: null,
    feed_opened: joined.date_joined,
    unit: null,
    bio: null,
    ssa_id: body.ssa_id ?? null,
    newsletter_language: body.newsletter_language ?? null,
    magazine_language: body.magazine_language ?? null,
  });
  if (id === undefined && named?.isNew) await removeClub(db, named.id);
  return id;
}
