import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test } from './test.js';

const docs = join(import.meta.dirname, '../packages/docs/dist');
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

test('the documentation shows the components of the kit under the policy of the server', async ({
  page,
}) => {
  const policy = (await page.request.get('/')).headers()['content-security-policy']!;
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  // The server of the journeys has no documentation, to which pages would link.
  await page.route('**/docs/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname.replace(/^\/docs\//, '').replace(/\/$/, '/index.html');
    return route.fulfill({
      contentType: TYPES[extname(file)] ?? 'application/octet-stream',
      headers: { 'content-security-policy': policy },
      body: readFileSync(join(docs, file)),
    });
  });
  await page.goto('/docs/kit/?path=/story/controls-button--primary');
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByRole('button', { name: 'Upload a flight' })).toBeVisible();
  expect(problems).toEqual([]);
});
