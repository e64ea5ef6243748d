import * as argon2 from '@node-rs/argon2';
import { afterEach, expect, test, vi } from 'vitest';
import { hashPassword, verifyPassword } from './password.js';

vi.mock('@node-rs/argon2', { spy: true });

afterEach(() => {
  vi.clearAllMocks();
});

test('is stored as argon2id with its own salt', async () => {
  const [one, other] = [await hashPassword('quiet thermals'), await hashPassword('quiet thermals')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});

test('matches only its own hash', async () => {
  const hash = await hashPassword('quiet thermals');
  expect(await verifyPassword(hash, 'quiet thermals')).toBe(true);
  expect(await verifyPassword(hash, 'Quiet thermals')).toBe(false);
});

test('an unknown address takes the same work', async () => {
  // The first time makes the hash that stands in.
  await verifyPassword(undefined, 'first');
  const hash = await hashPassword('quiet thermals');
  const costs: number[][] = [];
  for (const known of [hash, undefined]) {
    vi.clearAllMocks();
    expect(await verifyPassword(known, 'a guess')).toBe(false);
    costs.push([
      vi.mocked(argon2.verify).mock.calls.length,
      vi.mocked(argon2.hash).mock.calls.length,
    ]);
    expect(vi.mocked(argon2.verify).mock.calls[0]?.[0]).toMatch(/m=19456,t=2,p=1/);
  }
  expect(costs).toEqual([
    [1, 0],
    [1, 0],
  ]);
});
