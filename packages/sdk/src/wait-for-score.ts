import type { Api } from './client.js';
import { pause } from './deadline.js';
import { requestError } from './errors.js';
import type { FlightDetail, FlightStatus } from './models.js';
import { unwrap } from './unwrap.js';

/** Returns whether the flight is not scored yet. */
export function awaitsScore(status: FlightStatus): boolean {
  return status === 'pending' || status === 'scoring';
}

/**
 * Polls a flight until it is scored and returns it. Set a time limit with
 * `{ signal: AbortSignal.timeout(60_000) }`.
 *
 * @throws {ApiError} If a call fails, or with code `CANCELLED` or `TIMEOUT` when the signal fires.
 */
export async function waitForScore(
  api: Api,
  id: number,
  { signal, pollMs = 1000 }: { signal?: AbortSignal; pollMs?: number } = {},
): Promise<FlightDetail> {
  for (;;) {
    const init = { params: { path: { id } }, ...(signal && { signal }) };
    const flight = await unwrap(api.GET('/flightdetail/{id}', init));
    if (!awaitsScore(flight.status)) return flight;
    await pause(pollMs, signal).catch((cause: unknown) => {
      throw requestError(cause);
    });
  }
}
