import { randomBytes } from 'node:crypto';
import { hashPassword } from '../accounts/password.js';
import { insertUser } from '../accounts/queries.js';
import type { Executor } from '../platform/database/database.js';
import { readRegions } from '../reference/regions.js';
import { saveRegions } from '../reference/save-regions.js';
import { CLUBS, PILOTS } from './demo-data.js';

/** Domain that is reserved for examples (RFC 2606). */
const MAIL_DOMAIN = '@demo.example';

export interface DemoAccount {
  email: string;
  password: string;
}

/** Creates the clubs and their pilots with random passwords. */
export async function createDemoPeople(db: Executor, joined: Date): Promise<void> {
  await saveRegions(db, { ids: CLUBS.map(({ region }) => region), regions: await readRegions() });
  const clubs = await db
    .insertInto('club')
    .values(CLUBS.map(({ name, region }) => ({ name, region_id: region, url: null })))
    .returning('id')
    .execute();
  const unknownPassword = await hashPassword(newPassword());
  for (const { name, gender, born, club } of PILOTS) {
    await insertUser(db, {
      name,
      email: addressOf(name),
      password_hash: unknownPassword,
      date_of_birth: born,
      gender,
      club_id: clubs[club]?.id ?? null,
      second_club_id: null,
      unit: null,
      bio: null,
      ssa_id: null,
      newsletter_language: null,
      magazine_language: null,
      locale: null,
      date_joined: joined,
      verified: joined,
    });
  }
}

/** Returns the ids of the demo pilots in the order of `PILOTS`; fewer if some are missing. */
export async function findDemoPilots(db: Executor): Promise<number[]> {
  const rows = await db
    .selectFrom('user')
    .where(
      'email',
      'in',
      PILOTS.map(({ name }) => addressOf(name)),
    )
    .select(['id', 'email'])
    .execute();
  const idOf = new Map(rows.map(({ id, email }) => [email, id]));
  return PILOTS.map(({ name }) => idOf.get(addressOf(name))).filter((id) => id !== undefined);
}

/**
 * Gives a pilot a new password, so that visitors can sign in. Chooses the pilot whose flight can be
 * edited longest, because a locked flight shows little of what its owner can do.
 */
export async function openDemoAccount(db: Executor): Promise<DemoAccount> {
  const newest = await db
    .selectFrom('flight')
    .innerJoin('user', 'user.id', 'flight.user_id')
    .where('user.email', 'like', `%${MAIL_DOMAIN}`)
    .orderBy('flight.edit_allowed_until', 'desc')
    .orderBy('flight.id')
    .select('user.email')
    .limit(1)
    .executeTakeFirst();
  const email = newest?.email ?? addressOf(PILOTS[0]?.name ?? '');
  const account = { email, password: newPassword() };
  await db
    .updateTable('user')
    .set({ password_hash: await hashPassword(account.password) })
    .where('email', '=', account.email)
    .execute();
  return account;
}

function newPassword(): string {
  return randomBytes(9).toString('base64url');
}

function addressOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
  return `${plain.replaceAll(' ', '.')}${MAIL_DOMAIN}`;
}
