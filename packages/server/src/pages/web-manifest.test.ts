import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startTestApi } from '../testing/start-test-api.js';

test('names the installed application and its start page', async () => {
  const webDir = mkdtempSync(join(tmpdir(), 'cloudstreet-test-web-'));
  writeFileSync(join(webDir, 'index.html'), '<!doctype html>');
  const { url } = await startTestApi({ config: { webDir, name: 'Soaring Club' } });
  const response = await fetch(`${url}/manifest.webmanifest`);
  expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  expect(response.headers.get('vary')).toContain('Accept-Language');
  expect(await response.json()).toMatchObject({
    name: 'Soaring Club',
    short_name: 'Soaring Club',
    start_url: '/',
    display: 'standalone',
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { purpose: 'maskable' }],
    shortcuts: [
      { name: 'Upload', url: '/upload' },
      { name: 'Flights', url: '/flight' },
    ],
  });
});
