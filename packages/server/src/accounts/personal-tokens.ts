import type { TokenScope } from '@cloudstreet/sdk/contract';
import { sql } from 'kysely';
import type { Database, Executor } from '../platform/database/database.js';
import type { SignedInUser } from '../platform/http/operation.js';
import { withoutNull } from '../platform/http/responses.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';
import { createOpaqueToken, hashToken } from './opaque-token.js';

/** Marks personal access tokens, so that scanners for leaked secrets recognise them. */
const PREFIX = 'cst_';
/** Precision of the last use, so that not every call writes. */
const USE_PRECISION_MS = 60_000;

/** Creates a personal access token. */
export function createPersonalTokenText(): string {
  return PREFIX + createOpaqueToken();
}

/** Whether a token is a personal one and not that of a session. */
export function isPersonalToken(token: string): boolean {
  return token.startsWith(PREFIX);
}

/**
 * Finds the user of a valid personal access token, and records its use. The user has no rights of a
 * superuser or moderator, because the token may be stored on other machines for years.
 */
export async function usePersonalToken(
  db: Database,
  token: string,
  now: Date,
): Promise<SignedInUser | undefined> {
  const row = await db
    .selectFrom('personal_token')
    .innerJoin('user', 'user.id', 'personal_token.user_id')
    .where('hash', '=', hashToken(token))
    .where(isValidAt(now))
    .where('user.is_banned', '=', false)
    .select(['personal_token.id', 'user_id', 'scopes', 'last_used', 'user.is_content_banned'])
    .executeTakeFirst();
  if (!row) return undefined;
  const known = new Date(now.getTime() - USE_PRECISION_MS);
  if (!row.last_used || row.last_used <= known) {
    await db
      .updateTable('personal_token')
      .set({ last_used: now })
      .where('id', '=', row.id)
      .where((eb) => eb.or([eb('last_used', 'is', null), eb('last_used', '<=', known)]))
      .execute();
  }
  return {
    id: row.user_id,
    isSuperuser: false,
    isModerator: false,
    isContentBanned: row.is_content_banned,
    scopes: row.scopes as TokenScope[],
  };
}

/** Finds the valid personal access tokens of a user, the newest first. */
export async function findPersonalTokens(db: Executor, userId: number, now: Date) {
  const rows = await db
    .selectFrom('personal_token')
    .where('user_id', '=', userId)
    .where(isValidAt(now))
    .orderBy('id', 'desc')
    .select(['id', 'name', 'scopes', 'created', 'expires', 'last_used'])
    .execute();
  return rows.map(serializePersonalToken);
}

interface PersonalTokenRow {
  readonly id: number;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly created: Date;
  readonly expires: Date | null;
  readonly last_used: Date | null;
}

/** Converts a row to the form of the contract. */
export function serializePersonalToken({ scopes, ...row }: PersonalTokenRow) {
  return withoutNull({
    id: row.id,
    name: row.name,
    // The table accepts no others.
    scopes: scopes as Exclude<TokenScope, 'none'>[],
    created: toTimestamp(row.created),
    expires: row.expires && toTimestamp(row.expires),
    last_used: row.last_used && toTimestamp(row.last_used),
  });
}

function isValidAt(now: Date) {
  return sql<boolean>`(expires is null or expires > ${now})`;
}

/** Removes expired tokens. */
export async function removeExpiredPersonalTokens(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('personal_token').where('expires', '<=', now).execute();
}

/** Counts the tokens of a user that are still valid. */
export async function countPersonalTokens(
  db: Executor,
  userId: number,
  now: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('personal_token')
    .where('user_id', '=', userId)
    .where(isValidAt(now))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
