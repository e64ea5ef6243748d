import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { deriveKey, readInstanceSecret } from './instance-secret.js';

const folder = mkdtempSync(join(tmpdir(), 'cloudstreet-test-secret-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a folder keeps its first secret, readable only by its owner', () => {
  const secret = readInstanceSecret(undefined, folder);
  expect(secret).toMatch(/^[\da-f]{64}$/);
  expect(readInstanceSecret(undefined, folder)).toBe(secret);
  const path = join(folder, 'secret');
  expect(readFileSync(path, 'utf8')).toBe(secret);
  expect(statSync(path).mode & 0o077).toBe(0);
});

test('the secret of the operator takes precedence', () => {
  expect(readInstanceSecret('x'.repeat(32), folder)).toBe('x'.repeat(32));
});

test('keys differ by purpose and by secret', () => {
  const keys = [
    deriveKey('one', 'captcha'),
    deriveKey('one', 'mail'),
    deriveKey('other', 'captcha'),
  ].map((key) => key.toString('hex'));
  expect(new Set(keys).size).toBe(3);
  expect(deriveKey('one', 'captcha').toString('hex')).toBe(keys[0]);
});
