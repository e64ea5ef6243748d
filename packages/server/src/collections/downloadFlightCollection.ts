import { sql } from 'kysely';
import type { ArchiveEntry } from '../platform/archive/entry.js';
import { zipFile } from '../platform/archive/zip-file.js';
import type { Executor } from '../platform/database/database.js';
import { operation, signedInUser } from '../platform/http/operation.js';
import type { Services } from '../platform/services.js';
import { isFlightSeenBy, lockCollection } from './queries.js';

interface FileRow {
  id: number;
  key: string;
  scoring_date: string;
}

export const downloadFlightCollection = operation(
  'downloadFlightCollection',
  async (request, services) => {
    const { db, clock } = services;
    const { id } = request.path;
    const user = signedInUser(request);
    const rows = await db.transaction().execute(async (transaction) => {
      await lockCollection(transaction, id, user);
      return findFiles(transaction, id, user);
    });
    return zipFile({
      name: `collection-${id}.zip`,
      entries: entriesOf(rows, services),
      lastModified: clock(),
    });
  },
  { rateLimit: { perMinute: 10 } },
);

/** Files that the caller may download one by one; a file with several flights only once. */
async function findFiles(
  db: Executor,
  id: string,
  user: { readonly id: number; readonly isSuperuser: boolean },
): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select igc_file.id, igc_file.key, min(any_flight.scoring_date)::text as scoring_date
    from flight_collection_flight as collected
    join any_flight on any_flight.id = collected.flight_id
    join igc_file on igc_file.id = any_flight.igc_file_id
    left join "user" as pilot on pilot.id = any_flight.user_id
    where collection_id = ${id} and ${isFlightSeenBy(user)}
      and (${user.isSuperuser} or pilot.open_in_seeyou
        or ${user.id} in (any_flight.user_id, any_flight.co_user_id))
      and not exists (
        select from any_flight as hidden
        where hidden.igc_file_id = igc_file.id and not hidden.is_public
          and (${user.id} in (hidden.user_id, hidden.co_user_id)) is not true)
    group by igc_file.id, igc_file.key
    order by min(position)`.execute(db);
  return rows;
}

async function* entriesOf(
  rows: readonly FileRow[],
  { files }: Pick<Services, 'files'>,
): AsyncGenerator<ArchiveEntry> {
  for (const { id, key, scoring_date: day } of rows) {
    // Its flight may have been deleted in the meantime.
    if (!(await files.exists(key))) continue;
    yield { name: `${day}-${id}.igc`, input: await files.getBytes(key) };
  }
}
