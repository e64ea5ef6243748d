import { createLog, readConfig, startServer } from '@cloudstreet/server';
import { NOW } from './fixed-clock.ts';

/**
 * Runs the built server on an empty data folder with a fixed clock. Node runs this file directly, so
 * it imports the other one with its `.ts` extension.
 */
const config = readConfig(process.env);
const server = await startServer({
  config,
  log: createLog(config),
  clock: () => new Date(NOW),
  roles: { serve: true, work: true },
});

process.once('SIGTERM', () => void server.stop());
