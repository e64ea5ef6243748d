import type { Logger } from 'pino';
import type { Config } from '../platform/config/config.js';
import type { WorkerPoolOptions } from '../platform/queue/worker-pool.js';
import type { TerrainFault, TerrainReaderOptions } from './terrain-reader.js';
import type { WorkerMessage, WorkerSettings } from './worker-terrain.js';

/** Maximum number of remembered faults; then they are forgotten. */
const MAX_REMEMBERED = 10_000;

/** Options of a worker pool whose threads read terrain. Faults of the terrain are logged. */
export function terrainOptions(
  { terrain }: Pick<Config, 'terrain'>,
  log: Pick<Logger, 'warn'>,
): Required<Pick<WorkerPoolOptions, 'workerData' | 'onMessage'>> &
  Pick<TerrainReaderOptions, 'onFault'> {
  const onFault = reportFaults(log);
  return {
    workerData: { ...(terrain && { terrain }) } satisfies WorkerSettings,
    // Threads send no other messages; see `groundBelow`.
    onMessage: (message) => onFault((message as WorkerMessage).terrainFault),
    onFault,
  };
}

/** Logs each fault once, even if several threads report it. */
function reportFaults(log: Pick<Logger, 'warn'>): (fault: TerrainFault) => void {
  const told = new Set<string>();
  return ({ place, reason }) => {
    if (told.has(place)) return;
    if (told.size >= MAX_REMEMBERED) told.clear();
    told.add(place);
    log.warn({ place, reason }, 'terrain: the ground is not known here');
  };
}
