import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/start-test-api.js';

let docsDir: string;
let testApi: TestApi;

const FILES: Readonly<Record<string, string>> = {
  'index.html': '<title>Guides</title>',
  'index.html.br': '',
  '404.html': '<title>No such page</title>',
  'api.html': '<title>API</title>',
  'operator/index.html': '<title>Operator</title>',
  'operator/mail.html': '<title>Mail</title>',
  'assets/app.3f2a.js': '// code',
  'kit/index.html': '<title>Components</title>',
  'kit/assets/button.77ab.js': '// code',
  '.secret': 'secret',
};

beforeAll(async () => {
  docsDir = await mkdtemp(join(tmpdir(), 'cloudstreet-docs-'));
  for (const folder of ['operator', 'assets', 'kit', 'kit/assets']) {
    await mkdir(join(docsDir, folder));
  }
  for (const [name, content] of Object.entries(FILES))
    await writeFile(join(docsDir, name), content);
  await writeFile(join(docsDir, 'index.html.br'), brotliCompressSync('<title>Packed</title>'));
  // Without the application, whose pages are not those of the documentation.
  testApi = await startTestApi({ config: { docsDir } });
});

afterAll(() => rm(docsDir, { recursive: true }));

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${testApi.url}${path}`, { headers: { 'accept-encoding': 'identity', ...headers } });
}

test.each([
  { path: '/docs', title: 'Guides' },
  { path: '/docs/', title: 'Guides' },
  { path: '/docs/?theme=dark', title: 'Guides' },
  { path: '/docs/api', title: 'API' },
  { path: '/docs/operator', title: 'Operator' },
  { path: '/docs/operator/', title: 'Operator' },
  { path: '/docs/operator/index.html', title: 'Operator' },
  { path: '/docs/operator/mail', title: 'Mail' },
  { path: '/docs/operator/mail.html', title: 'Mail' },
  { path: '/docs/kit/', title: 'Components' },
  { path: '/docs/kit/?path=/docs/controls-button--docs', title: 'Components' },
])('serves the page $path', async ({ path, title }) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).toBe(`<title>${title}</title>`);
});

test('serves pages as the build compressed them', async () => {
  const response = await get('/docs', { 'accept-encoding': 'br' });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(await response.text()).toBe('<title>Packed</title>');
});

test('leads to the folder of components, whose addresses are relative to it', async () => {
  const { url, status } = await get('/docs/kit?path=/docs/controls-button--docs');
  expect(status).toBe(200);
  expect(url).toBe(`${testApi.url}/docs/kit/?path=/docs/controls-button--docs`);
});

test.each(['/docs/assets/app.3f2a.js', '/docs/kit/assets/button.77ab.js'])(
  'lets caches keep %s, whose name contains a hash',
  async (path) => {
    const response = await get(path);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const tag = response.headers.get('etag') ?? '';
    const again = await get(path, { 'if-none-match': tag });
    expect(again.status).toBe(304);
  },
);

test.each(['/docs/api', '/docs/kit/'])(
  'allows no scripts of other sites and none in pages on %s',
  async (path) => {
    const policy = (await get(path)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toMatch(/script-src 'self' *;/);
  },
);

test('shows people a page for a wrong address', async () => {
  const response = await get('/docs/operator/none', { accept: 'text/html' });
  expect(response.status).toBe(404);
  expect(await response.text()).toBe('<title>No such page</title>');
});

test.each([
  '/docs/none',
  '/docs/assets',
  '/docs/assets/none.js',
  '/docs/.secret',
  '/docs/..%2f..%2fetc/passwd',
  '/docs/%00',
  '/docs/operator%5cmail',
  '/docs/404',
  `/docs/${'a'.repeat(300)}`,
])('returns the usual error to programs for %s', async (path) => {
  const response = await get(path, { accept: '*/*' });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
});

test('does not start without documentation in the folder', async () => {
  const config = { docsDir: join(docsDir, 'assets') };
  await expect(startTestApi({ config })).rejects.toThrow('CLOUDSTREET_DOCS_DIR');
});
