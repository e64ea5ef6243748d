import { sql } from 'kysely';
import { operation } from '../../platform/http/operation.js';
import { selectModeratedClubs, serializeModeratedClub } from './moderated-clubs.js';
import { idIn, startsWord } from './starts-word.js';

export const listModeratedClubs = operation('listModeratedClubs', async ({ query }, { db }) => {
  const { query: wanted, skip = 0, limit = 100 } = query;
  const rows = await selectModeratedClubs(db)
    .$if(wanted !== undefined, (select) =>
      select.where(
        sql<boolean>`(club.id = ${idIn(wanted!)} or ${startsWord('club.name', wanted!)})`,
      ),
    )
    .orderBy('club.id', 'desc')
    .offset(skip)
    .limit(limit)
    .execute();
  return rows.map(serializeModeratedClub);
});
