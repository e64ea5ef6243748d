import { removeFiles } from '../files/remove-files.js';
import { giveUpScoring, scoreFlightJob } from '../flights/score-flight.js';
import type { Services } from '../services.js';

/** Starts to work on every queue. */
export async function startWork(services: Services): Promise<void> {
  const { jobs, log, config } = services;
  await jobs.work('score-flight', config.scoringThreads, async (job, isLastAttempt) => {
    try {
      await scoreFlightJob(services, job);
    } catch (error) {
      log.error({ err: error, ...job, isLastAttempt }, 'scoring failed');
      if (isLastAttempt) await giveUpScoring(services, job);
      throw error;
    }
  });
  await jobs.work('remove-files', 1, (job) => removeFiles(services, job));
}
