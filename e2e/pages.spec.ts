import { expectAccessible, expectAccessibleColours } from './accessible.js';
import { addToGroupAs, createAccount, realFlight, signInSilently, uploadAs } from './instance.js';
import { type ConsoleMessage, expect, type Page, test } from './test.js';
import { visit } from './visit.js';

/** Checks every page in both themes with axe. */
let owner: Awaited<ReturnType<typeof createAccount>>;
let flight: number;
let group: number;
/** Each shows one page after the other. */
let visitor: Page;
let pilot: Page;

test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ baseURL, browser }) => {
  visitor = await browser.newPage();
  pilot = await browser.newPage();
  owner = await createAccount(baseURL ?? '', { inClub: true });
  await signInSilently(pilot, baseURL ?? '', owner);
  const bytes = realFlight('2018-04-14-fla-6ng-01.igc', `pages ${owner.name}`);
  flight = await uploadAs(baseURL ?? '', owner, bytes);
  const friend = await createAccount(baseURL ?? '');
  group = await addToGroupAs(baseURL ?? '', owner, 'Wave camp', friend);
});

test.afterAll(async () => {
  await visitor.close();
  await pilot.close();
});

/** The collapsed section of a flight page with the calculation. */
const CALCULATION = ['How it was scored', 'Inputs and rules'];

interface Pages {
  name: string;
  /** Paths that are visited in order. */
  path: () => string | readonly string[];
  isSignedIn?: true;
  /** Buttons to press first. */
  opens?: readonly string[];
  /** Expected error statuses, which browsers log as errors. */
  isRefused?: true;
}

const PAGES: readonly Pages[] = [
  { name: 'home', path: () => '/' },
  { name: 'try', path: () => '/try' },
  { name: 'flights', path: () => '/flight' },
  { name: 'flight', path: () => `/flight/${flight}` },
  { name: 'calculation', path: () => `/flight/${flight}`, opens: CALCULATION },
  { name: 'flight of the month', path: () => '/flight-of-the-month/2018-04' },
  { name: 'ranking', path: () => '/ranking/free' },
  { name: 'user', path: () => `/user/${owner.id}`, opens: ['All figures in a table'] },
  { name: 'aircraft', path: () => '/aircraft/1' },
  { name: 'airport', path: () => '/airport/1' },
  { name: 'club', path: () => `/club/${owner.clubId}` },
  { name: 'widgets', path: () => `/widgets?by=club&of=${owner.clubId}` },
  { name: 'pilots of a club', path: () => `/club/${owner.clubId}/pilot` },
  { name: 'planner', path: () => '/task/plan/new?from=1' },
  { name: 'edit', path: () => `/flight/edit/${flight}`, isSignedIn: true },
  { name: 'upload', path: () => '/upload', isSignedIn: true },
  { name: 'settings', path: () => '/settings', isSignedIn: true },
  { name: 'profile', path: () => '/settings/profile', isSignedIn: true },
  { name: 'account', path: () => '/settings/account', isSignedIn: true },
  { name: 'units', path: () => '/settings/internationalization', isSignedIn: true },
  { name: 'customise', path: () => '/settings/customize', isSignedIn: true },
  { name: 'notifications', path: () => `/user/${owner.id}/notifications`, isSignedIn: true },
  { name: 'friends', path: () => `/user/${owner.id}/friends`, isSignedIn: true },
  { name: 'collections', path: () => `/user/${owner.id}/flight-collection`, isSignedIn: true },
  {
    name: 'what else is set',
    path: () => ['/settings/live', '/settings/certificates'],
    isSignedIn: true,
  },
  {
    name: 'groups',
    path: () => ['/settings/group', `/settings/group/${group}`],
    isSignedIn: true,
  },
  {
    name: 'deleting the account',
    path: () => '/settings/account',
    isSignedIn: true,
    opens: ['Delete account'],
  },
  { name: 'plans', path: () => ['/plans', '/plans/premium'] },
  { name: 'new address', path: () => '/auth/update-email/spent' },
  { name: 'verified address', path: () => '/auth/verify-email/spent', isRefused: true },
  { name: 'superuser', path: () => '/auth/superuser/spent' },
  { name: 'superuser, signed in', path: () => '/auth/superuser/spent', isSignedIn: true },
  { name: 'sign-up', path: () => '/auth/sign-up' },
  { name: 'log-in', path: () => '/auth/log-in' },
  { name: 'forgotten password', path: () => '/auth/recover-password' },
  { name: 'link sent again', path: () => '/auth/resend-verification?email=jo@example.org' },
  { name: 'reset password', path: () => '/auth/reset-password/spent' },
  { name: 'not found', path: () => '/nowhere' },
];

for (const { name, path, isSignedIn, opens = [], isRefused } of PAGES) {
  test(`${name} is accessible in light and in dark`, async () => {
    const page = isSignedIn ? pilot : visitor;
    const problems: string[] = [];
    const onError = ({ message }: Error) => problems.push(message);
    const onMessage = (message: ConsoleMessage) => {
      const isExpected = isRefused && message.text().includes('status of 4');
      if (message.type() === 'error' && !isExpected) problems.push(message.text());
    };
    page.on('pageerror', onError).on('console', onMessage);
    for (const each of [path()].flat()) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await visit(page, each);
      for (const title of opens) await page.getByRole('button', { name: title }).click();
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessibleColours(page);
    }
    page.off('pageerror', onError).off('console', onMessage);
    expect(problems).toEqual([]);
  });
}

test('pages open by their addresses', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  for (const path of [
    '/flight-of-the-month/2018-04',
    '/aircraft/1',
    '/airport/1/pilot',
    `/club/${owner.clubId}`,
    '/plans/premium',
    '/auth/resend-verification',
    '/auth/reset-password/spent',
    '/auth/superuser/spent',
    '/settings/internationalization',
    `/user/${owner.id}/notifications`,
    `/user/${owner.id}/friends`,
    `/user/${owner.id}/flight-collection`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
  expect(problems).toEqual([]);
});

test('the map of flights fills the space beside its filters and list', async ({ page }) => {
  await page.goto('/flight/map');
  const list = page.getByRole('region', { name: 'Flights in view' });
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(list.getByRole('article').first()).toBeVisible();
    // The list follows the size of the window a frame later.
    await expect(async () => {
      const { y = 0, height: room = 0 } = (await list.boundingBox()) ?? {};
      expect(y + room, `${width} px`).toBeLessThanOrEqual(height);
      expect(room).toBeGreaterThan(height / 2.1);
    }).toPass();
  }
});

test('the licences are served', async ({ request }) => {
  const notice = await (await request.get('/notice.txt')).text();
  for (const work of ['SIL OPEN FONT LICENSE', 'GeoNames', 'Natural Earth', 'ETOPO1']) {
    expect(notice).toContain(work);
  }
  const licenses = await (await request.get('/licenses.txt')).text();
  // One library of the page, and one that only a worker needs.
  for (const library of ['react-dom', '@noble/hashes']) expect(licenses).toContain(library);
});
