import type { Selectable } from 'kysely';
import type { DB } from '../../platform/database/schema.js';

/** A row of the table `flight`. */
export type FlightRow = Selectable<DB['flight']>;
