import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signIgc } from '@cloudstreet/scoring/parse';
import {
  type Api,
  signIn,
  unwrap,
  uploadFlight,
  uploadStory,
  uploadUserImage,
  waitForScore,
} from '@cloudstreet/sdk';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { accountDeletionParts } from '../app/resources.js';
import type { SectorRecord } from '../reference/read-sectors.js';
import { addSectors } from '../reference/save-sectors.js';
import { sampleImage } from '../stories/testing/sample-media.js';
import { confirmSeat } from '../testing/confirm-seat.js';
import { sampleIgc } from '../testing/sample-igc.js';
import { PASSWORD, startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';
import { removeDeletedAccounts } from './remove-deleted-accounts.js';

const START = new Date('2026-07-14T18:00:00Z');
const DAY_MS = 86_400_000;
/** Longer than any number that stands anywhere by chance. */
const FIRST_ID = 700_111_222;
const NAME = 'Wilhelmina Quixote';

const WORLD = {
  id: 'WORLD',
  names: { en: 'World' },
  polygons: [
    [
      [
        [-180, -90],
        [180, -90],
        [180, 90],
        [-180, 90],
        [-180, -90],
      ],
    ],
  ],
} satisfies SectorRecord;

let testApi: TestApi;
let now = START;
let count = 0;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => now });
  await sql`alter table "user" alter column id restart with ${sql.lit(FIRST_ID)}`.execute(
    testApi.server.services.db,
  );
});
beforeEach(() => {
  now = START;
});

interface Flown {
  pilot: TestUser;
  mate: TestUser;
  name: string;
  born: string;
  alone: number;
  together: number;
}

/** A pilot with an image, a flight with a story, and one with a registered co-pilot. */
async function pilotWithFlights(): Promise<Flown> {
  count += 1;
  const name = `${NAME} ${'ABCDEFGH'[count]}`;
  const born = `1961-11-1${count}`;
  const pilot = await testApi.signUp({ name, dateOfBirth: born, clubName: `Club ${count}` });
  const mate = await testApi.signUp({ name: `Mate of ${count}`, dateOfBirth: '1992-03-04' });
  await uploadUserImage(pilot.api, await sampleImage({ color: `#4488a${count}` }));
  const alone = await fly(pilot, igcOf(name, { serial: `A${count}A` }));
  await uploadStory(pilot.api, alone, await sampleImage({ color: `#3388a${count}` }));
  const headers = [`HFCM2CREW2:Mate of ${count}`];
  const file = igcOf(name, { serial: `B${count}B`, gliderType: 'Duo Discus', headers });
  const together = await fly(pilot, file);
  await unwrap(
    pilot.api.PATCH('/flightdetail/{id}', {
      params: { path: { id: together } },
      body: { co_user_id: mate.id, co_user_date_of_birth: '1992-03-04' },
    }),
  );
  await confirmSeat(mate, together);
  await uploadStory(pilot.api, together, await sampleImage({ color: `#2288a${count}` }));
  return { pilot, mate, name, born, alone, together };
}

async function fly({ api }: TestUser, file: Uint8Array<ArrayBuffer>): Promise<number> {
  const [flight] = await uploadFlight(api, file, { name: 'flight.igc' });
  return (await waitForScore(api, flight?.id ?? 0, { pollMs: 50 })).id;
}

function igcOf(name: string, options: Parameters<typeof sampleIgc>[0]) {
  const text = new TextDecoder().decode(sampleIgc({ ...options, unsigned: true }));
  const named = text.replace(
    /\n/,
    `\nHFPLTPILOTINCHARGE:${name}\nHFDB1DATEOFBIRTH:231161\nLXXX flown by ${name}\n`,
  );
  return new TextEncoder().encode(signIgc(named));
}

function deleteAccount({ api }: TestUser, password = PASSWORD) {
  return unwrap(api.POST('/user/me/delete', { body: { password } }));
}

function restore({ email }: TestUser, password = PASSWORD) {
  return unwrap(testApi.api.POST('/auth/restore', { body: { email, password } }));
}

/** Returns everything that others see of a pilot. */
async function seen({ pilot, name, alone, together }: Flown, api: Api = testApi.api) {
  const get = <T>(response: Promise<T>) =>
    response.catch((error: { status: number }) => error.status);
  const flight = (id: number) =>
    get(unwrap(api.GET('/flightdetail/{id}', { params: { path: { id } } })));
  return {
    user: await get(unwrap(api.GET('/user/{id}', { params: { path: { id: pilot.id } } }))),
    alone: await flight(alone),
    together: await flight(together),
    flights: await unwrap(
      api.GET('/flight', { params: { query: { user_id_in: [pilot.id], contest: 'free' } } }),
    ),
    ranking: (await unwrap(api.POST('/ranking', { body: { season: 2026 } }))).filter(
      ({ user }) => user?.id === pilot.id,
    ),
    hits: (
      await unwrap(api.POST('/search', { body: { search_items: [{ key: 'name', value: name }] } }))
    ).filter(({ id }) => id === pilot.id),
  };
}

test('a deletion during uploads ends them, or deletes their flights, too', async () => {
  const pilot = await testApi.signUp();
  const body = { password: PASSWORD };
  const upload = async (serial: string) => {
    const file = new FormData();
    file.append('file', new Blob([sampleIgc({ serial })]), 'a.igc');
    const authorization = `Bearer ${await pilot.api.session.accessToken()}`;
    const init = { method: 'POST', body: file, headers: { authorization } };
    return (await fetch(`${testApi.url}/v1/igcfile`, init)).status;
  };
  const uploads = ['Q1A', 'Q2A', 'Q3A', 'Q4A'].map(upload);
  await uploads[0];
  const [deletion, ...statuses] = await Promise.all([
    pilot.api.POST('/user/me/delete', { body }),
    ...uploads,
    upload('Q5A'),
    upload('Q6A'),
  ]);
  expect(deletion.response.status).toBe(200);
  expect(statuses.filter((status) => status !== 201 && status !== 401)).toEqual([]);
  const query = { user_id_in: [pilot.id] };
  expect(await unwrap(testApi.api.GET('/flight', { params: { query } }))).toEqual([]);
});

describe('deleting the account', () => {
  test('requires the password', async () => {
    const { pilot } = await pilotWithFlights();
    await expect(deleteAccount(pilot, 'a guess')).rejects.toMatchObject({
      status: 422,
      fields: { password: 'This is not your current password.' },
    });
    expect(await unwrap(pilot.api.GET('/user/me'))).toMatchObject({ id: pilot.id });
  });

  test('hides everything at once for everyone, also if requested twice at the same time', async () => {
    const flown = await pilotWithFlights();
    const { pilot, name, alone } = flown;
    const before = await seen(flown);
    expect(before.flights).toHaveLength(2);
    expect(before.ranking).toHaveLength(1);
    const shown = before.alone as { story: { image: string }[] };
    const imageUrl = `${testApi.url}/files/${shown.story[0]!.image}`;
    expect((await fetch(imageUrl)).status).toBe(200);

    const responses = await Promise.allSettled([deleteAccount(pilot), deleteAccount(pilot)]);
    const done = responses.find((response) => response.status === 'fulfilled');
    expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(done?.value).toEqual({
      msg: 'Account deleted successfully.',
      restore_until: '2026-07-21T18:00:00+00:00',
    });
    await expect(unwrap(pilot.api.GET('/user/me'))).rejects.toMatchObject({ status: 401 });
    const after = await seen(flown);
    expect(after).toMatchObject({ user: 404, alone: 404, flights: [], ranking: [], hits: [] });
    expect(JSON.stringify(after)).not.toContain(name);
    expect((await fetch(imageUrl)).status).toBe(404);
    expect((await fetch(`${testApi.url}/files/flight/${alone}.jpg`)).status).toBe(404);
  });

  test('offers to restore the account at log-in and reserves its name and address', async () => {
    const { pilot, name } = await pilotWithFlights();
    await deleteAccount(pilot);
    await expect(
      signIn(testApi.api, { email: pilot.email, password: PASSWORD }),
    ).rejects.toMatchObject({
      code: 'account_deleted',
      body: { restore_until: '2026-07-21T18:00:00+00:00' },
    });
    await expect(
      signIn(testApi.api, { email: pilot.email, password: 'a guess' }),
    ).rejects.toMatchObject({ code: 'invalid_grant' });
    const fields = { name: 'Jo Other', password: PASSWORD, date_of_birth: '1990-05-17' };
    await expect(
      unwrap(testApi.api.POST('/user', { body: { ...fields, email: pilot.email } })),
    ).rejects.toMatchObject({ fields: { email: expect.stringContaining('already exists') } });
    const sameName = { ...fields, name, club_name: `Club ${count}`, email: 'jo@example.org' };
    await expect(unwrap(testApi.api.POST('/user', { body: sameName }))).rejects.toMatchObject({
      fields: { name: expect.stringContaining('already exists') },
    });
  });
});

describe('restoring the account', () => {
  test('restores everything', async () => {
    const flown = await pilotWithFlights();
    const before = await seen(flown);
    await deleteAccount(flown.pilot);
    await expect(restore(flown.pilot, 'a guess')).rejects.toMatchObject({
      fields: { password: 'Wrong email address or password.' },
    });
    await addSectors(testApi.server.services.db, [WORLD]);
    expect(await restore(flown.pilot)).toEqual({
      msg: 'Your account has been restored, please log in.',
    });
    expect(await seen(flown)).toEqual(before);
    // The sector is newer than the deletion.
    const query = { user_id_in: [flown.pilot.id], sector_id_in: [WORLD.id] };
    expect(await unwrap(testApi.api.GET('/flight', { params: { query } }))).toHaveLength(2);
    await signIn(flown.pilot.api, { email: flown.pilot.email, password: PASSWORD });
    await expect(restore(flown.pilot)).rejects.toMatchObject({ status: 422 });
  });

  test('restores the co-pilot', async () => {
    const flown = await pilotWithFlights();
    const before = await seen(flown);
    await deleteAccount(flown.mate);
    const { together } = await seen(flown);
    expect(together).not.toHaveProperty('co_user');
    await restore(flown.mate);
    expect(await seen(flown)).toEqual(before);
  });

  test('is no longer possible after seven days', async () => {
    const { pilot } = await pilotWithFlights();
    await deleteAccount(pilot);
    now = new Date(START.getTime() + 7 * DAY_MS);
    await expect(restore(pilot)).rejects.toMatchObject({ status: 422 });
    await expect(
      signIn(testApi.api, { email: pilot.email, password: PASSWORD }),
    ).rejects.toMatchObject({ code: 'invalid_grant' });
  });
});

test("a flight stays for its co-pilot, without the pilot's name", async () => {
  const flown = await pilotWithFlights();
  const { pilot, mate, together } = flown;
  await deleteAccount(pilot);
  const flight = await unwrap(
    testApi.api.GET('/flightdetail/{id}', { params: { path: { id: together } } }),
  );
  expect(flight).toMatchObject({ co_user: { id: mate.id }, rank: false, story: [] });
  expect(flight).not.toHaveProperty('user');
  expect(flight).not.toHaveProperty('club');
  const query = { user_id_in: [mate.id] };
  const [listed] = await unwrap(testApi.api.GET('/flight', { params: { query } }));
  expect(listed).toMatchObject({ id: together, co_user: { id: mate.id } });
  const csv = await fetch(`${testApi.url}/v1/flight?user_id_in=${mate.id}&format=csv`);
  expect(await csv.text()).not.toContain(NAME);
  // It is theirs now.
  const patch = { params: { path: { id: together } }, body: { registration: 'D-9999' } };
  expect(await unwrap(mate.api.PATCH('/flightdetail/{id}', patch))).toMatchObject({
    registration: 'D-9999',
  });
});

test('after seven days no rows or files are left', async () => {
  const flown = await pilotWithFlights();
  const { pilot, mate, name, born, together } = flown;
  await deleteAccount(pilot);
  const traces = [name, pilot.email, born, String(pilot.id)];
  const { services } = testApi.server;
  now = new Date(START.getTime() + 6 * DAY_MS);
  await removeDeletedAccounts(services, accountDeletionParts);
  expect(await tablesWith(traces)).toContain('deleted_account');

  now = new Date(START.getTime() + 7 * DAY_MS);
  await Promise.all([
    removeDeletedAccounts(services, accountDeletionParts),
    removeDeletedAccounts(services, accountDeletionParts),
  ]);
  await removeDeletedAccounts(services, accountDeletionParts);
  expect(await tablesWith(traces)).toEqual([]);
  await vi.waitFor(async () => expect(await filesWith(traces)).toEqual([]), { timeout: 120_000 });
  await expect(restore(pilot)).rejects.toMatchObject({ status: 422 });

  const kept = await unwrap(
    mate.api.GET('/flightdetail/{id}', { params: { path: { id: together } } }),
  );
  expect(kept).toMatchObject({ co_user: { id: mate.id }, status: 'valid' });
  // The address may have another account.
  const fields = { name, password: PASSWORD, date_of_birth: born, email: pilot.email };
  await unwrap(testApi.api.POST('/user', { body: fields }));
});

test('after seven days columns read from files no longer name the user; the files stay', async () => {
  const flown = await pilotWithFlights();
  const { pilot, mate, together } = flown;
  const mateName = `Mate of ${count}`;
  const file = async () => {
    const { igc_file: igcFile } = await unwrap(
      pilot.api.GET('/flightdetail/{id}', { params: { path: { id: together } } }),
    );
    const authorization = `Bearer ${await pilot.api.session.accessToken()}`;
    const response = await fetch(`${testApi.url}/v1/igcfile/${igcFile.id}`, {
      headers: { authorization },
    });
    return response.text();
  };
  const before = await file();
  expect(before).toContain(mateName);
  expect(await tablesWith([mateName])).toContain('igc_file');
  await deleteAccount(mate);
  now = new Date(START.getTime() + 7 * DAY_MS);
  await removeDeletedAccounts(testApi.server.services, accountDeletionParts);
  expect(await tablesWith([mateName])).toEqual([]);
  await signIn(pilot.api, { email: pilot.email, password: PASSWORD });
  expect(await file()).toBe(before);
});

/** Tables that hold one of these texts anywhere, those of the queue included. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const { db } = testApi.server.services;
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`.execute(db);
  const found: string[] = [];
  for (const { schema, name } of rows) {
    const table = sql.table(`${schema}.${name}`);
    const { rows: hits } = await sql`
      select 1 from ${table} as one
      where exists (select from unnest(${texts}::text[]) as wanted
        where strpos(lower(one::text), lower(wanted)) > 0)
      limit 1`.execute(db);
    if (hits.length > 0) found.push(name);
  }
  return found;
}

/** Files of the data folder that hold one of these texts, in any letters. */
function filesWith(texts: readonly string[]): Promise<string[]> {
  const folder = testApi.server.services.config.data.path;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
  return Promise.resolve(
    paths.filter((path) => {
      const content = readFileSync(path).toString('latin1').toLowerCase();
      return texts.some((text) => content.includes(text.toLowerCase()));
    }),
  );
}
