import { updateBadges } from '../../badges/update-badges.js';
import type { Executor } from '../../platform/database/database.js';
import { ForbiddenError } from '../../platform/errors/errors.js';
import { removeFilesQueue } from '../../platform/files/remove-files.js';
import { operation, signedInUser } from '../../platform/http/operation.js';
import { updateRankings } from '../../rankings/update-rankings.js';
import { filesOf, findStories } from '../../stories/queries.js';
import { cardKey } from '../model/card-key.js';
import { lockOwnFlight } from '../model/ownership.js';
import { scoreLockTime } from '../model/score-lock-time.js';

export const deleteFlightDetail = operation('deleteFlightDetail', async (request, services) => {
  const { db, jobs, clock } = services;
  const user = signedInUser(request);
  await db.transaction().execute(async (transaction) => {
    const flight = await lockOwnFlight(transaction, request.path.id, user);
    // Another call may remove photos and videos at any time.
    const isFixed = clock() >= scoreLockTime(flight) && !flight.anonymous_upload;
    if (isFixed && !user.isSuperuser) {
      throw new ForbiddenError('EDIT_LOCKED');
    }
    const stories = await findStories(transaction, [flight.id]);
    await transaction.deleteFrom('any_flight').where('id', '=', flight.id).execute();
    await updateRankings(transaction, flight.user_id, flight.season);
    await updateBadges(transaction, flight.user_id);
    const fileKey = await removeFileOfLastFlight(transaction, flight.igc_file_id);
    const keys = [
      ...(fileKey === null ? [] : [fileKey]),
      ...(flight.track_key === null ? [] : [flight.track_key, cardKey(flight.track_key)]),
      ...stories.flatMap(filesOf),
    ];
    if (keys.length > 0) await jobs.send(transaction, removeFilesQueue, { keys });
  });
  return undefined;
});

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
