import type { Services } from '../../platform/services.js';
import type { ScoreJob } from '../model/queues.js';
import { giveUpScoring, scoreFlightJob } from './score-flight.js';
import { ScoringError } from './scoring-error.js';

/** A file that fails this often would always fail. */
const MAX_SCORING_ATTEMPTS = 5;

/** Job: scores a flight. After too many attempts, marks it as impossible to score. */
export async function runScoreJob(
  services: Services,
  job: ScoreJob,
  attempt: number,
): Promise<void> {
  try {
    await scoreFlightJob(services, job);
  } catch (error) {
    services.log.error({ err: error, ...job, attempt }, 'scoring failed');
    const isHopeless = error instanceof ScoringError && attempt >= MAX_SCORING_ATTEMPTS;
    if (!isHopeless) throw error;
    await giveUpScoring(services, job);
  }
}
