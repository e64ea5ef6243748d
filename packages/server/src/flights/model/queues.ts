import type { Queue } from '../../platform/queue/jobs.js';

/** A revision of a flight to be scored. */
export interface ScoreJob {
  flightId: number;
  revision: number;
  /**
   * Set for flights that arrive by the hundred: they have lower priority and send no notifications.
   */
  skipNotifications?: true;
}

export const scoreQueue: Queue<ScoreJob> = {
  name: 'score-flight',
  expireInSeconds: 600,
  isDeferred: ({ skipNotifications = false }) => skipNotifications,
};

/** Flights whose meetings must be searched again. */
export interface MeetingsJob {
  flightIds: number[];
}

export const meetingsQueue: Queue<MeetingsJob> = { name: 'find-meetings', expireInSeconds: 3600 };
