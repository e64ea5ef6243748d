import { UPLOAD_MEGABYTES } from '@cloudstreet/sdk/contract';
import type { Updateable } from 'kysely';
import { lockUser } from '../accounts/lock-user.js';
import { changeMemberships } from '../accounts/memberships.js';
import { isNameTaken } from '../accounts/queries.js';
import type { ArchivedFilter, ArchivedProfile } from '../imports/plan-import.js';
import { completeStep, type StepInput } from '../imports/step.js';
import type { Executor } from '../platform/database/database.js';
import type { DB } from '../platform/database/schema.js';
import { BYTES_PER_MEGABYTE } from '../platform/files/megabytes.js';
import { contractCheck } from '../platform/http/validation.js';
import { importMemberships } from './import-memberships.js';
import { updateUser } from './queries.js';
import { storeUserImage } from './store-user-image.js';

const checkFields = contractCheck('MePatch');
const checkFilter = contractCheck('SavedFilter');

/** Imports only fields that are empty in the account. Enabled options are enabled. */
export async function importProfile(step: StepInput<ArchivedProfile>): Promise<void> {
  const { services, userId, content } = step;
  await services.db.transaction().execute(async (transaction) => {
    const user = await lockedUser(transaction, userId);
    const { club, second_club: secondClub, memberships, ...given } = content;
    const fields: Record<string, unknown> = { ...given };
    const dropped = checkFields(fields).map(({ loc }) => String(loc[0]));
    const wanted = Object.entries(fields).filter(
      ([field, value]) =>
        !dropped.includes(field) && isWanted(user[field as keyof typeof user], value),
    );
    const clubs = await findClubs(transaction, user, { club, secondClub });
    // The other fields passed the check of the contract.
    const changes: Updateable<DB['user']> = { ...Object.fromEntries(wanted), ...clubs.changes };
    const after = { ...user, ...clubs.changes };
    const now = services.clock();
    await changeMemberships(transaction, userId, { before: user, after, now });
    await updateUser(transaction, userId, changes);
    await importMemberships(transaction, userId, memberships);
    const added = Object.keys(changes).length;
    const issues = [...dropped.map((field) => `CHANGE ${field}`), ...clubs.issues];
    await completeStep(step, { added, refused: issues.length, issues }, transaction);
  });
}

function isWanted(own: unknown, given: unknown): boolean {
  return own === null || (own === false && given === true);
}

async function lockedUser(transaction: Executor, id: number) {
  await lockUser(transaction, id);
  return transaction.selectFrom('user').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
}

interface ClubNames {
  club: unknown;
  secondClub: unknown;
}

/** Finds clubs by their names, if the user has none. */
async function findClubs(
  transaction: Executor,
  user: Awaited<ReturnType<typeof lockedUser>>,
  { club, secondClub }: ClubNames,
) {
  const changes: { club_id?: number; second_club_id?: number } = {};
  const issues: string[] = [];
  if (user.club_id === null && typeof club === 'string') {
    const id = await findClub(transaction, club);
    if (id === undefined || id === user.second_club_id) issues.push('CHANGE club');
    else if (await isNameTaken(transaction, { name: user.name, clubId: id })) {
      issues.push('CHANGE club');
    } else changes.club_id = id;
  }
  if (user.second_club_id === null && typeof secondClub === 'string') {
    const id = await findClub(transaction, secondClub);
    const first = changes.club_id ?? user.club_id;
    if (id === undefined || id === first) issues.push('CHANGE second_club');
    else changes.second_club_id = id;
  }
  return { changes, issues };
}

async function findClub(db: Executor, name: string): Promise<number | undefined> {
  const row = await db.selectFrom('club').where('name', '=', name).select('id').executeTakeFirst();
  return row?.id;
}

/** Kinds of filters that refer to an id of an instance. */
const OF_INSTANCE: ReadonlySet<string> = new Set([
  'aircraft',
  'airport',
  'club',
  'user',
  'flight_collection',
  'travel',
  'competition',
]);

/** Whether a filter means something else on another instance. Cities have the same ids on all. */
function isOfInstance(search: string): boolean {
  return [...new URLSearchParams(search)].some(
    ([kind, value]) =>
      OF_INSTANCE.has(kind) || (kind === 'point_of_interest' && value.startsWith('airport-')),
  );
}
/** Maximum number of saved filters of an account. */
const MAX_FILTERS = 4;

/** Appends a saved filter to those of the account, if there is space. */
export async function importFilter(step: StepInput<ArchivedFilter>): Promise<void> {
  const { services, userId, content, host } = step;
  const { filter } = content;
  if (checkFilter(filter).length > 0) return refuse(step, 'FILTER_INVALID');
  // It passed the check of the contract.
  const wanted = filter as { name: string; search: string };
  return services.db.transaction().execute(async (transaction) => {
    const { filter: own } = await lockedUser(transaction, userId);
    const known = own.find(({ name }) => name.toLowerCase() === wanted.name.toLowerCase());
    if (known?.search === wanted.search) return completeStep(step, { skipped: 1 }, transaction);
    if (known) return refuse(step, 'FILTER_TAKEN', transaction);
    const isElsewhere = host !== new URL(services.publicUrl()).host;
    if (isElsewhere && isOfInstance(wanted.search)) {
      return refuse(step, 'FILTER_OF_INSTANCE', transaction);
    }
    if (own.length >= MAX_FILTERS) return refuse(step, 'FILTER_FULL', transaction);
    const filters = JSON.stringify([...own, wanted]);
    await updateUser(transaction, userId, { filter: filters });
    return completeStep(step, { added: 1 }, transaction);
  });
}

function refuse<Content>(
  step: StepInput<Content>,
  issue: string,
  executor?: Executor,
): Promise<void> {
  return completeStep(step, { refused: 1, issues: [issue] }, executor);
}

/** Sets the image of the user if there is none. */
export async function importUserImage(step: StepInput<object>): Promise<void> {
  const { services, archive, userId, path } = step;
  const { image_key: own } = await services.db
    .selectFrom('user')
    .where('id', '=', userId)
    .select('image_key')
    .executeTakeFirstOrThrow();
  if (own !== null) return completeStep(step, { skipped: 1 });
  const bytes = await archive.read(
    path,
    UPLOAD_MEGABYTES.UserImageUpload.image * BYTES_PER_MEGABYTE,
  );
  return storeUserImage(services, {
    userId,
    bytes,
    alongside: (transaction) => completeStep(step, { added: 1 }, transaction),
  });
}
