import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { deriveKey, readInstanceSecret } from './instance-secret.js';

const folder = mkdtempSync(join(tmpdir(), 'cloudstreet-test-secret-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a folder keeps the secret that was made first, for its owner alone', () => {
  const secret = readInstanceSecret(undefined, folder);
  expect(secret).toMatch(/^[\da-f]{64}$/);
  expect(readInstanceSecret(undefined, folder)).toBe(secret);
  const path = join(folder, 'secret');
  expect(readFileSync(path, 'utf8')).toBe(secret);
  expect(statSync(path).mode & 0o077).toBe(0);
});

test("the operator's own wins", () => {
  expect(readInstanceSecret('x'.repeat(32), folder)).toBe('x'.repeat(32));
});

test('each purpose has a key of its own, and each secret others', () => {
  const keys = [
    deriveKey('one', 'captcha'),
    deriveKey('one', 'mail'),
    deriveKey('other', 'captcha'),
  ].map((key) => key.toString('hex'));
  expect(new Set(keys).size).toBe(3);
  expect(deriveKey('one', 'captcha').toString('hex')).toBe(keys[0]);
});
