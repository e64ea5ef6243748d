import { indexOfYear } from '@cloudstreet/scoring/season';
import { type AircraftDbRow, listAircraftRows } from '../aircraft/queries.js';
import type { Executor } from '../platform/database/database.js';
import { AIRFIELDS } from './demo-data.js';
import type { DemoGlider, DemoWorld } from './make-flight.js';

/** Gliders and places of demo flights, read from the reference tables of this instance. */
export interface LoadedWorld extends DemoWorld {
  aircraftIds: ReadonlyMap<string, number>;
}

export async function loadWorld(
  db: Executor,
  { seed, season }: { seed: string; season: number },
): Promise<LoadedWorld> {
  const aircraft = await listAircraftRows(db);
  const airports = await db
    .selectFrom('airport')
    .where(
      'ourairports_ident',
      'in',
      AIRFIELDS.map(({ ident }) => ident),
    )
    .select(['ourairports_ident as ident', 'lat', 'lon', 'elevation_m as elevationM'])
    .execute();
  const gliders = aircraft.flatMap((row) => toGlider(row, season) ?? []);
  return {
    seed,
    gliders: new Map(gliders.map((glider) => [glider.name, glider])),
    places: new Map(
      airports.map(({ ident, lat, lon, elevationM }) => [
        ident ?? '',
        { lat, lon, elevationM: elevationM ?? 0 },
      ]),
    ),
    aircraftIds: new Map(aircraft.map(({ id, name }) => [name, id])),
  };
}

/** Undefined if the table lacks a value that the simulation needs. */
function toGlider(row: AircraftDbRow, season: number): DemoGlider | undefined {
  const { empty_mass, reference_mass, mtow, min_speed_m_s, polar_a, polar_b, polar_c } = row;
  if (empty_mass === null || reference_mass === null || mtow === null) return undefined;
  if (min_speed_m_s === null || polar_a === null || polar_b === null || polar_c === null) {
    return undefined;
  }
  return {
    name: row.name,
    kind: row.kind,
    seats: row.double_seater ? 2 : 1,
    selfLaunch: row.self_launch,
    emptyKg: empty_mass,
    referenceKg: reference_mass,
    maxKg: mtow,
    minSpeedMps: min_speed_m_s,
    polar: [polar_a, polar_b, polar_c],
    index: indexOfYear(row.indices, season) ?? 100,
  };
}
