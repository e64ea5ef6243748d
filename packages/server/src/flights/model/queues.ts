import type { Queue } from '../../platform/queue/jobs.js';

/** One revision of a flight to be scored. */
export interface ScoreJob {
  flightId: number;
  revision: number;
  /** Set for flights that come by the hundred: they yield to others and notify no one. */
  skipNotifications?: true;
}

export const scoreQueue: Queue<ScoreJob> = {
  name: 'score-flight',
  expireInSeconds: 600,
  isDeferred: ({ skipNotifications = false }) => skipNotifications,
};

/** Flights whose meetings have to be found again. */
export interface MeetingsJob {
  flightIds: number[];
}

export const meetingsQueue: Queue<MeetingsJob> = { name: 'find-meetings', expireInSeconds: 3600 };
