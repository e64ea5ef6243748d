import type { Executor } from '../../platform/database/database.js';

/** Sets the key of a travel's photo and returns the previous one; the travel is locked. */
export async function replaceImage(
  transaction: Executor,
  id: number,
  key: string | null,
): Promise<string | null> {
  const { image_key: before } = await transaction
    .selectFrom('travel')
    .where('id', '=', id)
    .select('image_key')
    .executeTakeFirstOrThrow();
  await transaction.updateTable('travel').set({ image_key: key }).where('id', '=', id).execute();
  return before;
}

/** Whether a file is the photo of a travel. */
export async function isTravelImage(db: Executor, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('travel')
    .where('image_key', '=', key)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
