import { createLog, readConfig, startServer } from '@cloudstreet/server';
import { copyDataFolder } from '../packages/server/src/testing/copy-data-folder.ts';
import { NOW } from './fixed-clock.ts';

/**
 * Prepares the data folder that every server of the journeys starts with a copy of, then runs the
 * built server on one with a fixed clock. Node runs this file directly, so it imports others with
 * their `.ts` extension.
 */
const {
  CLOUDSTREET_E2E_PREPARED: prepared = '',
  CLOUDSTREET_E2E_DATA: main = '',
  CLOUDSTREET_E2E_FIXED: fixed = '',
} = process.env;

// On any port, because the journeys start when the usual one answers.
const preparing = await start({ CLOUDSTREET_DATA: prepared, CLOUDSTREET_PORT: '0' });
await preparing.stop();
for (const folder of [main, fixed]) await copyDataFolder(prepared, folder);
const server = await start({ CLOUDSTREET_DATA: fixed });
process.once('SIGTERM', () => void server.stop());

function start(settings: Readonly<Record<string, string>>) {
  const config = readConfig({ ...process.env, ...settings });
  return startServer({
    config,
    log: createLog(config),
    clock: () => new Date(NOW),
    roles: { serve: true, work: true },
  });
}
