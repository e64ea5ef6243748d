import { type FlightDetail, unwrap } from '@cloudstreet/sdk';
import type { TestUser } from './start-test-api.js';

/** Confirms that a user was on board, as the pilot of a flight says. */
export function confirmSeat({ api }: Pick<TestUser, 'api'>, id: number): Promise<FlightDetail> {
  return unwrap(api.POST('/flightdetail/{id}/crew', { params: { path: { id } } }));
}
