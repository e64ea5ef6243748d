import type { Executor } from '../platform/database/database.js';
import { readOtherGliders } from '../reference/built-in.js';
import { aircraftMatcher } from './match-aircraft.js';
import { listAircraftNames } from './queries.js';

/** Finds the aircraft of a recorder's glider type. Undefined if there is any doubt. */
export async function findAircraftByName(db: Executor, gliderType: string) {
  const match = aircraftMatcher(await listAircraftNames(db), await readOtherGliders());
  return match(gliderType);
}
