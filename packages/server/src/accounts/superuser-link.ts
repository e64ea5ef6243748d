import { sql } from 'kysely';
import type { Database } from '../platform/database/database.js';
import { createOpaqueToken, hashToken } from './opaque-token.js';

/** Long enough to sign up first, short enough that an old log gives no access. */
const LIFETIME_MS = 24 * 3_600_000;

/**
 * Makes the token of a link whose visitor may become superuser, or undefined where there is a
 * superuser already. It replaces the one before: only the newest link is good.
 */
export async function createSuperuserLink(db: Database, now: Date): Promise<string | undefined> {
  const token = createOpaqueToken();
  const { rows } = await sql`
    insert into superuser_link (hash, created)
    select ${hashToken(token)}, ${now}
    where not exists (select from "user" where is_superuser)
    on conflict (only_one) do update set hash = excluded.hash, created = excluded.created
    returning hash`.execute(db);
  return rows.length > 0 ? token : undefined;
}

/**
 * Makes the user superuser and uses the link up; false where it is not good. In one statement, so
 * that of two who come at the same time one finds it gone.
 */
export async function redeemSuperuserLink(
  db: Database,
  { token, userId, now }: { token: string; userId: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with link as (
      delete from superuser_link
      where hash = ${hashToken(token)} and created > ${new Date(now.getTime() - LIFETIME_MS)}
        and not exists (select from "user" where is_superuser)
      returning hash
    )
    update "user" set is_superuser = true
    where id = ${userId} and exists (select from link)
    returning id`.execute(db);
  return rows.length > 0;
}
