/**
 * Asks a server for its health until a message arrives. Then returns the 95th percentile of the response
 * times in ms. In a process of its own, so that it does not wait for the clients that load the server.
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../lists/measure.mjs';

const EVERY_MS = 50;

const times = [];
const over = new AbortController();
process.once('message', () => over.abort());
while (!over.signal.aborted) {
  const startedAt = performance.now();
  const response = await fetch(`${process.argv[2]}/healthz`);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`/healthz returned ${response.status}.`);
  times.push(performance.now() - startedAt);
  await delay(EVERY_MS);
}
process.send?.(percentile(times, 0.95));
