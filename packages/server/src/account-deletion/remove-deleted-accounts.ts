import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { removeQueuedMails } from '../accounts/mail-queue.js';
import { forgetGuesses } from '../accounts/password-attempts.js';
import { anonymizePilot } from '../flights/model/anonymize-pilot.js';
import { removeEmptyGroups } from '../groups/remove-group.js';
import type { Executor } from '../platform/database/database.js';
import { lockFileKey } from '../platform/files/file-lock.js';
import { contentHash, contentKey } from '../platform/files/file-store.js';
import { removeFilesQueue } from '../platform/files/remove-files.js';
import { storeFile } from '../platform/files/store-file.js';
import type { Services } from '../platform/services.js';

type Needed = Pick<Services, 'db' | 'files' | 'jobs' | 'mailer' | 'clock'>;

/**
 * Permanently removes accounts that were deleted seven days ago: rows, files, mails and jobs. Every
 * step can run again, and the row of the account is deleted last, so that the next call completes
 * the work after a crash.
 */
export async function removeDeletedAccounts(services: Needed): Promise<void> {
  const { db, clock, mailer } = services;
  const deletedAccounts = await db
    .selectFrom('deleted_account')
    .where('until', '<=', clock())
    .orderBy('id')
    .select(['id', 'name', 'email', 'kept_flights', 'co_flights'])
    .execute();
  for (const deleted of deletedAccounts) {
    for (const flightId of deleted.kept_flights)
      await blankFileOf(services, flightId, deleted.name);
    await removeCoPilot(db, deleted.co_flights);
    await mailer.forget(deleted.email);
    await forget(services, deleted);
  }
}

/** Blanks the file of a flight that stays for its co-pilot, unless another user uploaded it as well. */
async function blankFileOf(
  { db, files, jobs }: Needed,
  flightId: number,
  pilot: string,
): Promise<void> {
  const file = await db
    .selectFrom('igc_file')
    .innerJoin('flight', 'flight.igc_file_id', 'igc_file.id')
    .where('flight.id', '=', flightId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('flight as other')
            .whereRef('other.igc_file_id', '=', 'igc_file.id')
            .where('other.user_id', 'is not', null)
            .select('other.id'),
        ),
      ),
    )
    .select(['igc_file.id', 'igc_file.key'])
    .executeTakeFirst();
  if (!file) return;
  const bytes = anonymizePilot(await files.getBytes(file.key), pilot);
  const hash = contentHash(bytes);
  const key = contentKey('igc', hash, 'igc');
  await db.transaction().execute(async (transaction) => {
    if (key !== file.key) await lockFileKey(transaction, file.key);
    await storeFile(transaction, files, { key, bytes });
    await sql`
      update igc_file set hash = ${hash}, key = ${key}, size_bytes = ${bytes.length},
        md5 = ${createHash('md5').update(bytes).digest('hex')},
        name = ${`${flightId}.igc`}, header = header - 'pilotName'
      where id = ${file.id} and key = ${file.key}`.execute(transaction);
    if (key !== file.key) await jobs.send(transaction, removeFilesQueue, { keys: [file.key] });
  });
}

/**
 * Removes the co-pilot's name that was read from files. The files stay, because they belong to
 * their pilots.
 */
async function removeCoPilot(db: Executor, flightIds: readonly number[]): Promise<void> {
  await sql`
    update igc_file set header = header - 'copilotName'
    where id in (select igc_file_id from flight where id = any(${flightIds}::int[]))`.execute(db);
}

interface DeletedAccount {
  id: number;
  name: string;
  email: string;
}

async function forget({ db, jobs }: Needed, { id, email }: DeletedAccount): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Simultaneous restores and other processes wait here.
    const keys = await lockKeys(transaction, id);
    await transaction.deleteFrom('deleted_account').where('id', '=', id).execute();
    await sql`
      delete from igc_file where key = any(${keys})
        and not exists (select from flight where flight.igc_file_id = igc_file.id)
        and not exists (select from deleted_account_file where deleted_account_file.key = igc_file.key)`.execute(
      transaction,
    );
    await removeEmptyGroups(transaction, jobs);
    await forgetGuesses(transaction, { id, email });
    await removeQueuedMails(transaction, { id, email });
    if (keys.length > 0) await jobs.send(transaction, removeFilesQueue, { keys });
  });
}

async function lockKeys(transaction: Executor, id: number): Promise<string[]> {
  await transaction
    .selectFrom('deleted_account')
    .where('id', '=', id)
    .select('id')
    .forUpdate()
    .execute();
  const rows = await transaction
    .selectFrom('deleted_account_file')
    .where('account_id', '=', id)
    .select('key')
    .execute();
  return rows.map(({ key }) => key);
}
