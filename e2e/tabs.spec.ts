import { createAccount, logIn, PASSWORD } from './instance.js';
import { expect, type Page, test } from './test.js';

const KEY = 'cloudstreet.token';

function countRenewals(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/token')) count += 1;
  });
  return () => count;
}

/** Waits until the page has loaded its background tasks. */
async function backgroundLoaded(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('cloudstreet');
  await page.waitForLoadState('networkidle');
}

test('two tabs renew one token once', async ({ page, context, baseURL }) => {
  await logIn(page, await createAccount(baseURL!));
  // Neither tab has the application open while the token becomes old.
  await page.goto('/theme.js');
  await page.evaluate((key) => {
    const token = JSON.parse(localStorage.getItem(key)!);
    localStorage.setItem(key, JSON.stringify({ ...token, created: token.created - 3000 }));
  }, KEY);
  const other = await context.newPage();
  const counts = [countRenewals(page), countRenewals(other)];
  await Promise.all([page.goto('/flight'), other.goto('/flight')]);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('link', { name: 'Profile' })).toBeVisible();
  }
  expect(counts.map((count) => count()).reduce((a, b) => a + b)).toBe(1);
});

test('switching accounts and logging out in one tab does so in the other', async ({
  page,
  context,
  baseURL,
}) => {
  const [first, second] = [await createAccount(baseURL!), await createAccount(baseURL!)];
  await logIn(page, first);
  const other = await context.newPage();
  await other.goto('/settings/profile');
  await expect(other.getByRole('textbox', { name: 'Name' })).toHaveValue(first.name);
  await backgroundLoaded(other);
  await page.evaluate(
    async ({ key, email, password }) => {
      const body = new FormData();
      const grant = { grant_type: 'password', username: email, password, client_id: 'web' };
      for (const [name, value] of Object.entries(grant)) body.append(name, value);
      const response = await fetch('/v1/auth/token', { method: 'POST', body });
      const token = { ...(await response.json()), created: Math.floor(Date.now() / 1000) };
      localStorage.setItem(key, JSON.stringify(token));
    },
    { key: KEY, email: second.email, password: PASSWORD },
  );
  await expect(other.getByRole('textbox', { name: 'Name' })).toHaveValue(second.name);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL(/\/auth\/log-in\?redirect=/);
});
