import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';
import { startTestApi } from '../testing/start-test-api.js';

const WEB_DIR = mkdtempSync(join(tmpdir(), 'cloudstreet-test-web-'));
writeFileSync(join(WEB_DIR, 'index.html'), '<!doctype html>');

test('lists only the pages that the operator configured', async () => {
  const termsUrl = 'https://club.example.org/terms';
  const { api } = await startTestApi({ config: { termsUrl } });
  expect(await unwrap(api.GET('/instance'))).toEqual({
    captcha: false,
    plans: false,
    anonymous_upload: false,
    messages: false,
    files_url: '/files/',
    central_competitions: false,
    integrations: [],
    themes: 'everyone',
    script_errors: true,
    terms_url: termsUrl,
  });
});

test('returns where the documentation is, if it is served', async () => {
  const { api } = await startTestApi({ config: { docsDir: WEB_DIR } });
  expect(await unwrap(api.GET('/instance'))).toMatchObject({ documentation_url: '/docs' });
});

test('returns the kind of instance to warn visitors of', async () => {
  const { api } = await startTestApi({ config: { environment: 'staging' } });
  expect(await unwrap(api.GET('/instance'))).toMatchObject({ environment: 'staging' });
});

test('returns who may choose a theme', async () => {
  const { api } = await startTestApi({ config: { themes: 'supporters' } });
  expect(await unwrap(api.GET('/instance'))).toMatchObject({ themes: 'supporters' });
});

test.each([
  { why: 'its own', config: { webDir: WEB_DIR }, expected: '/tips.json' },
  { why: 'none without an application', config: {}, expected: undefined },
  {
    why: 'none where none are wanted',
    config: { webDir: WEB_DIR, tipsUrl: null },
    expected: undefined,
  },
  {
    why: 'those of the operator, which its pages may then load',
    config: { webDir: WEB_DIR, tipsUrl: 'https://tips.example.org/tips.json' },
    expected: 'https://tips.example.org/tips.json',
  },
])('returns tips of the day: $why', async ({ config, expected }) => {
  const { api } = await startTestApi({ config });
  const { data, response } = await api.GET('/instance');
  expect(data?.tips_url).toBe(expected);
  const policy = response.headers.get('content-security-policy');
  expect(policy?.includes('https://tips.example.org')).toBe(
    expected?.startsWith('https:') ?? false,
  );
});
