import type { ScoreInput } from '@cloudstreet/scoring/score';
import type { Selectable } from 'kysely';
import { findAircraftByName } from '../../aircraft/find-aircraft-by-name.js';
import type { Executor } from '../../platform/database/database.js';
import type { DB } from '../../platform/database/schema.js';

/**
 * Finds out whether a file names another aircraft than the one of its flight. Many recorders name a
 * wrong type for years. The name counts only if it is new since the last flight with the recorder.
 */
export async function findOtherAircraft(
  db: Executor,
  flight: Pick<Selectable<DB['flight']>, 'id' | 'user_id' | 'igc_file_id'>,
  aircraft: { readonly id: number; readonly name: string },
): Promise<ScoreInput['otherAircraft']> {
  const { logger, header } = await db
    .selectFrom('igc_file')
    .where('id', '=', flight.igc_file_id)
    .select(['logger', 'header'])
    .executeTakeFirstOrThrow();
  const type = gliderType(header);
  if (!logger || !type) return undefined;
  const last = await db
    .selectFrom('any_flight as flight')
    .innerJoin('igc_file', 'igc_file.id', 'flight.igc_file_id')
    .where('flight.user_id', '=', flight.user_id)
    .where('flight.id', '<', flight.id)
    .where('flight.igc_file_id', '!=', flight.igc_file_id)
    .where('flight.aircraft_id', '=', aircraft.id)
    .where('igc_file.logger', '=', logger)
    .orderBy('flight.scoring_date', 'desc')
    .orderBy('flight.id', 'desc')
    .select('igc_file.header')
    .limit(1)
    .executeTakeFirst();
  if (!last || gliderType(last.header) === type) return undefined;
  const named = await findAircraftByName(db, type);
  if (!named || named.id === aircraft.id) return undefined;
  return { named: named.name, given: aircraft.name };
}

function gliderType(header: { gliderType?: string }): string | undefined {
  return header.gliderType?.trim() || undefined;
}
