import type { Executor } from '../database/database.js';
import { matchAircraft } from './match-aircraft.js';
import { listAircraftNames } from './queries.js';

/** Finds the aircraft that a recorder's glider type names, or undefined where there is doubt. */
export async function findAircraftByName(db: Executor, gliderType: string) {
  return matchAircraft(gliderType, await listAircraftNames(db));
}
