import type { Executor } from '../platform/database/database.js';

/** Sets the key of a collection's photo and returns the previous one; the collection is locked. */
export async function replaceImage(
  transaction: Executor,
  id: string,
  { key, now }: { readonly key: string | null; readonly now: Date },
): Promise<string | null> {
  const { image_key: before } = await transaction
    .selectFrom('flight_collection')
    .where('id', '=', id)
    .select('image_key')
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('flight_collection')
    .set({ image_key: key, modified: now })
    .where('id', '=', id)
    .execute();
  return before;
}

/** Whether a file is the photo of a collection. */
export async function isCollectionImage(db: Executor, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('flight_collection')
    .where('image_key', '=', key)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
