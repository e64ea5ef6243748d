import { expect, test } from 'vitest';
import { createTileQueue } from './tile-queue.js';

/** Reads that end when the test says so. */
function heldReads() {
  const held: (() => void)[] = [];
  const read = () =>
    new Promise<Uint8Array>((resolve) => held.push(() => resolve(new Uint8Array([held.length]))));
  return { held, read };
}

const settled = () => new Promise<void>((resolve) => void setImmediate(resolve));

test('a tile that is under way is read once, and anew when it has come', async () => {
  const { held, read } = heldReads();
  const queue = createTileQueue();
  const both = [queue.read('a', '1/2/3', read), queue.read('a', '1/2/3', read)];
  await settled();
  expect(held).toHaveLength(1);
  held[0]!();
  const [one, other] = await Promise.all(both);
  expect(one).toBe(other);
  void queue.read('a', '1/2/3', read);
  await settled();
  expect(held).toHaveLength(2);
});

test('a slow source holds up its own tiles alone', async () => {
  const { held, read } = heldReads();
  const queue = createTileQueue();
  for (let x = 0; x < 50; x++) void queue.read('slow', `9/${x}/0`, read);
  await settled();
  expect(held).toHaveLength(8);
  await expect(queue.read('quick', '9/0/0', async () => undefined)).resolves.toBeUndefined();
  held[0]!();
  await settled();
  expect(held).toHaveLength(9);
});

test('when too many wait, it says so at once', async () => {
  const { read } = heldReads();
  const queue = createTileQueue();
  for (let x = 0; x < 1008; x++) void queue.read('slow', `11/${x}/0`, read);
  await settled();
  expect(() => queue.read('slow', '11/1008/0', read)).toThrow('UNAVAILABLE');
});

test('what fails does so for all that asked, and not for the next one', async () => {
  const queue = createTileQueue();
  const fail = () => Promise.reject(new Error('broken'));
  const both = [queue.read('a', '1/2/3', fail), queue.read('a', '1/2/3', fail)];
  for (const asked of both) await expect(asked).rejects.toThrow('broken');
  await expect(queue.read('a', '1/2/3', async () => undefined)).resolves.toBeUndefined();
});
