import type { Executor } from '../database/database.js';
import type { Services } from '../services.js';
import { originalKey } from './derived-keys.js';
import { lockFileKey } from './file-lock.js';

/** Job: removes files that nothing refers to any more. */
export async function removeFiles(
  { db, files }: Pick<Services, 'db' | 'files'>,
  { keys }: { keys: readonly string[] },
): Promise<void> {
  for (const key of keys) {
    await db.transaction().execute(async (transaction) => {
      await lockFileKey(transaction, key);
      if (!(await isUsed(transaction, key, [...USES, isOfGroup, isOfDeletedAccount])))
        await files.delete(key);
    });
  }
}

/** What each kind of file is kept for, besides groups. A file made of another goes with it. */
const USES: readonly ((db: Executor, key: string) => Promise<unknown>)[] = [
  (db, key) => db.selectFrom('igc_file').where('key', '=', key).select('id').executeTakeFirst(),
  (db, key) =>
    db
      .selectFrom('flight')
      .where('track_key', '=', originalKey(key))
      .select('id')
      .executeTakeFirst(),
  (db, key) =>
    db
      .selectFrom('story')
      .where('image_key', '=', originalKey(key))
      .select('id')
      .executeTakeFirst(),
  (db, key) => db.selectFrom('story').where('video_key', '=', key).select('id').executeTakeFirst(),
  (db, key) => db.selectFrom('user').where('image_key', '=', key).select('id').executeTakeFirst(),
  (db, key) =>
    db
      .selectFrom('archive_import')
      .where('key', '=', key)
      .where('status', '=', 'running')
      .select('id')
      .executeTakeFirst(),
];

/** Whether a file is there for what people see, and not only for somebody who may come back. */
export async function isPublicFile(db: Executor, key: string): Promise<boolean> {
  const isKept = (await isOfDeletedAccount(db, key)) || (await isOfGroup(db, key));
  return !isKept || isUsed(db, key, [...USES, isOfShownGroup]);
}

function isOfGroup(db: Executor, key: string) {
  return db.selectFrom('user_group').where('image_key', '=', key).select('id').executeTakeFirst();
}

/** Of a group whose only pilot may come back nothing is shown. */
function isOfShownGroup(db: Executor, key: string) {
  return db
    .selectFrom('user_group')
    .innerJoin('user_group_pilot', 'user_group_pilot.group_id', 'user_group.id')
    .where('image_key', '=', key)
    .select('user_group.id')
    .executeTakeFirst();
}

function isOfDeletedAccount(db: Executor, key: string) {
  return db
    .selectFrom('deleted_account_file')
    .where('key', '=', key)
    .select('key')
    .executeTakeFirst();
}

async function isUsed(db: Executor, key: string, uses: typeof USES): Promise<boolean> {
  for (const find of uses) {
    if (await find(db, key)) return true;
  }
  return false;
}
