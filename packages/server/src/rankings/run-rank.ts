import { messages } from '../generated/messages/en-gb.js';
import { type Config, ConfigError } from '../platform/config/config.js';
import { openInstance } from '../platform/database/instance.js';
import { untilAborted } from '../platform/database/until-aborted.js';
import { rebuildRankings } from './update-rankings.js';

export interface RankCommand {
  config: Config;
  print: (line: string) => void;
  /** Aborts the work; then the rankings stay unchanged. */
  signal?: AbortSignal;
}

/**
 * Runs `rank`: recomputes all rankings from the points of the flights. It works beside a running
 * server, whose scores wait meanwhile, or starts the database itself.
 *
 * @throws {ConfigError} If it was aborted.
 */
export async function runRank(command: RankCommand): Promise<void> {
  try {
    await rank(command);
  } catch (error) {
    if (command.signal?.aborted) throw new ConfigError(messages['rank.stopped']());
    throw error;
  }
}

async function rank({ config, print, signal }: RankCommand): Promise<void> {
  const instance = await openInstance({ config, join: true, signal });
  try {
    print(messages['import.into']({ place: instance.place }));
    await untilAborted(signal, instance.db.transaction().execute(rebuildRankings));
    print(messages['rank.done']());
  } finally {
    await instance.close();
  }
}
