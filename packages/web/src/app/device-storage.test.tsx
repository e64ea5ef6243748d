import { afterEach, expect, test, vi } from 'vitest';
import { readDevice, writeDevice } from './device-storage.js';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('stores, reads and removes a text', () => {
  writeDevice('key', 'text');
  expect(readDevice('key')).toBe('text');
  writeDevice('key', undefined);
  expect(readDevice('key')).toBeNull();
});

test('a frame of another origin reads texts, but neither replaces nor removes them', () => {
  writeDevice('key', 'text');
  const above = { origin: 'https://b.test' };
  vi.stubGlobal('self', { parent: above });
  vi.stubGlobal('top', above);
  vi.stubGlobal('origin', 'https://a.test');
  writeDevice('key', 'other');
  writeDevice('key', undefined);
  expect(readDevice('key')).toBe('text');
});
