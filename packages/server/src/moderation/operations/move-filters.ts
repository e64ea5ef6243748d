import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.js';

interface ToMerge {
  readonly id: number;
  readonly into: number;
}

/** Replaces the id of a merged user or club in the saved filters of all users. */
export async function moveFilters(
  db: Executor,
  kind: 'user' | 'club',
  { id, into }: ToMerge,
): Promise<void> {
  const named = `["&]${kind}=[^&"]*(?<![0-9])${id}(?![0-9])`;
  const users = await db
    .selectFrom('user')
    .where(sql<boolean>`filter::text ~ ${named}`)
    .orderBy('id')
    .forUpdate()
    .select(['id', 'filter'])
    .execute();
  for (const { id: userId, filter } of users) {
    const moved = filter.map(({ name, search }) => ({
      name,
      search: search.replace(
        new RegExp(String.raw`(?<=^|&)${kind}=([^&]*)`, 'g'),
        (_, values: string) => `${kind}=${replaceId(values, { id, into })}`,
      ),
    }));
    await db
      .updateTable('user')
      .set({ filter: JSON.stringify(moved) })
      .where('id', '=', userId)
      .execute();
  }
}

/** Replaces an id in a list, where it may be already. */
function replaceId(values: string, { id, into }: ToMerge): string {
  const ids = values.split(/,|%2C/i).map((value) => (value === String(id) ? String(into) : value));
  return Array.from(new Set(ids)).join(',');
}
