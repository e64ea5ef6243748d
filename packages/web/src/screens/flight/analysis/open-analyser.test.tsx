import { type Polar, readFlightTrack } from '@cloudstreet/scoring/analyse';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InlineWorker } from '../../../testing/inline-worker.js';
import { analyse } from './open-analyser.js';

/** The workers that were started, with those of their listeners that wait for their end. */
const workers: WatchedWorker[] = [];

class WatchedWorker extends InlineWorker {
  isSilent = false;
  readonly waiting = new Set<unknown>();

  constructor() {
    super();
    workers.push(this);
  }

  override postMessage(message: unknown, transfer: Transferable[]): void {
    if (!this.isSilent) super.postMessage(message, transfer);
  }

  override addEventListener(...call: Parameters<EventTarget['addEventListener']>): void {
    if (call[0] === 'error') this.waiting.add(call[1]);
    super.addEventListener(...call);
  }

  override removeEventListener(...call: Parameters<EventTarget['removeEventListener']>): void {
    this.waiting.delete(call[1]);
    super.removeEventListener(...call);
  }
}

const flight = readFlightTrack({
  time: [1000, 1004, 1008],
  alt: [900, 900, 900],
  geom: {
    type: 'LineString',
    coordinates: [
      [8, 50],
      [8.001, 50],
      [8.002, 50],
    ],
  },
});

beforeEach(() => {
  workers.length = 0;
  vi.stubGlobal('Worker', WatchedWorker);
});
// The next test starts one of its own.
afterEach(() => void workers.at(-1)?.dispatchEvent(new ErrorEvent('error')));

test('completed and failed calls leave no listener on the worker', async () => {
  await analyse({ flight, unpowered: {} });
  const [worker] = workers;
  const idle = worker!.waiting.size;
  await analyse({ flight, unpowered: {} });
  const polar = {} as Polar;
  await expect(analyse({ flight, unpowered: {}, polar })).rejects.toThrow('polar has no a');
  expect(worker!.waiting.size).toBe(idle);
  const analyses = [analyse({ flight, unpowered: {} }), analyse({ flight, unpowered: {} })];
  expect(worker!.waiting.size).toBe(idle + 2);
  await Promise.all(analyses);
  expect(worker!.waiting.size).toBe(idle);
  expect(workers).toHaveLength(1);
});

test('a crashed worker fails all pending calls, and the next call starts a new one', async () => {
  await analyse({ flight, unpowered: {} });
  const [worker] = workers;
  worker!.isSilent = true;
  const waiting = Promise.allSettled([
    analyse({ flight, unpowered: {} }),
    analyse({ flight, unpowered: {} }),
  ]);
  worker!.dispatchEvent(new ErrorEvent('error', { message: 'Out of memory' }));
  const reason = expect.objectContaining({ message: 'Out of memory' });
  expect(await waiting).toEqual([
    { status: 'rejected', reason },
    { status: 'rejected', reason },
  ]);
  await expect(analyse({ flight, unpowered: {} })).resolves.toHaveProperty('analysis');
  expect(workers).toHaveLength(2);
});
