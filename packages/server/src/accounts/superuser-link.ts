import { sql } from 'kysely';
import type { Database } from '../platform/database/database.js';
import { createOpaqueToken, hashToken } from './opaque-token.js';

/** Long enough to register first, and short enough that an old log gives no access. */
const LIFETIME_MS = 24 * 3_600_000;

/**
 * Creates the token of a link that makes its visitor superuser; undefined if there is a superuser.
 * It replaces the previous one: only the newest link works.
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
 * Makes the user superuser and consumes the link; returns false if the link is invalid. A single
 * statement, so that only one of two simultaneous calls succeeds.
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
