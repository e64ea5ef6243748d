import { sql } from 'kysely';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { selectModeratedUsers, serializeModeratedUser } from './moderated-users.js';
import { idIn, startsWord } from './starts-word.js';

const IN_STATE = {
  banned: sql<boolean>`("user".is_banned or "user".is_live_banned or "user".is_content_banned)`,
  staff: sql<boolean>`("user".is_superuser or "user".is_moderator)`,
  reported: sql<boolean>`"user".id in (select user_id from report where closed is null)`,
} as const;

export const listModeratedUsers = operation('listModeratedUsers', async (request, { db }) => {
  const { query: wanted, state, skip = 0, limit = 100 } = request.query;
  const reader = signedInUser(request);
  const rows = await selectModeratedUsers(db)
    .$if(wanted !== undefined, (select) => select.where(matches(wanted!, reader.isSuperuser)))
    .$if(state !== undefined, (select) => select.where(IN_STATE[state!]))
    .orderBy('user.id', 'desc')
    .offset(skip)
    .limit(limit)
    .execute();
  return rows.map((row) => serializeModeratedUser(row, reader));
});

function matches(wanted: string, byEmail: boolean) {
  return sql<boolean>`("user".id = ${idIn(wanted)} or ${startsWord('user.name', wanted)}
    or (${byEmail}::boolean and lower("user".email) = ${wanted.toLowerCase()}))`;
}
