import type { Executor } from '../../platform/database/database.js';
import { trackKeyOf } from './card-key.js';

/** Whether a file is a recording, a track or the card of a track. */
export async function isFlightFile(db: Executor, key: string): Promise<boolean> {
  const recording = await db
    .selectFrom('igc_file')
    .where('key', '=', key)
    .select('id')
    .executeTakeFirst();
  if (recording) return true;
  const flight = await db
    .selectFrom('any_flight')
    .where('track_key', '=', trackKeyOf(key))
    .select('id')
    .executeTakeFirst();
  return flight !== undefined;
}
