import {
  type Api,
  createApi,
  memoryTokenStore,
  signIn,
  unwrap,
  uploadFlight,
  uploadStory,
  waitForScore,
} from '@cloudstreet/sdk';
import {
  HAS_TEST_DATA,
  NO_TEST_DATA,
  readTestFile,
} from '../packages/scoring/src/testing/test-data.js';
import { sampleIgc } from '../packages/server/src/testing/sample-igc.js';
import { sampleImage } from '../packages/web/src/testing/sample-image.js';
import { type BrowserContext, type Page, test } from './test.js';

/** Password of every account in the journeys. */
export const PASSWORD = 'a long enough password';
/** Address of the instance that sends mail. */
export const MAIL_PORT = Number(process.env.CLOUDSTREET_E2E_PORT ?? 18_431) + 2;
/** Address of the instance with payments and linked services. */
export const SERVICES_PORT = MAIL_PORT + 1;
/** Address of the instance with map layers. */
export const LAYERS_PORT = MAIL_PORT + 2;
/** Address of the instance with terrain. */
export const SPACE_PORT = LAYERS_PORT + 1;
/** Address of the instance with damaged files. */
export const DAMAGE_PORT = SPACE_PORT + 1;
/** Address of the instance with a moderator. */
export const MODERATION_PORT = DAMAGE_PORT + 1;

export interface Account {
  id: number;
  name: string;
  email: string;
}

interface NewAccount {
  inClub?: boolean;
  nameEnd?: string;
  /** Opens the link in the mail, if the instance sends mail. */
  confirm?: (email: string) => Promise<void>;
}

let accounts = 0;

/** Creates an account with a unique name and club through the API. */
export async function createAccount(
  baseURL: string,
  { inClub = false, nameEnd = '', confirm }: NewAccount = {},
): Promise<Account & { clubId: number | undefined }> {
  accounts += 1;
  const unique = `${process.pid}${Date.now()}${accounts}`.replace(/\d/g, (digit) =>
    String.fromCodePoint(97 + Number(digit)),
  );
  const name = `Pilot ${unique.slice(0, 1).toUpperCase()}${unique.slice(1)}${nameEnd}`;
  const email = `${unique}@example.org`;
  const api = createApi({ baseUrl: baseURL, tokenStore: memoryTokenStore() });
  await unwrap(
    api.POST('/user', {
      body: {
        name,
        email,
        password: PASSWORD,
        date_of_birth: '1988-04-01',
        gender: 'F',
        ...(inClub && { club_name: `Club of ${name}` }),
      },
    }),
  );
  await confirm?.(email);
  await signIn(api, { email, password: PASSWORD });
  const { id, club } = await unwrap(api.GET('/user/me'));
  return { id, name, email, clubId: club?.id };
}

/** Uploads a file through the API and returns the id of the scored flight. */
export async function uploadAs(baseURL: string, account: Account, bytes: Uint8Array<ArrayBuffer>) {
  const api = await signedIn(baseURL, account);
  const [flight] = await uploadFlight(api, bytes, { name: 'flight.igc' });
  if (!flight) throw new Error('The upload returned no flight.');
  await waitForScore(api, flight.id);
  return flight.id;
}

/** Uploads one short flight per takeoff time, waits for their scores, and returns their ids. */
export async function uploadManyAs(
  baseURL: string,
  account: Account,
  takeoffs: readonly string[],
): Promise<number[]> {
  const api = await signedIn(baseURL, account);
  const ids: number[] = [];
  for (const takeoff of takeoffs) {
    // No two accounts have the same file.
    const note = Buffer.from(`LXXX${account.name}\n`);
    const bytes = Buffer.concat([sampleIgc({ takeoffs: [takeoff], unsigned: true }), note]);
    const flights = await uploadFlight(api, bytes, { name: 'flight.igc' });
    ids.push(...flights.map(({ id }) => id));
  }
  for (const id of ids) await waitForScore(api, id);
  return ids;
}

/** Adds photos with caption and time to a flight. */
export async function addPhotosAs(
  baseURL: string,
  account: Account,
  flightId: number,
  photos: readonly { comment: string; startTime: string }[],
): Promise<void> {
  const api = await signedIn(baseURL, account);
  for (const [index, options] of photos.entries()) {
    await uploadStory(api, flightId, sampleImage(index * 8), options);
  }
}

/** Adds a user to a new group, which notifies them, and returns its id. */
export async function addToGroupAs(
  baseURL: string,
  account: Account,
  name: string,
  { id: userId }: Account,
): Promise<number> {
  const api = await signedIn(baseURL, account);
  const { id } = await unwrap(api.POST('/usergroup', { body: { name } }));
  const params = { path: { id }, query: { user_id: userId } };
  await unwrap(api.POST('/usergroup/add/{id}', { params }));
  return id;
}

/** Returns an API client signed in to an account. */
export async function signedIn(baseURL: string, { email }: Account): Promise<Api> {
  const api = createApi({ baseUrl: baseURL, tokenStore: memoryTokenStore() });
  await signIn(api, { email, password: PASSWORD });
  return api;
}

export async function logIn(page: Page, { email }: Account): Promise<void> {
  await page.goto('/auth/log-in');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  // On a phone there is a button "More" before anyone signs in.
  await page.waitForURL((url) => url.pathname !== '/auth/log-in');
  await page
    .getByRole('link', { name: 'Profile' })
    .or(page.getByRole('button', { name: 'More' }))
    .first()
    .waitFor();
}

/** Signs in without the log-in page, which may be in another language. */
export async function signInSilently(
  page: Page | BrowserContext,
  baseURL: string,
  { email }: Account,
): Promise<void> {
  const tokenStore = memoryTokenStore();
  await signIn(createApi({ baseUrl: baseURL, tokenStore }), { email, password: PASSWORD });
  const token = JSON.stringify(tokenStore.get());
  await page.addInitScript((stored) => localStorage.setItem('cloudstreet.token', stored), token);
}

/**
 * Returns a recorded flight with one takeoff. A comment record before its signature makes the file
 * unique. Skips the test without recorded flights.
 */
export function realFlight(name: string, note: string): Buffer<ArrayBuffer> {
  test.skip(!HAS_TEST_DATA, NO_TEST_DATA);
  const text = Buffer.from(readTestFile(`igc/gliders/${name}`)).toString('latin1');
  return Buffer.from(
    text.replace(/\r?\nB/, (found) => `\r\nLXXX${note}${found}`),
    'latin1',
  );
}
