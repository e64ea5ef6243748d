import {
  createApi,
  memoryTokenStore,
  signIn,
  unwrap,
  uploadFlight,
  waitForScore,
} from '@cloudstreet/sdk';
import { sampleIgc } from '../packages/server/src/testing/sample-igc.js';
import { ariaOutline } from './aria-outline.js';
import { NOW } from './fixed-clock.js';
import { type Account, PASSWORD, signInSilently } from './instance.js';
import { FIXED_CLOCK_URL } from './playwright.config.js';
import { type Browser, expect, type Page, test } from './test.js';
import { visit } from './visit.js';

/**
 * Compares the outline of every page at a fixed time, on a server with one pilot and three flights:
 * one that counts, one uploaded too late, one without signature.
 */
test.use({ baseURL: FIXED_CLOCK_URL });
test.describe.configure({ mode: 'default' });

const REFRESH = 'If this is meant: CLOUDSTREET_UPDATE_SNAPSHOTS=1 npm test -- e2e';
const OWNER: Account = { id: 1, name: 'Anke Aufwind', email: 'anke@demo.example' };

const LUESSE = { lat: 52.1427, lon: 12.6714 };
const DUO = { gliderType: 'Duo Discus', registration: 'D-9876', serial: 'BBB' };

/** Each shows one page after the other. */
let visitor: Page;
let owner: Page;

test.beforeAll(async ({ browser }) => {
  await uploadOnce();
  visitor = await newPage(browser);
  owner = await newPage(browser);
  await signInSilently(owner, FIXED_CLOCK_URL, OWNER);
});

test.afterAll(async () => {
  await visitor.close();
  await owner.close();
});

async function newPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.clock.setFixedTime(NOW);
  return page;
}

async function uploadOnce(): Promise<void> {
  const api = createApi({ baseUrl: FIXED_CLOCK_URL, tokenStore: memoryTokenStore() });
  const { name, email } = OWNER;
  // A worker that takes over after a failure finds all of it.
  if (await unwrap(api.GET('/flight')).then((flights) => flights.length > 0)) return;
  const body = {
    name,
    email,
    password: PASSWORD,
    date_of_birth: '1988-04-01',
    gender: 'F',
    club_name: 'Wolkenstraße Lüsse',
  } as const;
  await unwrap(api.POST('/user', { body }));
  await signIn(api, { email, password: PASSWORD });
  const files = [
    sampleIgc({ ...LUESSE, takeoffs: ['2026-11-19T10:00:00Z'] }),
    sampleIgc({ ...LUESSE, takeoffs: ['2026-10-31T11:00:00Z'], ...DUO }),
    sampleIgc({ ...LUESSE, takeoffs: ['2026-11-18T10:30:00Z'], reachDeg: 0.2, unsigned: true }),
  ];
  for (const [i, bytes] of files.entries()) {
    const [flight] = await uploadFlight(api, bytes, { name: `flight-${i + 1}.igc` });
    await waitForScore(api, flight?.id ?? 0);
  }
}

for (const { name, path, isSignedIn = false, opens = [] } of [
  { name: 'home', path: '/' },
  { name: 'flights', path: '/flight' },
  { name: 'flight', path: '/flight/1' },
  {
    name: 'flight-calculation',
    path: '/flight/1',
    opens: ['How it was scored', 'Inputs and rules'],
  },
  { name: 'flight-invalid', path: '/flight/3' },
  { name: 'flight-own', path: '/flight/1', isSignedIn: true },
  { name: 'flight-edit', path: '/flight/edit/1', isSignedIn: true },
  { name: 'user', path: '/user/1' },
  { name: 'aircraft', path: '/aircraft/1' },
  { name: 'airport', path: '/airport/1' },
  { name: 'club', path: '/club/1' },
  { name: 'club-pilots', path: '/club/1/pilot' },
  { name: 'upload', path: '/upload', isSignedIn: true },
  { name: 'sign-up', path: '/auth/sign-up' },
  { name: 'log-in', path: '/auth/log-in' },
  { name: 'not-found', path: '/nowhere' },
]) {
  test(`the outline of ${name} is unchanged`, async () => {
    const page = isSignedIn ? owner : visitor;
    // The page of editing shows more if the flight was analysed before.
    if (isSignedIn) await page.goto('about:blank');
    await visit(page, path);
    for (const title of opens) await page.getByRole('button', { name: title }).click();
    // A slow machine draws the rows some time after the last response.
    await expect(async () => {
      const outline = ariaOutline(await page.locator('body').ariaSnapshot());
      expect(outline, REFRESH).toMatchSnapshot(`${name}.txt`);
    }).toPass({ timeout: 60_000 });
  });
}
