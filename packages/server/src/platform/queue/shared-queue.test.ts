import { expect, test } from 'vitest';
import { createSharedQueue } from './shared-queue.js';

const createTiles = () => createSharedQueue<Uint8Array | undefined>({ atATime: 8, waiting: 1000 });

/** Reads that end when the test says so. */
function createHeldReads() {
  const held: (() => void)[] = [];
  const read = () =>
    new Promise<Uint8Array>((resolve) => held.push(() => resolve(new Uint8Array([held.length]))));
  return { held, read };
}

const settled = () => new Promise<void>((resolve) => void setImmediate(resolve));

test('reads a pending tile once, and again after it arrived', async () => {
  const { held, read } = createHeldReads();
  const queue = createTiles();
  const both = [queue.run('a', '1/2/3', read), queue.run('a', '1/2/3', read)];
  await settled();
  expect(held).toHaveLength(1);
  held[0]!();
  const [one, other] = await Promise.all(both);
  expect(one).toBe(other);
  void queue.run('a', '1/2/3', read);
  await settled();
  expect(held).toHaveLength(2);
});

test('a slow source delays only its own tiles', async () => {
  const { held, read } = createHeldReads();
  const queue = createTiles();
  for (let x = 0; x < 50; x++) void queue.run('slow', `9/${x}/0`, read);
  await settled();
  expect(held).toHaveLength(8);
  await expect(queue.run('quick', '9/0/0', async () => undefined)).resolves.toBeUndefined();
  held[0]!();
  await settled();
  expect(held).toHaveLength(9);
});

test('fails at once if too many wait', async () => {
  const { read } = createHeldReads();
  const queue = createTiles();
  for (let x = 0; x < 1008; x++) void queue.run('slow', `11/${x}/0`, read);
  await settled();
  expect(() => queue.run('slow', '11/1008/0', read)).toThrow('UNAVAILABLE');
});

test('fails for all that wait, but not for the next request', async () => {
  const queue = createTiles();
  const fail = () => Promise.reject(new Error('broken'));
  const both = [queue.run('a', '1/2/3', fail), queue.run('a', '1/2/3', fail)];
  for (const asked of both) await expect(asked).rejects.toThrow('broken');
  await expect(queue.run('a', '1/2/3', async () => undefined)).resolves.toBeUndefined();
});
