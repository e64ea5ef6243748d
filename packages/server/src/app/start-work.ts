import { sendAccountMail } from '../accounts/send-account-mail.js';
import { endSubscription } from '../billing/end-subscriptions.js';
import { findMeetings } from '../flights/meetings/find-meetings.js';
import { giveUpScoring, scoreFlightJob } from '../flights/scoring/score-flight.js';
import { ScoringError } from '../flights/scoring/scoring-error.js';
import { runImport } from '../imports/run-import.js';
import { sendPush } from '../notifications/send-push.js';
import { removeFiles } from '../platform/files/remove-files.js';
import type { Services } from '../platform/services.js';

/** A file that fails this often would fail for ever. */
const MAX_SCORING_ATTEMPTS = 5;
const MAX_PUSH_ATTEMPTS = 3;

/** Starts to work on every queue. */
export async function startWork(services: Services): Promise<void> {
  const { jobs, log, config } = services;
  await jobs.work('score-flight', config.scoringThreads, async (job, attempt) => {
    try {
      await scoreFlightJob(services, job);
    } catch (error) {
      log.error({ err: error, ...job, attempt }, 'scoring failed');
      const isHopeless = error instanceof ScoringError && attempt >= MAX_SCORING_ATTEMPTS;
      if (!isHopeless) throw error;
      await giveUpScoring(services, job);
    }
  });
  await jobs.work('find-meetings', 1, (job) => findMeetings(services, job));
  await jobs.work('remove-files', 1, (job) => removeFiles(services, job));
  await jobs.work('end-subscription', 1, (job) => endSubscription(services, job));
  await jobs.work('import-archive', 2, (job) =>
    runImport({ ...services, workers: services.imports.workers }, job),
  );
  await jobs.work('send-push', 2, async (job, attempt) => {
    try {
      await sendPush(services, job);
    } catch (error) {
      log.warn({ err: error, attempt }, 'sending a push message failed');
      // A service that does not answer must not keep those of others waiting.
      if (attempt < MAX_PUSH_ATTEMPTS) throw error;
    }
  });
  await jobs.work('send-mail', 2, async (job, attempt) => {
    try {
      await sendAccountMail(services, job);
    } catch (error) {
      log.error({ err: error, kind: job.kind, attempt }, 'sending mail failed');
      throw error;
    }
  });
}
