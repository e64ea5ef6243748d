import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { BusyError, createSlots } from './slots.js';

test('callers take turns, each in the order of its requests', async () => {
  const slots = createSlots(1, 60_000);
  const order: string[] = [];
  const use = async (caller: string, name: string) => {
    const free = await slots.take(caller);
    order.push(name);
    await turn();
    free();
    // Freeing twice has no effect.
    free();
  };
  await Promise.all([
    use('a', 'a1'),
    use('a', 'a2'),
    use('a', 'a3'),
    use('b', 'b1'),
    use('c', 'c1'),
    use('b', 'b2'),
  ]);
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('as many run at the same time as there are slots', async () => {
  const slots = createSlots(3, 60_000);
  let running = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      const free = await slots.take();
      running += 1;
      most = Math.max(most, running);
      await turn();
      running -= 1;
      free();
    }),
  );
  expect(most).toBe(3);
});

test('a call that waited too long is refused, and its slot stays free for others', async () => {
  const slots = createSlots(1, 20);
  const free = await slots.take();
  await expect(slots.take()).rejects.toThrow(BusyError);
  free();
  await expect(slots.take()).resolves.toBeTypeOf('function');
});
