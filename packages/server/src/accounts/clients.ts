import { sql } from 'kysely';
import type { Database } from '../platform/database/database.js';
import { withoutNull } from '../platform/http/responses.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';
import { REFRESH_LIFETIME_S } from './tokens.js';

/** Finds the clients with open sessions of a user, the most recently used first. */
export async function findClients(
  db: Database,
  { id, familyId }: { id: number; familyId?: number },
  now: Date,
) {
  const { rows } = await sql<{
    client_id: string | null;
    sessions: number;
    created: Date;
    last_expires: Date;
    is_current: boolean;
    app_version: string | null;
    installed_on: 'iOS' | 'Android' | null;
  }>`
    select nullif(client_id, '') as client_id, count(*)::int as sessions, min(token_family.created) as created,
      max(last.expires) as last_expires,
      (array_agg(app_version order by last.expires desc))[1] as app_version,
      (array_agg(installed_on order by last.expires desc))[1] as installed_on,
      bool_or(token_family.id = ${familyId ?? null}::int) as is_current
    from token_family
    cross join lateral (
      select max(expires) as expires from refresh_token where family_id = token_family.id
    ) as last
    where user_id = ${id} and revoked is null and last.expires > ${now}
    group by nullif(client_id, '')
    order by last_expires desc, client_id`.execute(db);
  return rows.map((row) =>
    withoutNull({
      client_id: row.client_id,
      sessions: row.sessions,
      created: toTimestamp(row.created),
      last_used: toTimestamp(new Date(row.last_expires.getTime() - REFRESH_LIFETIME_S * 1000)),
      is_current: row.is_current || null,
      app_version: row.app_version,
      installed_on: row.installed_on,
    }),
  );
}
