import { createApi, memoryTokenStore, signIn, unwrap } from '@cloudstreet/sdk';
import { sampleIgc } from '../packages/server/src/testing/sample-igc.js';
import {
  addPhotosAs,
  createAccount,
  PASSWORD,
  signedIn,
  signInSilently,
  uploadAs,
} from './instance.js';
import { expect, type Page, test } from './test.js';
import { visit } from './visit.js';

const SCRIPT = '<svg onload=alert(1)>';
/** Fits into twenty characters. */
const SHORT = '<p onload=alert(1)>';
const HOUR_MS = 3_600_000;

test('scripts in user texts and files are displayed as text on every page', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const author = await createAccount(baseURL ?? '', { inClub: true, nameEnd: SCRIPT });
  const takeoff = new Date(Date.now() - 30 * HOUR_MS);
  const headers = ['PLTPILOT', 'CM2CREW2', 'CIDID', 'CCLCLASS', 'FTYFRTYPE', 'SIT'];
  const bytes = sampleIgc({
    takeoffs: [takeoff.toISOString()],
    serial: 'XSS',
    gliderType: SCRIPT,
    registration: SCRIPT,
    headers: headers.map((code) => `HF${code}:${SCRIPT}`),
  });
  const flight = await uploadAs(baseURL ?? '', author, bytes);
  const startTime = new Date(takeoff.getTime() + HOUR_MS / 4).toISOString();
  await addPhotosAs(baseURL ?? '', author, flight, [{ comment: SCRIPT, startTime }]);

  const api = await signedIn(baseURL ?? '', author);
  const filter = [{ name: SCRIPT, search: 'season=2026' }];
  const profile = { bio: SCRIPT, ssa_id: SHORT, filter };
  await unwrap(api.PATCH('/user/me', { body: profile }));
  const named = { name: SCRIPT, description: SCRIPT };
  const { id: group } = await unwrap(api.POST('/usergroup', { body: named }));
  const program = { baseUrl: baseURL ?? '', clientId: SCRIPT, tokenStore: memoryTokenStore() };
  await signIn(createApi(program), { email: author.email, password: PASSWORD });

  const happened: string[] = [];
  page.on('dialog', (dialog) => {
    happened.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) happened.push(message.text());
  });

  await signInSilently(page, baseURL ?? '', author);
  for (const path of [
    '/',
    `/user/${author.id}`,
    `/club/${author.clubId}`,
    `/club/${author.clubId}/pilot`,
    `/flight/${flight}`,
    `/flight/edit/${flight}`,
    `/flight?user=${author.id}`,
    `/flight/gallery?user=${author.id}`,
    `/flight/statistics?user=${author.id}`,
    `/ranking/free?search=${encodeURIComponent(author.name)}`,
    '/settings/profile',
    '/settings/customize',
    '/settings/account',
    '/settings/group',
    `/settings/group/${group}`,
  ]) {
    await visit(page, path);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    expect(await scripted(page), path).toEqual([]);
  }
  for (const [path, text] of [
    ['/settings/customize', SCRIPT],
    ['/settings/account', SCRIPT],
    ['/settings/group', SCRIPT],
  ] as const) {
    await visit(page, path);
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await visit(page, '/settings/profile');
  await expect(page.getByRole('textbox', { name: /SSA/ })).toHaveValue(SHORT);
  await page.goto(`/user/${author.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(author.name);
  expect(happened).toEqual([]);
});

/** Elements that contain the script as markup. */
function scripted(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[onload], [onerror], script:not([src])')].map(
      ({ outerHTML }) => outerHTML,
    ),
  );
}
