import { beforeEach, expect, test, vi } from 'vitest';
import { createPreferences, unitOfReader } from './preferences.js';

beforeEach(() => localStorage.clear());

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0';

test.each([
  { language: 'en-US', userAgent: BROWSER, expected: 'U' },
  { language: 'en-GB', userAgent: BROWSER, expected: 'I' },
  { language: 'de-AT', userAgent: BROWSER, expected: 'M' },
  { language: 'en', userAgent: BROWSER, expected: 'M' },
  { language: 'en-US', userAgent: 'Googlebot/2.1', expected: 'M' },
])('$language in $userAgent reads $expected', ({ language, userAgent, expected }) => {
  expect(unitOfReader({ language, userAgent })).toBe(expected);
});

test('stores choices for the next visit', () => {
  createPreferences('M').set({ unit: 'U', theme: 'dark' });
  expect(createPreferences('M').get()).toEqual({ unit: 'U', theme: 'dark' });
});

test('a broken or foreign entry falls back to the defaults', () => {
  localStorage.setItem('cloudstreet.preferences', '{"theme":"pink","unit":"X"}');
  expect(createPreferences('I').get()).toEqual({ theme: 'system' });
  localStorage.setItem('cloudstreet.preferences', 'no json');
  expect(createPreferences('I').get()).toEqual({ theme: 'system' });
});

test('adopts a choice made in another tab', () => {
  const preferences = createPreferences('M');
  const listener = vi.fn<() => void>();
  preferences.subscribe(listener);
  localStorage.setItem('cloudstreet.preferences', '{"theme":"light"}');
  dispatchEvent(new StorageEvent('storage', { key: 'cloudstreet.preferences' }));
  expect(listener).toHaveBeenCalledOnce();
  expect(preferences.get()).toEqual({ theme: 'light' });
});

test('units follow the chosen language, else the country', () => {
  const preferences = createPreferences('M');
  preferences.set({ theme: 'dark' });
  expect(createPreferences('I').get()).toEqual({ theme: 'dark' });
  expect(preferences.usualUnit()).toBe('M');
  preferences.set({ locale: 'en-us' });
  expect(preferences.usualUnit()).toBe('U');
});
