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
import { type Page, test } from '@playwright/test';
import {
  HAS_TEST_DATA,
  NO_TEST_DATA,
  readTestFile,
} from '../packages/scoring/src/testing/test-data.js';
import { sampleIgc } from '../packages/server/src/testing/sample-igc.js';
import { samplePicture } from '../packages/web/src/testing/sample-picture.js';

/** What every account of the journeys signs in with. */
export const PASSWORD = 'a long enough password';
/** Where the instance listens that sends mail. */
export const MAIL_PORT = Number(process.env.CLOUDSTREET_E2E_PORT ?? 18_431) + 2;
/** Where the instance listens that has all services of others. */
export const SERVICES_PORT = MAIL_PORT + 1;
/** Where the server with map layers listens. */
export const LAYERS_PORT = MAIL_PORT + 2;
/** Where the instance listens that knows the ground. */
export const SPACE_PORT = LAYERS_PORT + 1;
/** Where the instance listens that was given damaged files. */
export const DAMAGE_PORT = SPACE_PORT + 1;

export interface Account {
  id: number;
  name: string;
  email: string;
}

interface NewAccount {
  inClub?: boolean;
  nameEnd?: string;
  /** Opens the link of the mail, where the instance sends one. */
  confirm?: (email: string) => Promise<void>;
}

let accounts = 0;

/** Makes an account through the API; its name is like no other's, whatever it ends with, and so is its club's. */
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

/** Uploads a file through the API as its user does in a script, and answers the scored flight's id. */
export async function uploadAs(baseURL: string, account: Account, bytes: Uint8Array<ArrayBuffer>) {
  const api = await signedIn(baseURL, account);
  const [flight] = await uploadFlight(api, bytes, { name: 'flight.igc' });
  if (!flight) throw new Error('The upload answered no flight.');
  await waitForScore(api, flight.id);
  return flight.id;
}

/** Uploads one short flight for each moment of takeoff, waits until all are scored, and answers their ids. */
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

/** Puts pictures on a flight, each with its caption and the moment at which it was taken. */
export async function addPicturesAs(
  baseURL: string,
  account: Account,
  flightId: number,
  pictures: readonly { comment: string; startTime: string }[],
): Promise<void> {
  const api = await signedIn(baseURL, account);
  for (const [index, options] of pictures.entries()) {
    await uploadStory(api, flightId, samplePicture(index * 8), options);
  }
}

/** Takes somebody into a new group, of which he is told; answers its id. */
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

/** A client of the API in the name of an account. */
export async function signedIn(baseURL: string, { email }: Account): Promise<Api> {
  const api = createApi({ baseUrl: baseURL, tokenStore: memoryTokenStore() });
  await signIn(api, { email, password: PASSWORD });
  return api;
}

export async function logIn(page: Page, { email }: Account): Promise<void> {
  await page.goto('/auth/log-in');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  // On a phone there is a button "More" before anybody is signed in.
  await page.waitForURL((url) => url.pathname !== '/auth/log-in');
  await page
    .getByRole('link', { name: 'Profile' })
    .or(page.getByRole('button', { name: 'More' }))
    .first()
    .waitFor();
}

/** Without the log-in page, whose words may be another language's. */
export async function signInSilently(
  page: Page,
  baseURL: string,
  { email }: Account,
): Promise<void> {
  const tokenStore = memoryTokenStore();
  await signIn(createApi({ baseUrl: baseURL, tokenStore }), { email, password: PASSWORD });
  const token = JSON.stringify(tokenStore.get());
  await page.addInitScript((stored) => localStorage.setItem('cloudstreet.token', stored), token);
}

/**
 * A real glider flight. The comment record in front of its signature makes it a file that nobody
 * has uploaded before; it stays one with a single takeoff. Skips the test where there is none.
 */
export function realFlight(name: string, note: string): Buffer<ArrayBuffer> {
  test.skip(!HAS_TEST_DATA, NO_TEST_DATA);
  const text = Buffer.from(readTestFile(`igc/gliders/${name}`)).toString('latin1');
  return Buffer.from(
    text.replace(/\r?\nB/, (found) => `\r\nLXXX${note}${found}`),
    'latin1',
  );
}
