/**
 * Asks a server for its health until a message arrives. Then returns the 95th percentile of the response
 * times in ms. On a thread of its own, so that it does not wait for the clients that load the server.
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { percentile } from '../lists/measure.mjs';

const EVERY_MS = 50;

const times = [];
let isOver = false;
parentPort.once('message', () => {
  isOver = true;
});
while (!isOver) {
  const startedAt = performance.now();
  const response = await fetch(`${workerData.address}/healthz`);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`/healthz returned ${response.status}.`);
  times.push(performance.now() - startedAt);
  await delay(EVERY_MS);
}
parentPort.postMessage(percentile(times, 0.95));
