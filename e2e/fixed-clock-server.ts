import { createLog, readConfig, startServer } from '@cloudstreet/server';
import { NOW } from './fixed-clock.ts';

/**
 * The built server on an empty data folder, at a moment that never passes. Node runs this file as it
 * stands, so it names the other one as it is.
 */
const config = readConfig(process.env);
const server = await startServer({
  config,
  log: createLog(config),
  clock: () => new Date(NOW),
  roles: { serve: true, work: true },
});

process.once('SIGTERM', () => void server.stop());
