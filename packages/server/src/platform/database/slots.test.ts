import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { BusyError, createSlots, QueueFullError } from './slots.js';

test('callers take turns, each in the order of its requests', async () => {
  const slots = createSlots({ count: 1, maxWaitMs: 60_000 });
  const order: string[] = [];
  const use = async (caller: string, name: string) => {
    const free = await slots.take({ caller });
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
  const slots = createSlots({ count: 3, maxWaitMs: 60_000 });
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
  const slots = createSlots({ count: 1, maxWaitMs: 20 });
  const free = await slots.take();
  await expect(slots.take()).rejects.toThrow(BusyError);
  free();
  await expect(slots.take()).resolves.toBeTypeOf('function');
});

test('a caller that gives up leaves the queue', async () => {
  const slots = createSlots({ count: 1, maxWaitMs: 60_000, maxWaiting: 1 });
  const free = await slots.take();
  const leaving = new AbortController();
  const left = slots.take({ caller: 'a', signal: leaving.signal });
  const next = slots.take({ caller: 'b' });
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
  free();
  const freeNext = await next;
  freeNext();
  await expect(slots.take({ signal: leaving.signal })).rejects.toThrow('aborted');
  await expect(slots.take()).resolves.toBeTypeOf('function');
});

test('a caller cannot fill the queue of others', async () => {
  const slots = createSlots({ count: 1, maxWaitMs: 60_000, maxWaiting: 2 });
  const free = await slots.take({ caller: 'a' });
  const waiting = [slots.take({ caller: 'a' }), slots.take({ caller: 'a' })];
  await expect(slots.take({ caller: 'a' })).rejects.toThrow(QueueFullError);
  waiting.push(slots.take({ caller: 'b' }));
  free();
  await Promise.all(waiting.map(async (taken) => (await taken)()));
  await expect(slots.take({ caller: 'a' })).resolves.toBeTypeOf('function');
});
