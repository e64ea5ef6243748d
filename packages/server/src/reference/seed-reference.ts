import tzLookup from '@photostructure/tz-lookup';
import type { Database, Executor } from '../platform/database/database.js';
import { readBuiltInAircraft, readBuiltInAirports } from './built-in.js';
import { dataFile } from './data-file.js';
import { readSectors } from './read-sectors.js';
import { type AircraftRecord, type AirportRecord, withoutIndices } from './records.js';
import { readRegions } from './regions.js';
import { saveRegions } from './save-regions.js';
import { addSectors } from './save-sectors.js';
import { seedCities } from './seed-cities.js';

/**
 * Adds the built-in gliders, airfields, sectors and searchable cities. Existing rows stay unchanged, so a
 * second start changes nothing, nor does a start after an import.
 */
export async function seedReference(db: Database): Promise<void> {
  const [aircraft, airports, regions, sectors] = await Promise.all([
    readBuiltInAircraft(),
    readBuiltInAirports(),
    readRegions(),
    readSectors(dataFile('sectors.json')),
  ]);
  await db.transaction().execute(async (transaction) => {
    await saveRegions(transaction, { ids: airports.map((airport) => airport.region_id), regions });
    await addAirports(transaction, airports);
    await addAircraft(transaction, aircraft);
    await addSectors(transaction, sectors);
  });
  await seedCities(db);
}

async function addAirports(db: Executor, airports: readonly AirportRecord[]): Promise<void> {
  const rows = airports.map((airport) => ({
    ...airport,
    timezone: tzLookup(airport.lat, airport.lon),
  }));
  await db
    .insertInto('airport')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function addAircraft(db: Executor, aircraft: readonly AircraftRecord[]): Promise<void> {
  const added = await db
    .insertInto('aircraft')
    .values(aircraft.map(withoutIndices))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning(['id', 'name'])
    .execute();
  const idOf = new Map(added.map(({ id, name }) => [name, id]));
  const indices = aircraft.flatMap(({ name, indices: values }) => {
    const aircraftId = idOf.get(name);
    return aircraftId === undefined
      ? []
      : [...values].map(([year, index]) => ({ aircraft_id: aircraftId, year, index }));
  });
  if (indices.length > 0) await db.insertInto('aircraft_index').values(indices).execute();
}
