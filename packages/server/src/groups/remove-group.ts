import { sql } from 'kysely';
import type { Executor } from '../platform/database/database.js';
import { removeFilesQueue } from '../platform/files/remove-files.js';
import type { Services } from '../platform/services.js';

/** Removes a group, and its image if nothing else refers to it. */
export async function removeGroup(
  transaction: Executor,
  jobs: Services['jobs'],
  id: number,
): Promise<void> {
  const removed = await transaction
    .deleteFrom('user_group')
    .where('id', '=', id)
    .returning('image_key')
    .execute();
  await removeImages(transaction, jobs, removed);
}

/** Removes groups without pilots, unless a deleted account may be restored into them. */
export async function removeEmptyGroups(
  transaction: Executor,
  jobs: Services['jobs'],
): Promise<void> {
  const { rows } = await sql<{ image_key: string | null }>`
    delete from user_group
    where not exists (select from user_group_pilot where group_id = user_group.id)
      and not exists (
        select from deleted_account_row
        where table_name = 'user_group_pilot' and content ->> 'group_id' = user_group.id::text)
    returning image_key`.execute(transaction);
  await removeImages(transaction, jobs, rows);
}

async function removeImages(
  transaction: Executor,
  jobs: Services['jobs'],
  removed: readonly { image_key: string | null }[],
): Promise<void> {
  const keys = removed.flatMap(({ image_key: key }) => key ?? []);
  if (keys.length > 0) await jobs.send(transaction, removeFilesQueue, { keys });
}
