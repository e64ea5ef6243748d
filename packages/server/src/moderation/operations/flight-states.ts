import type { QueryParameters } from '@cloudstreet/sdk/contract';
import { type RawBuilder, sql } from 'kysely';

export type FlightState = NonNullable<QueryParameters<'listModeratedFlights'>['state']>;

/** Conditions on rows of `any_flight`, by what moderators look for. */
export const IN_STATE: Readonly<Record<FlightState, RawBuilder<boolean>>> = {
  pending: sql`any_flight.status in ('pending', 'scoring')`,
  invalid: sql`any_flight.status = 'invalid'`,
  reported: sql`any_flight.id in
    (select subject_id::integer from report where kind = 'flight' and closed is null)`,
  hidden: sql`any_flight.hidden is not null`,
};
