import pLimit, { type LimitFunction } from 'p-limit';
import { DomainError, text } from '../errors/errors.js';

/** Does for people what may take long, a few things at a time. */
export interface SharedQueue<Result> {
  /**
   * Works when its turn comes; who asks for what is under way gets that.
   *
   * @param room What has a queue of its own, such as a source of tiles.
   * @param name Of the work in its room.
   * @throws {DomainError} If too many wait in the room.
   */
  run(room: string, name: string, work: () => Promise<Result>): Promise<Result>;
}

/** Both of each room. */
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
