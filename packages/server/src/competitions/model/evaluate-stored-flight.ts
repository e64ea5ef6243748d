import type { LaunchFields } from '../../platform/database/column-types.js';
import type { Services } from '../../platform/services.js';
import { toTimestamp } from '../../platform/text/calendar-formats.js';
import type { CompetitionFlight, CompetitionResult, evaluateFlight } from './evaluate-flight.js';

/** Columns of a flight that its evaluation reads. */
export interface StoredFlight {
  readonly track_key: string;
  readonly takeoff_time: Date;
  readonly landing_time: Date | null;
  readonly launch: LaunchFields;
  readonly unpowered_times: number[] | null;
}

/** Evaluates a flight for the task of a competition in a worker thread. */
export async function evaluateStoredFlight(
  { files, workers }: Pick<Services, 'files' | 'workers'>,
  flight: StoredFlight,
  task: Omit<CompetitionFlight, 'track' | 'unpowered'>,
): Promise<CompetitionResult | null> {
  const takeoffS = flight.takeoff_time.getTime() / 1000;
  return workers.run<typeof evaluateFlight>('evaluateFlight', {
    ...task,
    track: await files.getBytes(flight.track_key),
    unpowered: {
      releaseS: takeoffS + (flight.launch.launch_time ?? 0),
      ...(flight.landing_time && { landingS: flight.landing_time.getTime() / 1000 }),
      unpoweredTimes: flight.unpowered_times ?? undefined,
    },
  });
}

/** Returns a missed point in the form of the contract. */
export function serializeMissed({ timeS, ...missed }: NonNullable<CompetitionResult['missed']>) {
  return { ...missed, time: toTimestamp(new Date(timeS * 1000)) };
}
