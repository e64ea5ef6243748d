import type { Services } from '../../platform/services.js';
import { type FlightAirspaces, type FlightPlace, findFlightAirspaces } from './flight-airspaces.js';
import type { ScoreTaskResult } from './score-igc-file.js';

/** A score with the airspaces that the flight came near. */
export interface FullScore extends ScoreTaskResult {
  readonly airspaces: FlightAirspaces | undefined;
}

/**
 * Judges a scored flight by the airspaces of its day.
 *
 * @throws {ScoringError} If the flight cannot be judged; other errors are the database's.
 */
export async function withAirspaces(
  services: Pick<Services, 'db' | 'workers'>,
  flight: FlightPlace,
  result: ScoreTaskResult,
): Promise<FullScore> {
  return { ...result, airspaces: await findFlightAirspaces(services, flight, result) };
}
