import type { RequestBody } from '@cloudstreet/sdk/contract';
import { checkAccountFields, toTakenError } from '../accounts/account-rules.js';
import { lockUser } from '../accounts/lock-user.js';
import { mailQueue } from '../accounts/mail-queue.js';
import { type ClubIds, changeMemberships } from '../accounts/memberships.js';
import { checkOwnPassword, wrongPassword } from '../accounts/own-password.js';
import { hashPassword } from '../accounts/password.js';
import { checkNewPassword } from '../accounts/password-rules.js';
import { type PasswordChange, replacePassword } from '../accounts/queries.js';
import { revokeFamilies } from '../accounts/tokens.js';
import { checkLogins, saveLogins } from '../integrations/save-logins.js';
import type { Executor } from '../platform/database/database.js';
import { FieldError, ForbiddenError, text } from '../platform/errors/errors.js';
import { operation, type SessionUser, sessionUser } from '../platform/http/operation.js';
import type { Services } from '../platform/services.js';
import { localeOf } from '../platform/text/language.js';
import { lockFlightsOfUser, updateFilterColumnsOfUser } from '../rankings/filter-columns.js';
import { getUserRow, updateUser } from './queries.js';
import { serializeMe } from './serialize.js';

export const updateMe = operation('updateMe', async (request, services) => {
  const { db, clock, jobs } = services;
  const user = sessionUser(request);
  const { id, familyId } = user;
  const now = clock();
  const {
    old_password,
    password,
    filter,
    skysight_email,
    skysight_password,
    copilot_email,
    copilot_password,
    ...fields
  } = request.body;
  const hasContent = Boolean(fields.bio) || fields.name !== undefined;
  if (user.isContentBanned && hasContent) throw new ForbiddenError('CONTENT_BANNED');
  await checkAccountFields(db, fields, now, await getUserRow(db, id));
  if (filter) checkFilterNames(filter);
  const change = await checkPasswordChange(services, user, { old_password, password });
  const bearsOnFlights = fields.gender !== undefined || fields.date_of_birth !== undefined;
  const logins = await checkLogins(services, id, {
    skysight_email,
    skysight_password,
    copilot_email,
    copilot_password,
  });
  await db
    .transaction()
    .execute(async (transaction) => {
      if (bearsOnFlights) await lockFlightsOfUser(transaction, id);
      if (change) {
        // The second of two simultaneous changes fails: its old password is no longer valid.
        if (!(await replacePassword(transaction, id, change))) throw wrongPassword('old_password');
        await revokeFamilies(transaction, { userId: id, keptFamilyId: familyId, now });
        await jobs.send(transaction, mailQueue, {
          kind: 'password_changed',
          account: { id },
          locale: localeOf(request.acceptLanguage),
        });
      }
      await saveLogins(transaction, id, logins);
      if (fields.club_id !== undefined || fields.second_club_id !== undefined) {
        await lockUser(transaction, id);
        const before = await findClubsOf(transaction, id);
        const { club_id = before.club_id, second_club_id = before.second_club_id } = fields;
        const after = { club_id, second_club_id };
        await changeMemberships(transaction, id, { before, after, now });
      }
      await updateUser(transaction, id, {
        ...fields,
        ...(filter && { filter: JSON.stringify(filter) }),
        // The first one comes at the next time of the new period.
        ...(fields.digest && { digest_sent: now }),
      });
      if (bearsOnFlights) await updateFilterColumnsOfUser(transaction, id);
    })
    .catch((error: unknown) => {
      throw toTakenError(error);
    });
  return serializeMe(await getUserRow(db, id), services);
});

function findClubsOf(transaction: Executor, id: number): Promise<ClubIds> {
  return transaction
    .selectFrom('user')
    .where('id', '=', id)
    .select(['club_id', 'second_club_id'])
    .executeTakeFirstOrThrow();
}

/** Rejects filters of the same name, which could not be distinguished. */
function checkFilterNames(filters: NonNullable<RequestBody<'updateMe'>['filter']>): void {
  const names = filters.map(({ name }) => name.toLowerCase());
  const index = names.findIndex((name, at) => names.indexOf(name) < at);
  if (index < 0) return;
  throw new FieldError([
    { loc: ['filter', index, 'name'], type: 'taken', message: text('user.filter.taken') },
  ]);
}

type Passwords = Pick<RequestBody<'updateMe'>, 'old_password' | 'password'>;

async function checkPasswordChange(
  services: Services,
  user: SessionUser,
  { old_password: old, password }: { [Key in keyof Passwords]: Passwords[Key] | undefined },
): Promise<PasswordChange | undefined> {
  if (password === undefined || old === undefined) return undefined;
  const oldHash = await checkOwnPassword(services, user, old, 'old_password');
  await checkNewPassword(password, await getUserRow(services.db, user.id), 'password');
  return { oldHash, newHash: await hashPassword(password) };
}
