import type { YearIndex } from '@cloudstreet/scoring/season';
import type { Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Executor } from '../platform/database/database.js';
import type { DB } from '../platform/database/schema.js';
import { NotFoundError, text } from '../platform/errors/errors.js';

/** An aircraft with its index of every year. */
export type AircraftDbRow = Selectable<DB['aircraft']> & { indices: YearIndex[] };

/** All aircraft by name. */
export function listAircraftRows(db: Executor): Promise<AircraftDbRow[]> {
  return selectAircraft(db).orderBy('aircraft.name').execute();
}

/** @throws {NotFoundError} If there is no such aircraft. */
export async function getAircraftRow(db: Executor, id: number): Promise<AircraftDbRow> {
  const row = await findAircraftRow(db, id);
  if (!row) throw new NotFoundError(text('aircraft.notFound', { id }));
  return row;
}

export function findAircraftRow(db: Executor, id: number): Promise<AircraftDbRow | undefined> {
  return selectAircraft(db).where('aircraft.id', '=', id).executeTakeFirst();
}

/** Returns the names of all aircraft, to match a recorder's glider type with. */
export function listAircraftNames(db: Executor) {
  return db.selectFrom('aircraft').select(['id', 'name', 'sc_class']).execute();
}

function selectAircraft(db: Executor) {
  return db
    .selectFrom('aircraft')
    .selectAll('aircraft')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('aircraft_index')
          .whereRef('aircraft_index.aircraft_id', '=', 'aircraft.id')
          .select(['aircraft_index.year', 'aircraft_index.index']),
      ).as('indices'),
    );
}
