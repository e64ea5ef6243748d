import { messages } from '../generated/messages/en-gb.js';
import { type Config, ConfigError } from '../platform/config/config.js';
import type { Executor } from '../platform/database/database.js';
import { openInstance } from '../platform/database/instance.js';
import { type AirspaceValues, readFirstDay } from './airspace-cli-options.js';
import { rescoreCommand } from './rescore-command.js';

export interface RemoveAirspaceCommand {
  config: Config;
  /** Arguments after `remove`: `airspace` and a name. */
  words: readonly string[];
  values: Pick<AirspaceValues, 'valid-from'>;
  print: (line: string) => void;
  signal?: AbortSignal;
}

/**
 * Runs `remove airspace NAME`: removes all editions of a name, or the one of a day. The edition
 * before it keeps its last day.
 *
 * @throws {ConfigError} If arguments are wrong, or there is nothing of that name.
 */
export async function runRemoveAirspace(command: RemoveAirspaceCommand): Promise<void> {
  const { config, words, values, print, signal } = command;
  const [kind, name, ...rest] = words;
  if (kind !== 'airspace' || !name || rest.length > 0) {
    throw new ConfigError(messages['remove.usage']());
  }
  const firstDay = readFirstDay(values);
  const instance = await openInstance({ config, join: true, signal });
  try {
    print(messages['import.into']({ place: instance.place }));
    const sources = await findSources(instance.db);
    const removed = sources.filter(
      (source) => source.name === name && (firstDay === null || source.valid_from === firstDay),
    );
    if (removed.length === 0) {
      throw new ConfigError(messages['airspace.notThere']({ name, names: namesOf(sources) }));
    }
    const ids = removed.map(({ id }) => id);
    await instance.db.deleteFrom('airspace_source').where('id', 'in', ids).execute();
    const count = removed.reduce((sum, { airspaces }) => sum + airspaces, 0);
    print(messages['airspace.removed']({ name, count }));
    print(messages['airspace.rescore']({ command: rescoreCommand(daysOf(removed)) }));
  } finally {
    await instance.close();
  }
}

function findSources(db: Executor) {
  return db
    .selectFrom('airspace_source')
    .orderBy('name')
    .orderBy('valid_from', (order) => order.asc().nullsFirst())
    .select(['id', 'name', 'valid_from', 'valid_to'])
    .select((of) =>
      of
        .selectFrom('airspace')
        .whereRef('airspace.source_id', '=', 'airspace_source.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('airspaces'),
    )
    .execute();
}

type AirspaceSourceRow = Awaited<ReturnType<typeof findSources>>[number];

/** Lists the names to choose from, with the first day of editions that have one. */
function namesOf(sources: readonly AirspaceSourceRow[]): string {
  const names = sources.map(({ name, valid_from: from }) => (from ? `${name} (${from})` : name));
  return names.join(', ') || '–';
}

/**
 * Returns the first and the last day of all editions; null if one of them has no beginning or no
 * end.
 */
function daysOf(
  sources: readonly AirspaceSourceRow[],
): Pick<AirspaceSourceRow, 'valid_from' | 'valid_to'> {
  const starts = sources.flatMap(({ valid_from: from }) => from ?? []).toSorted();
  const ends = sources.flatMap(({ valid_to: to }) => to ?? []).toSorted();
  return {
    valid_from: starts.length < sources.length ? null : (starts[0] ?? null),
    valid_to: ends.length < sources.length ? null : (ends.at(-1) ?? null),
  };
}
