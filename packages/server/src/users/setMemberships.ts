import type { RequestBody } from '@cloudstreet/sdk/contract';
import { lockUser } from '../accounts/lock-user.js';
import { clubExists } from '../accounts/queries.js';
import type { Executor } from '../platform/database/database.js';
import { FieldError, type Text, text } from '../platform/errors/errors.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import { toDay } from '../platform/text/calendar-formats.js';
import { findMemberships } from './memberships.js';

type Given = RequestBody<'setMemberships'>['memberships'][number];

interface Membership {
  readonly club_id: number;
  readonly is_second: boolean;
  readonly since: string | null;
  readonly until: string | null;
}

export const setMemberships = operation('setMemberships', async (request, { db, clock }) => {
  const { id: userId } = signedInUser(request);
  const wanted = request.body.memberships.map((given) => toMembership(given));
  return db.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId);
    checkDays(wanted, toDay(clock()));
    checkOverlaps(wanted);
    await checkClubs(transaction, wanted);
    await checkCurrent(transaction, userId, wanted);
    await transaction.deleteFrom('club_membership').where('user_id', '=', userId).execute();
    if (wanted.length > 0) {
      await transaction
        .insertInto('club_membership')
        .values(wanted.map((membership) => Object.assign({ user_id: userId }, membership)))
        .execute();
    }
    return findMemberships(transaction, userId);
  });
});

function toMembership({ club_id, is_second = false, since = null, until = null }: Given) {
  return { club_id, is_second, since, until };
}

type Field = keyof Membership;

function refused(index: number, { field, type }: { field: Field; type: string }, message: Text) {
  return new FieldError([{ loc: ['memberships', index, field], type, message }]);
}

/** @throws {FieldError} If a day is after today, or a membership ends before it begins. */
function checkDays(wanted: readonly Membership[], today: string): void {
  for (const [index, { since, until }] of wanted.entries()) {
    for (const field of ['since', 'until'] as const) {
      const day = field === 'since' ? since : until;
      if (day === null || day <= today) continue;
      throw refused(index, { field, type: 'date_too_late' }, text('membership.future'));
    }
    if (since !== null && until !== null && until < since) {
      throw refused(index, { field: 'until', type: 'date_too_early' }, text('membership.reversed'));
    }
  }
}

/**
 * @throws {FieldError} If two first clubs or two second ones have a common day, or a club is both on one.
 */
function checkOverlaps(wanted: readonly Membership[]): void {
  for (const [index, one] of wanted.entries()) {
    const other = wanted
      .slice(0, index)
      .find(
        ({ club_id, is_second, since, until }) =>
          (is_second === one.is_second || club_id === one.club_id) &&
          (since ?? '') <= (one.until ?? '9') &&
          (one.since ?? '') <= (until ?? '9'),
      );
    if (!other) continue;
    throw refused(index, { field: 'since', type: 'overlap' }, text('membership.overlap'));
  }
}

/** @throws {FieldError} If a club does not exist. */
async function checkClubs(db: Executor, wanted: readonly Membership[]): Promise<void> {
  for (const [index, { club_id: clubId }] of wanted.entries()) {
    if (await clubExists(db, clubId)) continue;
    throw refused(index, { field: 'club_id', type: 'unknown_club' }, text('user.club.unknown'));
  }
}

/** @throws {FieldError} If the memberships without a last day are not the current clubs. */
async function checkCurrent(
  db: Executor,
  userId: number,
  wanted: readonly Membership[],
): Promise<void> {
  const user = await db
    .selectFrom('user')
    .where('id', '=', userId)
    .select(['club_id', 'second_club_id'])
    .executeTakeFirstOrThrow();
  const open = new Map(
    wanted.filter(({ until }) => until === null).map((each) => [each.is_second, each.club_id]),
  );
  const isCurrent =
    (open.get(false) ?? null) === user.club_id && (open.get(true) ?? null) === user.second_club_id;
  if (isCurrent) return;
  const message = text('membership.current');
  throw new FieldError([{ loc: ['memberships'], type: 'not_current', message }]);
}
