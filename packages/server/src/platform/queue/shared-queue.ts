import pLimit, { type LimitFunction } from 'p-limit';
import { DomainError, text } from '../errors/errors.js';

/** Runs slow tasks, a few at a time. */
export interface SharedQueue<Result> {
  /**
   * Runs a task when its turn comes. Callers of a pending task share its result.
   *
   * @param room Group with its own queue, such as a source of tiles.
   * @param name Name of the task in its group.
   * @throws {DomainError} If too many tasks of the group are waiting.
   */
  run(room: string, name: string, work: () => Promise<Result>): Promise<Result>;
}

/** Limits of each group. */
export interface QueueLimits {
  readonly atATime: number;
  readonly waiting: number;
}

export function createSharedQueue<Result>({ atATime, waiting }: QueueLimits): SharedQueue<Result> {
  const limits = new Map<string, LimitFunction>();
  const underWay = new Map<string, Promise<Result>>();
  return {
    run(room, name, work) {
      const key = `${room} ${name}`;
      const known = underWay.get(key);
      if (known) return known;
      const limit = limits.get(room) ?? pLimit(atATime);
      limits.set(room, limit);
      if (limit.pendingCount >= waiting) {
        throw new DomainError(503, 'UNAVAILABLE', text('error.UNAVAILABLE'));
      }
      const working = limit(work).finally(() => underWay.delete(key));
      underWay.set(key, working);
      return working;
    },
  };
}
