import { nameKey } from '../../flights/model/name-key.js';

/** Keys of an entry by which its flights are found. */
export interface EntryKeys {
  readonly id: number;
  readonly registration_key: string | null;
  readonly competition_key: string | null;
}

export interface NamedFlight {
  readonly registration: string | null;
  readonly competition_id: string | null;
  /** Whether the bounds of the flight touch the start zone. */
  readonly touches_start: boolean;
}

/**
 * Finds the entry of a flight: the one with its registration, or else with its competition id. Others
 * elsewhere may have the same competition id, so that such a flight must come near the start.
 */
export function entryOfFlight<Entry extends EntryKeys>(
  flight: NamedFlight,
  entries: readonly Entry[],
): Entry | undefined {
  const registration = nameKey(flight.registration);
  const competition = nameKey(flight.competition_id);
  const registered = entries.find(({ registration_key: key }) => key === registration);
  if (registered) return registered;
  if (!flight.touches_start) return undefined;
  return entries.find(({ competition_key: key }) => key === competition);
}
