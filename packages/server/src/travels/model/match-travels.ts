interface Stored {
  readonly id: number;
  readonly flightIds: readonly number[];
}

/**
 * Finds the travel that a found one continues: the one with which it shares the most flights. Each is
 * continued once.
 *
 * @param found Flights of each found travel.
 * @returns Per found travel the id of the stored one; undefined for a new travel.
 */
export function matchTravels(
  stored: readonly Stored[],
  found: readonly (readonly number[])[],
): (number | undefined)[] {
  const pairs = found.flatMap((flightIds, index) =>
    stored.map(({ id, flightIds: before }) => ({
      id,
      index,
      shared: before.filter((flight) => flightIds.includes(flight)).length,
    })),
  );
  const matches: (number | undefined)[] = found.map(() => undefined);
  const taken = new Set<number>();
  const best = pairs
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared || one.id - other.id);
  for (const { id, index } of best) {
    if (taken.has(id) || matches[index] !== undefined) continue;
    matches[index] = id;
    taken.add(id);
  }
  return matches;
}
