import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { startTestApi } from '../testing/start-test-api.js';

async function serviceWorkerOf(serviceWorker: boolean): Promise<Response> {
  const webDir = mkdtempSync(join(tmpdir(), 'cloudstreet-test-web-'));
  writeFileSync(join(webDir, 'index.html'), '<!doctype html>');
  writeFileSync(join(webDir, 'sw.js'), '// The real one.');
  const { url } = await startTestApi({ config: { webDir, serviceWorker } });
  return fetch(`${url}/sw.js`);
}

test('serves the service worker of the application', async () => {
  expect(await (await serviceWorkerOf(true)).text()).toBe('// The real one.');
});

test('serves a service worker that removes itself if the operator wants none', async () => {
  const response = await serviceWorkerOf(false);
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const done: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, listener),
    skipWaiting: () => done.push('skipWaiting'),
    registration: { unregister: async () => done.push('unregister') },
  };
  const caches = {
    keys: async () => ['cloudstreet.shell', 'cloudstreet.assets', 'of-others'],
    delete: async (name: string) => done.push(`delete ${name}`),
  };
  runInNewContext(await response.text(), { self, caches });
  listeners.get('install')?.({});
  let ended: Promise<void> | undefined;
  listeners.get('activate')?.({
    waitUntil: (work: Promise<void>) => {
      ended = work;
    },
  });
  await ended;
  expect(done).toEqual([
    'skipWaiting',
    'delete cloudstreet.shell',
    'delete cloudstreet.assets',
    'unregister',
  ]);
});
