import { competitionQueue } from '../../../competitions/model/queue.js';
import { messages } from '../../../generated/messages/en-gb.js';
import { type Config, ConfigError } from '../../../platform/config/config.js';
import { type OpenInstance, openInstance } from '../../../platform/database/instance.js';
import { openFileStore } from '../../../platform/files/file-store.js';
import { removeFilesQueue } from '../../../platform/files/remove-files.js';
import { createLog } from '../../../platform/log/log.js';
import { openJobs } from '../../../platform/queue/jobs.js';
import { createWorkerPool } from '../../../platform/queue/worker-pool.js';
import type { Services } from '../../../platform/services.js';
import { createProgressBar } from '../../../platform/terminal/progress-bar.js';
import { findTerrain } from '../../../terrain/find-terrain.js';
import { terrainOptions } from '../../../terrain/terrain-options.js';
import { meetingsQueue } from '../../model/queues.js';
import { type FlightSelection, findUnknown } from './flight-selection.js';
import { type RescoreValues, readSelection } from './rescore-cli-options.js';
import type { RescoreOutcome, RescoreServices } from './rescore-flight.js';
import { rescoreFlights } from './rescore-flights.js';

type Stream = NodeJS.WritableStream & { isTTY?: boolean };

export interface RescoreCommand {
  config: Config;
  /** Arguments after `rescore`: ids of flights. */
  words: readonly string[];
  values: RescoreValues;
  /** Script of the worker threads. */
  workerFile: string;
  /** Prints the outcome of flights, one line each. */
  output: Stream;
  /** Prints the progress. */
  errors: Stream;
  /** Unix milliseconds now. */
  now: () => number;
  /** Stops after the current flights. */
  signal?: AbortSignal;
}

/**
 * Runs `rescore` beside a running server, or with a database that it starts itself.
 *
 * @throws {ConfigError} If arguments are invalid, flights could not be scored, or it was aborted.
 */
export async function runRescore(command: RescoreCommand): Promise<void> {
  const { config, words, values, signal } = command;
  const selection = readSelection(words, values);
  await findTerrain(config.terrain);
  const instance = await openInstance({ config, join: true, signal });
  try {
    const unknown = await findUnknown(instance.db, selection.ids ?? []);
    if (unknown.length > 0) {
      const ids = unknown.join(', ');
      throw new ConfigError(messages['rescore.unknown']({ count: unknown.length, ids }));
    }
    writeLine(command, messages['import.into']({ place: instance.place }));
    await withServices(command, instance, (services) => rescore(command, services, selection));
  } finally {
    await instance.close();
  }
}

async function withServices(
  { config, workerFile }: RescoreCommand,
  { db, databaseUrl, filesFolder }: OpenInstance,
  work: (services: RescoreServices & Pick<Services, 'log'>) => Promise<void>,
): Promise<void> {
  const log = createLog(config);
  const jobs = await openJobs({
    databaseUrl,
    queues: [meetingsQueue, competitionQueue, removeFilesQueue],
    log,
  });
  const workers = createWorkerPool({
    threads: config.scoringThreads,
    file: workerFile,
    ...terrainOptions(config, log),
  });
  try {
    await work({ db, files: openFileStore(filesFolder), jobs, workers, log });
  } finally {
    await workers.stop();
    await jobs.stop();
  }
}

async function rescore(
  command: RescoreCommand,
  services: RescoreServices & Pick<Services, 'log'>,
  selection: FlightSelection,
): Promise<void> {
  const { config, values, errors, now, signal } = command;
  const isDryRun = values['dry-run'] ?? false;
  const counts = { changed: 0, unchanged: 0, left: 0, failed: 0 };
  let progress = { done: 0, total: 0, doneTo: 0 };
  const showProgress = createProgressBar({
    stream: errors,
    label: messages['rescore.progress'](),
    now,
  });
  try {
    await rescoreFlights({
      services,
      selection,
      threads: config.scoringThreads,
      isDryRun,
      signal,
      onOutcome(id, outcome) {
        counts[outcome.kind] += 1;
        const line = lineOf(id, outcome);
        if (line) writeLine(command, line);
      },
      onProgress(current) {
        progress = current;
        if (current.total > 0) showProgress(current);
      },
    });
  } catch (error) {
    services.log.error({ err: error }, 'scoring again broke off');
    const { message: reason } = error as Error;
    throw new ConfigError(messages['rescore.broken']({ ...progress, reason }));
  }
  writeLine(command, messages[isDryRun ? 'rescore.wouldBe' : 'rescore.done'](counts));
  if (progress.done < progress.total) throw new ConfigError(messages['rescore.stopped'](progress));
  if (counts.failed > 0) {
    throw new ConfigError(messages['rescore.failures']({ count: counts.failed }));
  }
}

function lineOf(id: number, outcome: RescoreOutcome): string | undefined {
  if (outcome.kind === 'changed') {
    return messages['rescore.flight']({ id, changes: outcome.changes.join(', ') });
  }
  return outcome.kind === 'failed' ? messages['rescore.failed']({ id, ...outcome }) : undefined;
}

/** Prints a line in place of the progress bar, which is drawn again below. */
function writeLine({ output, errors }: RescoreCommand, line: string): void {
  if (errors.isTTY) errors.write('\r\u001b[K');
  output.write(`${line}\n`);
}
