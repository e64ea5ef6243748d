import { updateBadgesOf } from '../../badges/update-badges.js';
import type { Executor } from '../../platform/database/database.js';
import { removeFilesQueue } from '../../platform/files/remove-files.js';
import type { Jobs } from '../../platform/queue/jobs.js';
import { updateRankings } from '../../rankings/update-rankings.js';
import { filesOf, findStories } from '../../stories/queries.js';
import { updateTravelsOf } from '../../travels/model/update-travels.js';
import { cardKey } from '../model/card-key.js';
import type { FlightRow } from '../model/flight-row.js';

/** Deletes a flight, which is locked, with its files, and updates rankings, badges and travels. */
export async function removeFlight(
  transaction: Executor,
  jobs: Jobs,
  flight: Pick<FlightRow, 'id' | 'user_id' | 'co_user_id' | 'season' | 'igc_file_id' | 'track_key'>,
): Promise<void> {
  const stories = await findStories(transaction, [flight.id]);
  await transaction.deleteFrom('any_flight').where('id', '=', flight.id).execute();
  await updateRankings(transaction, flight.user_id, flight.season);
  await updateBadgesOf(transaction, [flight.user_id, flight.co_user_id]);
  await updateTravelsOf(transaction, [flight.user_id, flight.co_user_id]);
  const fileKey = await removeFileOfLastFlight(transaction, flight.igc_file_id);
  const keys = [
    ...(fileKey === null ? [] : [fileKey]),
    ...(flight.track_key === null ? [] : [flight.track_key, cardKey(flight.track_key)]),
    ...stories.flatMap(filesOf),
  ];
  if (keys.length > 0) await jobs.send(transaction, removeFilesQueue, { keys });
}

/**
 * Removes the row of a file without flights, so that it can be uploaded again. Returns its key, or
 * null if it has flights.
 */
async function removeFileOfLastFlight(db: Executor, fileId: number): Promise<string | null> {
  const file = await db
    .selectFrom('igc_file')
    .where('id', '=', fileId)
    .select('key')
    .forUpdate()
    .executeTakeFirstOrThrow();
  const left = await db
    .selectFrom('any_flight')
    .where('igc_file_id', '=', fileId)
    .select('id')
    .executeTakeFirst();
  if (left) return null;
  const isKept = await db
    .selectFrom('deleted_account_file')
    .where('key', '=', file.key)
    .select('key')
    .executeTakeFirst();
  if (isKept) return null;
  await db.deleteFrom('igc_file').where('id', '=', fileId).execute();
  return file.key;
}
