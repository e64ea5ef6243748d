import type { Services } from '../../platform/services.js';
import { toTimestamp } from '../../platform/text/calendar-formats.js';
import type { CompetitionFlight, CompetitionResult, evaluateFlight } from './evaluate-flight.js';
import { readStoredTrack, type TrackRow } from './fly-stored-track.js';

/** Evaluates a flight for the task of a competition in a worker thread. */
export async function evaluateStoredFlight(
  services: Pick<Services, 'files' | 'workers'>,
  flight: TrackRow,
  task: Omit<CompetitionFlight, 'track' | 'unpowered'>,
): Promise<CompetitionResult | null> {
  return services.workers.run<typeof evaluateFlight>('evaluateFlight', {
    ...task,
    ...(await readStoredTrack(services, flight)),
  });
}

/** Returns a missed point in the form of the contract. */
export function serializeMissed({ timeS, ...missed }: NonNullable<CompetitionResult['missed']>) {
  return { ...missed, time: toTimestamp(new Date(timeS * 1000)) };
}
