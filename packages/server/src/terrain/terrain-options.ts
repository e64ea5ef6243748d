import type { Logger } from 'pino';
import type { Config } from '../platform/config/config.js';
import type { WorkerPoolOptions } from '../platform/queue/worker-pool.js';
import type { TerrainFault } from './terrain-reader.js';

/** As many as are remembered; then it starts anew. */
const MAX_REMEMBERED = 10_000;

/** What worker threads need for the terrain; its faults are logged. */
export function terrainOptions(
  { terrain }: Pick<Config, 'terrain'>,
  log: Pick<Logger, 'warn'>,
): Pick<WorkerPoolOptions, 'terrain'> & Required<Pick<WorkerPoolOptions, 'onTerrainFault'>> {
  return { terrain, onTerrainFault: reportFaults(log) };
}

/** Logs each fault once, however many threads meet it. */
function reportFaults(log: Pick<Logger, 'warn'>): (fault: TerrainFault) => void {
  const told = new Set<string>();
  return ({ place, reason }) => {
    if (told.has(place)) return;
    if (told.size >= MAX_REMEMBERED) told.clear();
    told.add(place);
    log.warn({ place, reason }, 'terrain: the ground is not known here');
  };
}
