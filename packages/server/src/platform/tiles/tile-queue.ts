import type { SharedQueue } from '../queue/shared-queue.js';

/** Context of operations that read tiles, which may come from a slow server. */
export interface WithTileQueue {
  /** Queue with separate limits for each source of tiles. */
  readonly tileQueue: SharedQueue<Uint8Array | undefined>;
}

/** Limits of each source. */
export const TILE_QUEUE = { atATime: 8, waiting: 1000 };
