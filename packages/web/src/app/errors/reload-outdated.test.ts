import { expect, test, vi } from 'vitest';
import { reloadOutdated } from './reload-outdated.js';

function createPage({ onLine = true, storage = new Map<string, string>() } = {}) {
  const reload = vi.fn<() => void>();
  const page = {
    navigator: { onLine },
    location: { reload },
    sessionStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
    },
  } as unknown as Window;
  return { page, reload };
}

test.each([
  'Failed to fetch dynamically imported module: https://example.org/assets/Flights-a1b2.js',
  'error loading dynamically imported module: https://example.org/assets/Flights-a1b2.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/Flights-a1b2.css',
])('%s reloads the page once', (message) => {
  const { page, reload } = createPage();
  reloadOutdated(new TypeError(message), page);
  reloadOutdated(new TypeError(message), page);
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  { why: 'any other error', page: createPage(), message: 'x is undefined' },
  {
    why: 'no connection',
    page: createPage({ onLine: false }),
    message: 'Unable to preload CSS for /assets/Flights-a1b2.css',
  },
])('$why does not reload', ({ page: { page, reload }, message }) => {
  reloadOutdated(new Error(message), page);
  expect(reload).not.toHaveBeenCalled();
});

test('does not reload if storage is unavailable', () => {
  const { page, reload } = createPage();
  vi.spyOn(page.sessionStorage, 'getItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  reloadOutdated(new Error('Importing a module script failed.'), page);
  expect(reload).not.toHaveBeenCalled();
});
