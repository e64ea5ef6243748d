import { randomBytes } from 'node:crypto';
import type { NotNull } from 'kysely';
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

export interface DemoTimes {
  /** The pilots joined then. */
  readonly joined: Date;
  /** They read their feeds then. */
  readonly readFeed: Date;
}

/** Creates the clubs and their pilots with random passwords, who follow each other. */
export async function createDemoPeople(
  db: Executor,
  { joined, readFeed }: DemoTimes,
): Promise<void> {
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
      feed_opened: readFeed,
      verified: joined,
    });
  }
  await addFollows(db, joined);
  await addFormerClubs(
    db,
    clubs.map(({ id }) => id),
  );
}

/** Of so many pilots, one has changed clubs, and another one has a second club. */
const CLUB_RHYTHM = 5;
const CHANGED_CLUBS = { until: '2022-12-31', since: '2023-01-01' };

/** Gives some pilots a former club, and others a second one. */
async function addFormerClubs(db: Executor, clubs: readonly number[]): Promise<void> {
  for (const [index, userId] of (await findDemoPilots(db)).entries()) {
    const other = clubs[((PILOTS[index]?.club ?? 0) + 1) % clubs.length];
    if (other === undefined) continue;
    const membership = { user_id: userId, club_id: other };
    if (index % CLUB_RHYTHM === 3) {
      const { since, until } = CHANGED_CLUBS;
      await db
        .updateTable('club_membership')
        .set({ since })
        .where('user_id', '=', userId)
        .execute();
      await db
        .insertInto('club_membership')
        .values({ ...membership, until })
        .execute();
    }
    if (index % CLUB_RHYTHM === 1) {
      const second = { ...membership, is_second: true };
      await db.insertInto('club_membership').values(second).execute();
      await db
        .updateTable('user')
        .set({ second_club_id: other })
        .where('id', '=', userId)
        .execute();
    }
  }
}

/** Distances in the list of pilots between a pilot and those whom they follow. */
const FOLLOWED = [1, 2, 5, 11, 17];

/** Lets each pilot follow some others, and their own club. */
async function addFollows(db: Executor, created: Date): Promise<void> {
  const pilots = await findDemoPilots(db);
  const follows = pilots.flatMap((follower_id, index) =>
    FOLLOWED.map((distance) => ({
      follower_id,
      user_id: pilots[(index + distance) % pilots.length] ?? follower_id,
      created,
      accepted: created,
    })),
  );
  await db
    .insertInto('user_follow')
    .values(follows.filter((follow) => follow.user_id !== follow.follower_id))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('club_follow')
    .columns(['follower_id', 'club_id', 'created'])
    .expression((eb) =>
      eb
        .selectFrom('user')
        .where('id', 'in', pilots)
        .where('club_id', 'is not', null)
        .select(['id', 'club_id', eb.val(created).as('created')])
        .$narrowType<{ club_id: NotNull }>(),
    )
    .execute();
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

/** Gives a pilot a new password, so that visitors can sign in. */
export async function openDemoAccount(db: Executor, pilot: number): Promise<DemoAccount> {
  const account = { email: addressOf(PILOTS[pilot]?.name ?? ''), password: newPassword() };
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
