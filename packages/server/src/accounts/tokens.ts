import type { Token } from '@cloudstreet/sdk';
import { sql } from 'kysely';
import type { Database, Executor } from '../platform/database/database.js';
import { OAuthError, text } from '../platform/errors/errors.js';
import type { Authenticate } from '../platform/http/permission-guard.js';
import type { Services } from '../platform/services.js';
import type { CatalogueLocale } from '../platform/text/language.js';
import { createOpaqueToken, hashToken } from './opaque-token.js';
import { isPersonalToken, usePersonalToken } from './personal-tokens.js';
import { type StoredCredentials, updateLocale } from './queries.js';

const ACCESS_LIFETIME_S = 3600;
/** A pilot who flies at least once a year never has to sign in again. */
export const REFRESH_LIFETIME_S = 365 * 86_400;
/**
 * A refresh token can be used again for this long, in case the response was lost. Its successors
 * are also valid for this long after one of them was used. A later use ends the sign-in, because
 * only a stolen token is used so late.
 */
const REUSE_GRACE_S = 30;

/** Properties that a program reports when it requests tokens. */
export interface Program {
  app_version: string | null;
  installed_on: 'iOS' | 'Android' | null;
}

export interface NewFamily {
  /** The account, with the hash against which its password was checked. */
  credentials: Pick<StoredCredentials, 'id' | 'password_hash'>;
  clientId: string | undefined;
  scope: string;
  program: Program;
  /** Language of the user, if the call contains it. */
  locale: CatalogueLocale | undefined;
}

/**
 * Signs a user in by creating a family of tokens. Returns undefined if the password has changed
 * since it was checked, because that change ended all sign-ins.
 */
export async function openFamily(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { credentials, clientId, scope, program, locale }: NewFamily,
): Promise<Token | undefined> {
  const now = clock();
  return db.transaction().execute(async (transaction) => {
    // Inserted before the lock, because several sign-ins can share the lock and then none of them
    // could insert.
    if (locale) await updateLocale(transaction, credentials.id, locale);
    // A password change after this lock waits and then finds the new family and ends it.
    const user = await transaction
      .selectFrom('user')
      .where('id', '=', credentials.id)
      .where('password_hash', '=', credentials.password_hash)
      .select('id')
      .forShare()
      .executeTakeFirst();
    if (!user) return undefined;
    const { id } = await transaction
      .insertInto('token_family')
      .values({
        user_id: user.id,
        client_id: clientId ?? null,
        scope,
        created: now,
        revoked: null,
        ...program,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return issueTokens(transaction, { familyId: id, scope, parent: null, now });
  });
}

/**
 * Exchanges a refresh token for new tokens of its family.
 *
 * @throws {OAuthError} If the token is unknown, of another client, expired or revoked. Also if it
 *   is used again after the grace period; then the family ends, because one of its two users has
 *   stolen the token.
 */
export async function refreshFamily(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { refreshToken, clientId }: { refreshToken: string; clientId: string | undefined },
  program: Program,
): Promise<Token> {
  const now = clock();
  const token = await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('refresh_token')
      .innerJoin('token_family', 'token_family.id', 'refresh_token.family_id')
      .where('hash', '=', hashToken(refreshToken))
      .where(isOfClient(clientId))
      .select(['hash', 'family_id', 'expires', 'used', 'parent', 'revoked', 'scope'])
      .forUpdate()
      .executeTakeFirst();
    if (!row || row.revoked || row.expires <= now) return undefined;
    if (await isReused(transaction, row, now)) {
      await revokeFamily(transaction, row.family_id, now);
      return undefined;
    }
    if (!row.used) {
      await transaction
        .updateTable('refresh_token')
        .set({ used: now })
        .where('hash', '=', row.hash)
        .execute();
    }
    const { family_id: familyId, hash: parent, scope } = row;
    await transaction.updateTable('token_family').set(program).where('id', '=', familyId).execute();
    return issueTokens(transaction, { familyId, scope, parent, now });
  });
  if (!token) throw new OAuthError('invalid_grant', text('oauth.refresh_token'));
  return token;
}

/** Whether this token, or one issued in its place, was used before the grace period. */
async function isReused(
  db: Executor,
  { hash, parent }: { hash: Buffer; parent: Buffer | null },
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('refresh_token')
    .where((eb) => eb.or([eb('hash', '=', hash), eb('parent', '=', parent)]))
    .where('used', '<', secondsAfter(now, -REUSE_GRACE_S))
    .select('hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends a sign-in: all of its tokens become invalid. */
export async function revokeFamily(db: Executor, familyId: number, now: Date): Promise<void> {
  await db
    .updateTable('token_family')
    .set({ revoked: now })
    .where('id', '=', familyId)
    .where('revoked', 'is', null)
    .execute();
}

export interface RevokedFamilies {
  userId: number;
  /** Family that stays open. */
  keptFamilyId?: number;
  /** Only sessions of this program. Empty for programs without a name. */
  clientId?: string;
  now: Date;
}

/** Ends the sign-ins of a user and returns their number. */
export async function revokeFamilies(
  db: Executor,
  { userId, keptFamilyId, clientId, now }: RevokedFamilies,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('token_family')
    .set({ revoked: now })
    .where('user_id', '=', userId)
    .where('revoked', 'is', null)
    .$if(keptFamilyId !== undefined, (query) => query.where('id', '!=', keptFamilyId ?? 0))
    .$if(clientId !== undefined, (query) =>
      query.where((eb) => eb(eb.fn.coalesce('client_id', eb.val('')), '=', clientId ?? '')),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Revokes a token: a refresh token ends its sign-in, other tokens only themselves. */
export async function revokeByToken(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { token, clientId }: { token: string; clientId: string | undefined },
): Promise<void> {
  const hash = hashToken(token);
  if (isPersonalToken(token)) {
    await db.deleteFrom('personal_token').where('hash', '=', hash).execute();
    return;
  }
  await db
    .updateTable('token_family')
    .set({ revoked: clock() })
    .where('id', 'in', (from) =>
      from.selectFrom('refresh_token').where('hash', '=', hash).select('family_id'),
    )
    .where('revoked', 'is', null)
    .where(isOfClient(clientId))
    .execute();
  await db
    .deleteFrom('access_token')
    .using('token_family')
    .whereRef('token_family.id', '=', 'access_token.family_id')
    .where('access_token.hash', '=', hash)
    .where(isOfClient(clientId))
    .execute();
}

/** Whether a session belongs to the calling program, if the program has a name. */
function isOfClient(clientId: string | undefined) {
  return sql<boolean>`coalesce(client_id, '') = ${clientId ?? sql`coalesce(client_id, '')`}`;
}

/** Finds the user of a valid access token of a session, or of a personal one. */
export function createAuthenticate({ db, clock }: Pick<Services, 'db' | 'clock'>): Authenticate {
  return async (token) => {
    if (isPersonalToken(token)) return usePersonalToken(db, token, clock());
    const row = await db
      .selectFrom('access_token')
      .innerJoin('token_family', 'token_family.id', 'access_token.family_id')
      .innerJoin('user', 'user.id', 'token_family.user_id')
      .where('access_token.hash', '=', hashToken(token))
      .where('access_token.expires', '>', clock())
      .where('token_family.revoked', 'is', null)
      .where('user.is_banned', '=', false)
      .select(['user.id', 'user.is_superuser', 'user.is_moderator', 'user.is_content_banned'])
      .select('token_family.id as family_id')
      .executeTakeFirst();
    return (
      row && {
        id: row.id,
        isSuperuser: row.is_superuser,
        isModerator: row.is_superuser || row.is_moderator,
        isContentBanned: row.is_content_banned,
        familyId: row.family_id,
      }
    );
  };
}

/** Removes expired tokens. */
export async function removeExpiredTokens(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('access_token').where('expires', '<=', now).execute();
  await db.deleteFrom('refresh_token').where('expires', '<=', now).execute();
  await db
    .deleteFrom('token_family')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('refresh_token')
            .whereRef('family_id', '=', 'token_family.id')
            .select('hash'),
        ),
      ),
    )
    .execute();
}

interface Issue {
  familyId: number;
  scope: string;
  /** Hash of the exchanged refresh token; null at a sign-in. */
  parent: Buffer | null;
  now: Date;
}

async function issueTokens(db: Executor, { familyId, scope, parent, now }: Issue): Promise<Token> {
  const [accessToken, refreshToken] = [createOpaqueToken(), createOpaqueToken()];
  await db
    .insertInto('access_token')
    .values({
      hash: hashToken(accessToken),
      family_id: familyId,
      expires: secondsAfter(now, ACCESS_LIFETIME_S),
    })
    .execute();
  await db
    .insertInto('refresh_token')
    .values({
      hash: hashToken(refreshToken),
      family_id: familyId,
      expires: secondsAfter(now, REFRESH_LIFETIME_S),
      used: null,
      parent,
    })
    .execute();
  return {
    token_type: 'Bearer',
    access_token: accessToken,
    refresh_token: refreshToken,
    expires_in: ACCESS_LIFETIME_S,
    scope,
  };
}

function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}
