import { sql } from 'kysely';

/**
 * Public flights that earn badges: those with a valid file. While a flight is scored again, it counts with
 * its previous results. Late uploads count, because they were flown. Use it on the view `flight`.
 */
export const EARNS_BADGES = sql<boolean>`flight.valid >= 2`;
