import { messages } from '../generated/messages/en-gb.js';
import { type Config, ConfigError } from '../platform/config/config.js';
import type { Executor } from '../platform/database/database.js';
import { openInstance } from '../platform/database/instance.js';
import { removeSectors } from './save-sectors.js';

export interface RemoveSectorsCommand {
  config: Config;
  /** Arguments after `remove sector`: the ids. */
  words: readonly string[];
  print: (line: string) => void;
  signal?: AbortSignal;
}

/**
 * Runs `remove sector ID...`: removes sectors, or none if one of them does not exist.
 *
 * @throws {ConfigError} If there is no id, or no such sector.
 */
export async function runRemoveSectors(command: RemoveSectorsCommand): Promise<void> {
  const { config, words, print, signal } = command;
  const ids = [...new Set(words.map((word) => word.toUpperCase()))];
  if (ids.length === 0) throw new ConfigError(messages['remove.usage']());
  const instance = await openInstance({ config, join: true, signal });
  try {
    print(messages['import.into']({ place: instance.place }));
    await instance.db.transaction().execute(async (transaction) => {
      await requireSectors(transaction, ids);
      await removeSectors(transaction, ids);
    });
    print(messages['sector.removed']({ ids: ids.join(', ') }));
  } finally {
    await instance.close();
  }
}

async function requireSectors(db: Executor, ids: readonly string[]): Promise<void> {
  const rows = await db.selectFrom('sector').select('id').orderBy('id').execute();
  const stored = rows.map(({ id }) => id);
  const missing = ids.find((id) => !stored.includes(id));
  if (missing === undefined) return;
  throw new ConfigError(
    messages['sector.notThere']({ id: missing, ids: stored.join(', ') || '–' }),
  );
}
