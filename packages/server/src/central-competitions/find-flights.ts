import { nameKey } from '../flights/model/name-key.js';
import type { Executor } from '../platform/database/database.js';
import type { CentralResult } from './read-results.js';

/**
 * Finds the public flight of each result: of the day, with the same registration, or with the same
 * competition id if no other flight of the day has it.
 *
 * @returns Ids in the order of the results.
 */
export async function findFlights(
  db: Executor,
  day: string,
  results: readonly CentralResult[],
): Promise<(number | undefined)[]> {
  if (results.length === 0) return [];
  const flights = await db
    .selectFrom('flight')
    .where('scoring_date', '=', day)
    .select(['id', 'registration', 'competition_id'])
    .orderBy('id')
    .execute();
  const byRegistration = groupBy(flights, ({ registration }) => registration);
  const byCompetitionId = groupBy(flights, ({ competition_id: id }) => id);
  return results.map(({ registration, competition_id: id }) => {
    const same = byRegistration.get(nameKey(registration));
    const called = byCompetitionId.get(nameKey(id));
    return same?.length === 1 ? same[0] : called?.length === 1 ? called[0] : undefined;
  });
}

interface Flown {
  readonly id: number;
}

function groupBy<Row extends Flown>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | null,
): ReadonlyMap<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const row of rows) {
    const key = nameKey(keyOf(row));
    if (key !== '') groups.set(key, [...(groups.get(key) ?? []), row.id]);
  }
  return groups;
}
