import type { Services } from '../../platform/services.js';
import { type FlightAirspaces, type FlightPlace, findFlightAirspaces } from './flight-airspaces.js';
import type { ScoreTaskResult } from './score-igc-file.js';

/** A score with the airspaces near the flight. */
export interface FullScore extends ScoreTaskResult {
  readonly airspaces: FlightAirspaces | undefined;
}

/**
 * Checks a scored flight against the airspaces of its day.
 *
 * @throws {ScoringError} If the flight cannot be checked. Other errors come from the database.
 */
export async function withAirspaces(
  services: Pick<Services, 'db' | 'workers'>,
  flight: FlightPlace,
  result: ScoreTaskResult,
): Promise<FullScore> {
  return { ...result, airspaces: await findFlightAirspaces(services, flight, result) };
}
