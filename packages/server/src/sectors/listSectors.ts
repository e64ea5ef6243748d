import { sql } from 'kysely';
import { operation } from '../platform/http/operation.js';
import { readLanguage } from '../platform/text/read-language.js';
import { sectorName } from '../reference/sector-name.js';

export const listSectors = operation('listSectors', async ({ acceptLanguage }, { db }) => {
  const language = readLanguage(acceptLanguage);
  const rows = await db
    .selectFrom('sector')
    .select(['id', 'names'])
    .select(
      sql<
        [number, number, number, number]
      >`array[(bounds[1])[0], (bounds[1])[1], (bounds[0])[0], (bounds[0])[1]]`.as('bbox'),
    )
    .execute();
  const order = new Intl.Collator(language);
  return rows
    .map(({ id, names, bbox }) => ({ id, name: sectorName(names, language), bbox }))
    .toSorted((a, b) => order.compare(a.name, b.name));
});
