import { readdir } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { json as streamJson } from 'node:stream/consumers';
import {
  type Api,
  call,
  unwrap,
  uploadFlight,
  uploadStory,
  uploadUserImage,
  waitForScore,
} from '@cloudstreet/sdk';
import { setTravelImage } from '@cloudstreet/sdk/operations';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { sampleImage } from '../stories/testing/sample-media.js';
import { sampleArchive } from '../testing/sample-archive.js';
import { sampleIgc } from '../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';
import { insertImport } from './queries.js';

const NOW = new Date('2026-07-14T18:00:00Z');
const BORN = '1985-02-03';
const OPTIONS = { clock: () => NOW, config: { importMegabytes: 20 } };

let here: TestApi;
let there: TestApi;

beforeAll(async () => {
  here = await startTestApi(OPTIONS);
  there = await startTestApi(OPTIONS);
});

type Files = Record<string, Uint8Array>;

async function exported(
  { api }: TestUser,
  { url: base }: TestApi,
): Promise<Uint8Array<ArrayBuffer>> {
  const { url } = await unwrap(api.POST('/user/me/export'));
  return new Uint8Array(await (await fetch(new URL(url, base))).arrayBuffer());
}

async function send(user: TestUser, server: TestApi, archive: Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.append('archive', new Blob([archive]), 'cloudstreet.zip');
  const response = await fetch(`${server.url}/v1/user/me/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await user.api.session.accessToken()}` },
    body: form,
  });
  return { status: response.status, body: await response.json() };
}

async function ended(api: Api) {
  return expect
    .poll(async () => (await unwrap(api.GET('/user/me/import'))).latest)
    .toMatchObject({ status: 'done' })
    .then(async () => (await unwrap(api.GET('/user/me/import'))).latest!);
}

/** Imports an archive, and returns its result. */
async function importArchive(user: TestUser, server: TestApi, archive: Uint8Array<ArrayBuffer>) {
  const { status, body } = await send(user, server, archive);
  expect({ status, body }).toMatchObject({ status: 201, body: { max_megabytes: 20 } });
  return ended(user.api);
}

function json(files: Files, name: string) {
  return JSON.parse(strFromU8(files[name]!));
}

/** A pilot with everything that an account can have. */
async function makePilot(server: TestApi, name: string) {
  const pilot = await server.signUp({ name, dateOfBirth: BORN });
  const { api } = pilot;
  const filter = [
    { name: 'Juniors', search: 'keyword=junior' },
    { name: 'Mine', search: `user=${pilot.id}` },
    { name: 'Home', search: 'radius=20&point_of_interest=airport-3' },
  ];
  const body = { bio: 'Flies at noon.', unit: 'I', open_in_seeyou: true, filter } as const;
  await unwrap(api.PATCH('/user/me', { body }));
  await uploadUserImage(api, await sampleImage());
  const igc = sampleIgc({
    gliderType: 'Duo Discus',
    serial: 'DUO',
    takeoffs: ['2026-07-14T08:00:00Z', '2026-07-14T12:00:00Z'],
  });
  const flights = await uploadFlight(api, igc, { name: 'two flights.igc' });
  for (const { id } of flights) await waitForScore(api, id, { pollMs: 50 });
  const params = { path: { id: flights[1]!.id } };
  const patch = {
    registration: 'D-9876',
    competition_id: 'AR',
    co_user_name: 'Max Weber',
    mass: 640,
    scoring_times: ['2026-07-14T12:10:00+00:00', '2026-07-14T12:30:00+00:00'],
    comments_allowed: false,
  };
  await unwrap(api.PATCH('/flightdetail/{id}', { params, body: patch }));
  const description = { comment: `With @[${pilot.id}]\nand streets.`, pinned: true };
  await unwrap(api.POST('/comment/flight/{id}', { params, body: description }));
  const comment = 'A street\nof clouds.';
  const startTime = '2026-07-14T12:20:00+00:00';
  await uploadStory(api, flights[1]!.id, await sampleImage({ color: '#123456' }), {
    comment,
    startTime,
  });
  await waitForScore(api, flights[1]!.id, { pollMs: 50 });
  return { pilot, flights };
}

/** Returns the parts of an archive that must be equal on both servers. */
async function portrait(user: TestUser, server: TestApi) {
  const archive = await exported(user, server);
  const files = unzipSync(archive);
  const { account } = json(files, 'account.json');
  const flights = json(files, 'flights.json').items;
  const stories = json(files, 'stories.json').items;
  return {
    archive,
    content: {
      bio: account.bio,
      unit: account.unit,
      shared: account.open_in_seeyou,
      igc: flights.map((each: { file: { path: string } }) =>
        strFromU8(files[each.file.path]!, true),
      ),
      flights: flights.map(comparable),
      stories: stories.map(({ comment, start_time, source_sha256 }: Record<string, string>) => ({
        comment,
        start_time,
        source_sha256,
      })),
    },
  };
}

/** A flight without what is the instance's own. */
function comparable(flight: Record<string, unknown>) {
  const { id: _id, igc_file: _file, user: _user, file, contest, ...rest } = flight;
  const scores = contest as { name: string; points: number }[];
  return {
    ...rest,
    file: { ...(file as object), path: undefined },
    contest: scores.map(({ name, points }) => ({ name, points })),
  };
}

test('imports an archive of another instance, twice without duplicates', async () => {
  const { pilot } = await makePilot(there, 'Ana Ruiz');
  const source = await portrait(pilot, there);
  const moved = await here.signUp({ name: 'Ana Ruiz', dateOfBirth: BORN });
  const outcome = await importArchive(moved, here, source.archive);
  expect(outcome).toMatchObject({
    name: 'cloudstreet.zip',
    host: new URL(there.url).host,
    total: 7,
    done: 7,
    counts: [
      { kind: 'profile', added: 3, skipped: 0, refused: 0 },
      { kind: 'filter', added: 1, skipped: 0, refused: 2 },
      { kind: 'picture', added: 1 },
      { kind: 'flight', added: 2, skipped: 0, refused: 0 },
      { kind: 'story', added: 1 },
    ],
    issues: ['Mine', 'Home'].map((path) => ({ path, type: 'FILTER_OF_INSTANCE' })),
    issue_count: 2,
  });
  const me = await unwrap(moved.api.GET('/user/me'));
  expect(me).toMatchObject({ email: moved.email, filter: [{ name: 'Juniors' }] });
  expect(me.image).toBeDefined();
  const { data: mine } = await moved.api.GET('/flight', {
    params: { query: { user_id_in: [moved.id] } },
  });
  expect(mine).toHaveLength(2);
  for (const { id } of mine ?? []) await waitForScore(moved.api, id, { pollMs: 50 });
  // A hundred flights must not cause a hundred notifications.
  const { db } = here.server.services;
  const news = db.selectFrom('notification').where('user_id', '=', moved.id).selectAll();
  expect(await news.execute()).toEqual([]);
  const copy = await portrait(moved, here);
  expect(copy.content.flights).toContainEqual(
    expect.objectContaining({
      comments_allowed: false,
      description: 'With @Ana Ruiz\nand streets.',
    }),
  );
  expect(copy.content).toEqual(source.content);

  const again = await importArchive(moved, here, source.archive);
  expect(again.counts).toMatchObject([
    { kind: 'profile', added: 0 },
    { kind: 'filter', added: 0, skipped: 1, refused: 2 },
    { kind: 'picture', added: 0, skipped: 1 },
    { kind: 'flight', added: 0, skipped: 2 },
    { kind: 'story', added: 0, skipped: 1 },
  ]);
  // The other way round, too: what is already there is known by what it was made of.
  const back = await importArchive(pilot, there, copy.archive);
  expect(back.counts.map(({ added }) => added)).toEqual([0, 0, 0, 0, 0]);
  expect((await portrait(pilot, there)).content).toEqual(source.content);
});

test('does not restore a flight that its pilot deleted', async () => {
  const pilot = await there.signUp({ name: 'Ida Holm', dateOfBirth: BORN });
  const takeoffs = ['2026-07-13T08:00:00Z', '2026-07-13T12:00:00Z'];
  const flights = await uploadFlight(pilot.api, sampleIgc({ serial: 'IDA', takeoffs }));
  const params = { path: { id: flights[0]!.id } };
  await unwrap(pilot.api.DELETE('/flightdetail/{id}', { params }));
  const moved = await here.signUp({ name: 'Ida Holm', dateOfBirth: BORN });
  const { counts } = await importArchive(moved, here, await exported(pilot, there));
  expect(counts).toContainEqual({ kind: 'flight', added: 1, skipped: 0, refused: 0 });
});

/** An archive of a pilot with one flight, with some files changed. */
async function changeArchive(user: TestUser, server: TestApi, change: (files: Zippable) => void) {
  const files: Zippable = unzipSync(await exported(user, server));
  change(files);
  return zipSync(files);
}

/** A file of an archive, as far as it is changed here. */
interface Editable {
  format?: number;
  account: Record<string, unknown>;
  items: ({ file: { path: string; sha256?: string } } & Record<string, unknown>)[];
}

function edit(files: Zippable, name: string, change: (value: Editable) => void): void {
  const value = JSON.parse(strFromU8(files[name] as Uint8Array)) as Editable;
  change(value);
  files[name] = strToU8(JSON.stringify(value));
}

test('reports refused files one by one and imports the rest', async () => {
  const pilot = await there.signUp({
    name: 'Otto Quixote',
    dateOfBirth: BORN,
    clubName: 'Far Club',
  });
  for (const serial of ['OTA', 'OTB', 'OTC', 'OTD']) {
    await uploadFlight(pilot.api, sampleIgc({ serial }), { name: `${serial}.igc` });
  }
  const moved = await here.signUp({ name: 'Otto Quixote', dateOfBirth: BORN });
  let ids: string[] = [];
  const archive = await changeArchive(pilot, there, (files) => {
    edit(files, 'flights.json', ({ items }) => {
      ids = items.map((each) => each.file.path);
      delete items[1]!.file.sha256;
      const said = { registration: 'Delta 1', co_user_name: 'Max Weber', mass: [[], []] };
      Object.assign(items[3]!, said, { aircraft: { id: 1, name: 'A flying carpet' } });
    });
    edit(files, 'stories.json', ({ items }) => {
      Object.assign(items, [{ id: 1, flight_id: 4711, image: 'stories/1.jpg' }]);
    });
    files[ids[0]!] = strToU8('AXXX');
    files[ids[1]!] = strToU8('#!/bin/sh\nrm -rf /\n');
    delete files[ids[2]!];
  });
  const { counts, issues } = await importArchive(moved, here, archive);
  expect(counts).toContainEqual({ kind: 'flight', added: 1, skipped: 0, refused: 3 });
  expect(issues.map(({ path, type }) => `${path} ${type}`)).toEqual([
    'account.json CHANGE',
    `${ids[0]} FILE_DAMAGED`,
    `${ids[1]} NOT_IGC`,
    `${ids[2]} FILE_MISSING`,
    `${ids[3]} CHANGE`,
    `${ids[3]} CHANGE`,
    `${ids[3]} CHANGE`,
    `${ids[3]} CHANGE`,
    'stories/1.jpg STORY_FLIGHT',
  ]);
  expect(issues[0]?.msg).toContain('Your club does not exist here');
});

test.each<[why: string, change: (files: Zippable) => void, type: string]>([
  [
    'a list that is cut off',
    (files) => {
      files['flights.json'] = strToU8('{"format":1,"items":[{"id":1,');
    },
    'ARCHIVE_BROKEN',
  ],
  ['no list at all', (files) => void delete files['stories.json'], 'ARCHIVE_BROKEN'],
  [
    'a flight without a file',
    (files) => {
      files['flights.json'] = strToU8('{"format":1,"items":[{"id":1}]}');
    },
    'ARCHIVE_BROKEN',
  ],
  [
    'a list of something else',
    (files) => {
      files['flights.json'] = strToU8('{"format":1,"items":[1]}');
    },
    'ARCHIVE_BROKEN',
  ],
  [
    'a list that goes ever deeper',
    (files) => {
      files['account.json'] = strToU8(
        `{"format":1,"account":${'['.repeat(499_000)}${']'.repeat(499_000)}}`,
      );
    },
    'ARCHIVE_BROKEN',
  ],
  [
    'text that cannot be kept',
    (files) => {
      files['stories.json'] = strToU8(
        '{"format":1,"items":[{"image":"a.jpg","comment":"\\u0000"}]}',
      );
    },
    'ARCHIVE_BROKEN',
  ],
  [
    'an item without an end',
    (files) => {
      const text = `{"format":1,"items":[${'['.repeat(5_000_000)}`;
      files['flights.json'] = [strToU8(text), { level: 0 }];
    },
    'ARCHIVE_BROKEN',
  ],
  [
    'another format',
    (files) => edit(files, 'account.json', (value) => (value.format = 2)),
    'ARCHIVE_FORMAT',
  ],
  [
    'a list of another format',
    (files) => edit(files, 'flights.json', (value) => (value.format = 2)),
    'ARCHIVE_FORMAT',
  ],
  [
    'a list of no format',
    (files) => edit(files, 'flights.json', (value) => delete value.format),
    'ARCHIVE_FORMAT',
  ],
  [
    'another date of birth',
    (files) => edit(files, 'account.json', ({ account }) => (account.date_of_birth = '1990-01-01')),
    'ARCHIVE_OF_OTHER',
  ],
  [
    'another name and address',
    (files) =>
      edit(files, 'account.json', ({ account }) =>
        Object.assign(account, { name: 'B', email: 'b@example.org' }),
      ),
    'ARCHIVE_OF_OTHER',
  ],
  ['a program', (files) => (files['setup.exe'] = strToU8('MZ')), 'ARCHIVE_FOREIGN_FILE'],
  ['a script', (files) => (files['igc/1.sh'] = strToU8('rm')), 'ARCHIVE_FOREIGN_FILE'],
  ['a way out', (files) => (files['../../etc/passwd'] = strToU8('x')), 'ARCHIVE_FOREIGN_FILE'],
  [
    'a way out of folders',
    (files) => (files['igc/../../a.igc'] = strToU8('x')),
    'ARCHIVE_FOREIGN_FILE',
  ],
  ['an absolute name', (files) => (files['/etc/passwd'] = strToU8('x')), 'ARCHIVE_FOREIGN_FILE'],
  [
    'a name of another system',
    (files) => (files['igc\\..\\a.igc'] = strToU8('x')),
    'ARCHIVE_FOREIGN_FILE',
  ],
  [
    'a link',
    (files) => (files['igc/1.igc'] = [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }]),
    'ARCHIVE_FOREIGN_FILE',
  ],
  [
    'two names that differ by capitals',
    (files) => (files['Account.json'] = strToU8('{}')),
    'ARCHIVE_TWICE',
  ],
  [
    'padding beside a name',
    (files) => (files['igc/1.igc'] = [strToU8('x'), { extra: { 99: new Uint8Array(4000) } }]),
    'ARCHIVE_TOO_MUCH',
  ],
  [
    'a comment on a file',
    (files) => (files['igc/1.igc'] = [strToU8('x'), { comment: 'padding' }]),
    'ARCHIVE_TOO_MUCH',
  ],
  ['a bomb', (files) => (files['igc/1.igc'] = new Uint8Array(40_000_000)), 'ARCHIVE_TOO_MUCH'],
])('refuses an archive with %s as a whole', async (_why, change, type) => {
  const pilot = await here.signUp({
    name: `Pilot Number`,
    dateOfBirth: BORN,
    clubName: crypto.randomUUID(),
  });
  const { status, body } = await send(pilot, here, await changeArchive(pilot, here, change));
  expect({ status, detail: body.detail }).toMatchObject({
    status: 422,
    detail: [{ loc: ['archive'], type }],
  });
  expect(await unwrap(pilot.api.GET('/user/me/import'))).toEqual({ max_megabytes: 20 });
});

test.each([
  ['nothing', new Uint8Array()],
  ['a recording', sampleIgc()],
  ['an archive that was cut off', zipSync({ 'account.json': strToU8('{}') }).slice(0, 40)],
])('refuses %s', async (_what, bytes) => {
  const pilot = await here.signUp();
  const { status, body } = await send(pilot, here, bytes);
  expect({ status, body }).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['archive'], type: 'ARCHIVE_UNREADABLE' }] },
  });
});

test('the operator limits the size of an archive', async () => {
  const pilot = await here.signUp();
  const { status, body } = await send(pilot, here, new Uint8Array(21 * 1024 * 1024));
  expect({ status, body }).toMatchObject({ status: 413, body: { code: 'FILE_TOO_LARGE' } });
});

test('one import runs at a time; the next after a cancelled one starts from the beginning', async () => {
  const pilot = await there.signUp({ name: 'Nora Lind', dateOfBirth: BORN });
  for (const serial of ['NOA', 'NOB', 'NOC', 'NOD']) {
    await uploadFlight(pilot.api, sampleIgc({ serial }));
  }
  const archive = await exported(pilot, there);
  const moved = await here.signUp({ name: 'Nora Lind', dateOfBirth: BORN });
  const responses = await Promise.all([send(moved, here, archive), send(moved, here, archive)]);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201, 409]));
  const { latest } = await unwrap(moved.api.DELETE('/user/me/import'));
  expect(latest).toMatchObject({ status: 'cancelled' });
  // Once more changes nothing; what was in hand at that moment may still have come in.
  const { id, finished } = latest!;
  const again = await unwrap(moved.api.DELETE('/user/me/import'));
  expect(again.latest).toMatchObject({ id, finished, status: 'cancelled' });
  const { counts } = await importArchive(moved, here, archive);
  const { added, skipped } = counts.find(({ kind }) => kind === 'flight')!;
  expect(added + skipped).toBe(4);
  const { data } = await moved.api.GET('/flight', {
    params: { query: { user_id_in: [moved.id] } },
  });
  expect(data).toHaveLength(4);
  const { files } = here.server.services;
  await expect
    .poll(async () => Array.from((await files.listAll('import')).objects, ({ name }) => name))
    .toEqual(['.keep']);
});

/** Sends only the headers of an archive and returns the response. */
async function announce(user: TestUser, server: TestApi, bytes: number) {
  const headers = {
    authorization: `Bearer ${await user.api.session.accessToken()}`,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': bytes,
  };
  const sending = request(`${server.url}/v1/user/me/import`, { method: 'POST', headers });
  sending.flushHeaders();
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    sending.once('response', resolve).once('error', reject),
  );
  const body = await streamJson(response);
  sending.destroy();
  return { status: response.statusCode, body };
}

test('refuses an archive before its body during another import or without free space', async () => {
  const roomy = await startTestApi({ config: { importMegabytes: 1_000_000_000 } });
  const pilot = await roomy.signUp();
  const full = await announce(pilot, roomy, 500e12);
  expect(full).toMatchObject({ status: 507, body: { code: 'STORAGE_FULL' } });
  const plan = { host: '', items: [] };
  const now = new Date();
  const wanted = { userId: pilot.id, name: 'a.zip', key: 'import/a.zip', plan, now };
  await insertImport(roomy.server.services.db, wanted);
  const running = await announce(pilot, roomy, 500e12);
  expect(running).toMatchObject({ status: 409, body: { code: 'IMPORT_RUNNING' } });
});

test('plans archives in a separate thread, one per user at a time', async () => {
  const pilot = await here.signUp({ name: 'Ada Lund', dateOfBirth: BORN });
  const archive = await exported(pilot, here);
  const { workers } = here.server.services.imports;
  const run = workers.run.bind(workers);
  const { promise: wait, resolve: goOn } = Promise.withResolvers<void>();
  const planning = vi.spyOn(workers, 'run').mockImplementation(async (task, input) => {
    await wait;
    return run(task, input);
  });
  onTestFinished(() => planning.mockRestore());
  const first = send(pilot, here, archive);
  await vi.waitFor(() => expect(planning).toHaveBeenCalledOnce(), 20_000);
  expect(planning.mock.calls[0]?.[0]).toBe('planArchive');
  expect(await send(pilot, here, archive)).toMatchObject({
    status: 409,
    body: { code: 'IMPORT_RUNNING' },
  });
  goOn();
  expect(await first).toMatchObject({ status: 201 });
  await ended(pilot.api);
  // The lock of the first call has been released.
  expect(await importArchive(pilot, here, archive)).toMatchObject({ status: 'done' });
});

test('reports a disk that fills during an upload and removes the partial archive', async () => {
  const pilot = await here.signUp({ name: 'Ole Berg', dateOfBirth: BORN });
  const archive = await exported(pilot, here);
  const { files, config, db } = here.server.services;
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const writing = vi.spyOn(files, 'putStream').mockRejectedValue(full);
  onTestFinished(() => writing.mockRestore());
  expect(await send(pilot, here, archive)).toMatchObject({
    status: 507,
    body: { code: 'STORAGE_FULL' },
  });
  await expect.poll(() => readdir(join(config.data.path, 'tmp'))).toEqual([]);
  const rows = db.selectFrom('archive_import').where('user_id', '=', pilot.id).selectAll();
  expect(await rows.execute()).toEqual([]);
});

test('scores uploaded flights before imported ones', async () => {
  const calm = await startTestApi(OPTIONS);
  const pilot = await calm.signUp({ name: 'Eva Holt', dateOfBirth: BORN });
  const account = { name: 'Eva Holt', date_of_birth: BORN, email: pilot.email };
  const recordings = ['QUA', 'QUB'].map((serial) => sampleIgc({ serial }));
  const { workers } = calm.server.services;
  const run = workers.run.bind(workers);
  const { promise: wait, resolve: goOn } = Promise.withResolvers<void>();
  const scored: string[] = [];
  const scoring = vi.spyOn(workers, 'run').mockImplementation(async (task, input) => {
    if (task === 'scoreIgcFile') {
      scored.push(strFromU8((input as { bytes: Uint8Array }).bytes).slice(4, 7));
      await wait;
    }
    return run(task, input);
  });
  onTestFinished(() => scoring.mockRestore());
  await uploadFlight(pilot.api, sampleIgc({ serial: 'ONE' }));
  await expect.poll(() => scored).toEqual(['ONE']);
  await importArchive(pilot, calm, sampleArchive({ account, recordings }));
  const [last] = await uploadFlight(pilot.api, sampleIgc({ serial: 'TWO' }));
  goOn();
  await waitForScore(pilot.api, last!.id, { pollMs: 50 });
  expect(scored.slice(0, 2)).toEqual(['ONE', 'TWO']);
});

test('imports name, text and photo of a travel, which returns once its flights are scored', async () => {
  const pilot = await there.signUp({ name: 'Ida Far', dateOfBirth: BORN });
  const legs = [
    { serial: 'OUT', takeoffs: ['2026-07-12T10:00:00Z'], landingDeg: 0.25 },
    {
      serial: 'BCK',
      takeoffs: ['2026-07-13T10:00:00Z'],
      lat: 50.8683 + 0.25,
      reachDeg: -0.35,
      releaseDeg: -0.08,
      landingDeg: -0.25,
    },
  ];
  for (const leg of legs) {
    const [flight] = await uploadFlight(pilot.api, sampleIgc({ reachDeg: 0.45, ...leg }));
    await waitForScore(pilot.api, flight!.id, { pollMs: 50 });
  }
  const travelOf = async ({ api, id }: TestUser) =>
    (await unwrap(api.GET('/travel', { params: { query: { user_id_in: [id] } } })))[0];
  const { id } = (await travelOf(pilot))!;
  const body = { name: 'To the sea', description: 'Wave\nall day.' };
  await unwrap(pilot.api.PATCH('/travel/{id}', { params: { path: { id } }, body }));
  const image = await sampleImage({ color: '#415161' });
  await call(pilot.api, setTravelImage, { id, image: new Blob([image]) });
  const archive = await exported(pilot, there);
  const moved = await here.signUp({ name: 'Ida Far', dateOfBirth: BORN });
  const outcome = await importArchive(moved, here, archive);
  expect(outcome.counts).toContainEqual({ kind: 'travel', added: 1, skipped: 0, refused: 0 });
  await expect.poll(() => travelOf(moved)).toMatchObject({ ...body, flight_count: 2, days: 2 });
  expect((await travelOf(moved))?.image).toBeDefined();
  // Words of their own stay.
  const own = { params: { path: { id: (await travelOf(moved))!.id } }, body: { name: 'Mine' } };
  await unwrap(moved.api.PATCH('/travel/{id}', own));
  const again = await importArchive(moved, here, archive);
  expect(again.counts).toContainEqual({ kind: 'travel', added: 0, skipped: 1, refused: 0 });
  expect(await travelOf(moved)).toMatchObject({ name: 'Mine', description: body.description });
});

test('flights of others stay theirs, and an import is deleted with its user', async () => {
  const first = await here.signUp({ name: 'Per Dahl', dateOfBirth: BORN, clubName: 'One' });
  await uploadFlight(first.api, sampleIgc({ serial: 'PER' }));
  const archive = await exported(first, here);
  const other = await here.signUp({ name: 'Per Dahl', dateOfBirth: BORN, clubName: 'Two' });
  const { counts } = await importArchive(other, here, archive);
  expect(counts).toContainEqual({ kind: 'flight', added: 0, skipped: 1, refused: 0 });
  const body = { password: 'quiet thermals' };
  await unwrap(other.api.POST('/user/me/delete', { body }));
  const { db } = here.server.services;
  const left = db.selectFrom('archive_import').where('user_id', '=', other.id).selectAll();
  expect(await left.execute()).toEqual([]);
});

test('imports memberships of clubs that exist, with their days', async () => {
  const name = 'Lena Brand';
  const pilot = await here.signUp({ name, dateOfBirth: BORN, clubName: 'Wave Club' });
  const { club } = await unwrap(pilot.api.GET('/user/me'));
  const ids = [];
  for (const clubName of ['Former Club', 'Vanished Club']) {
    const founder = await here.signUp({ clubName });
    ids.push((await unwrap(founder.api.GET('/user/me'))).club!.id);
  }
  const [former, vanished] = ids;
  const memberships = [
    { club_id: club!.id, since: '2024-03-01' },
    { club_id: former!, since: '2020-01-01', until: '2024-02-29' },
    { club_id: vanished!, until: '2019-12-31' },
  ];
  await unwrap(pilot.api.POST('/user/me/membership', { body: { memberships } }));
  await there.signUp({ clubName: 'Wave Club' });
  await there.signUp({ clubName: 'Former Club' });
  const same = await there.signUp({ name, dateOfBirth: BORN });
  await importArchive(same, there, await exported(pilot, here));
  expect(await unwrap(same.api.GET('/user/me/membership'))).toMatchObject([
    { club: { name: 'Wave Club' }, since: '2024-03-01' },
    { club: { name: 'Former Club' }, since: '2020-01-01', until: '2024-02-29' },
  ]);
});
