import type { Services } from '../../platform/services.js';
import { type FlightAirspaces, type FlightPlace, findFlightAirspaces } from './flight-airspaces.js';
import type { ScoreTaskResult } from './score-igc-file.js';

/** A score with what is known around the flight. */
export interface FullScore extends ScoreTaskResult {
  readonly airspaces: FlightAirspaces | undefined;
}

/**
 * Judges a scored flight by what is known around it.
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
