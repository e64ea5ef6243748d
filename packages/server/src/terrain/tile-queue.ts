import pLimit, { type LimitFunction } from 'p-limit';
import { DomainError, text } from '../http/errors.js';

/** The file of a tile; undefined where there is none. */
type TileFile = Uint8Array | undefined;

/** Reads tiles for people, from sources that may be slow. */
export interface TileQueue {
  /**
   * Reads a tile when its turn comes; who asks for one that is under way gets that.
   *
   * @param tile Its name among those of the source.
   * @throws {DomainError} If too many wait for the source.
   */
  read(source: string, tile: string, read: () => Promise<TileFile>): Promise<TileFile>;
}

/** Of each source. */
const READS_AT_A_TIME = 8;
const MAX_WAITING = 1000;

export function createTileQueue(): TileQueue {
  const limits = new Map<string, LimitFunction>();
  const underWay = new Map<string, Promise<TileFile>>();
  return {
    read(source, tile, read) {
      const name = `${source} ${tile}`;
      const known = underWay.get(name);
      if (known) return known;
      const limit = limits.get(source) ?? pLimit(READS_AT_A_TIME);
      limits.set(source, limit);
      if (limit.pendingCount >= MAX_WAITING) {
        throw new DomainError(503, 'UNAVAILABLE', text('error.UNAVAILABLE'));
      }
      const reading = limit(read).finally(() => underWay.delete(name));
      underWay.set(name, reading);
      return reading;
    },
  };
}
