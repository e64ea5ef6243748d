import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { document } from '@cloudstreet/sdk/contract';
import { beforeAll, expect, test } from 'vitest';
import { hollowPng, sampleImage, wholePng } from '../../stories/testing/sample-media.js';
import { sampleIgc } from '../../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../../testing/start-test-api.js';

const EVENING = new Date('2026-07-14T20:00:00Z');
const LONG = 'ö'.repeat(5000);

let server: TestApi;
let pilot: TestUser;
let token: string;
let flightId: number;
let imageBytes: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  server = await startTestApi({ clock: () => EVENING });
  pilot = await server.signUp();
  const [flight] = await uploadFlight(pilot.api, new File([sampleIgc()], 'flight.igc'));
  flightId = (await waitForScore(pilot.api, flight?.id ?? 0)).id;
  token = (await pilot.api.session.accessToken()) ?? '';
  imageBytes = await sampleImage();
});

/** A request as a program may send it that keeps to no contract. */
interface Sent {
  why: string;
  method?: 'POST' | 'PATCH' | 'DELETE';
  path: string | (() => string);
  json?: unknown;
  form?: () => Record<string, string | Uint8Array<ArrayBuffer>>;
  status: number;
  /** Place and problem of the wrong field, or the code of the response. */
  error: { loc: (string | number)[]; type: string } | string;
}

function send({ method, path, json, form }: Sent): Promise<Response> {
  const headers = new Headers({ authorization: `Bearer ${token}` });
  const init: RequestInit = { headers };
  if (method) init.method = method;
  if (json !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(json);
  }
  if (form) {
    const body = new FormData();
    for (const [name, value] of Object.entries(form())) {
      body.set(name, typeof value === 'string' ? value : new File([value], `${name}.bin`));
    }
    init.body = body;
  }
  return fetch(`${server.url}/v1/${typeof path === 'string' ? path : path()}`, init);
}

/** All that the instance holds: rows by table, and files. */
async function stored() {
  const { db, config } = server.server.services;
  const tables = ['user', 'club', 'flight', 'igc_file', 'story', 'ranking_entry'] as const;
  const counts: Record<string, unknown> = {};
  for (const table of tables) {
    const { rows } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('rows'))
      .executeTakeFirstOrThrow();
    counts[table] = rows;
  }
  const folder = join(config.data.path, 'files');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return { counts, files: new Set(files) };
}

const story = (parts: () => Record<string, string | Uint8Array<ArrayBuffer>>) => ({
  method: 'POST' as const,
  path: 'story',
  form: () => ({ flight_id: String(flightId), ...parts() }),
});

const program = new Uint8Array(Buffer.from(`MZ${'\0'.repeat(58)}This program cannot be run`));
/** Program that a browser takes for an MP4 by its first bytes. */
const programAsMp4 = new Uint8Array(
  Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'), program]),
);

const REQUESTS: Sent[] = [
  ...['flightdetail', 'flightdata', 'user', 'aircraft', 'airport', 'club'].map((path) => ({
    why: `an unknown ${path}`,
    path: `${path}/2147483647`,
    status: 404,
    error: 'NOT_FOUND',
  })),
  {
    why: 'an id that is text',
    path: 'flightdetail/first',
    status: 422,
    error: { loc: ['path', 'id'], type: 'type' },
  },
  {
    why: 'a limit of 1e9',
    path: 'flight?limit=1e9',
    status: 422,
    error: { loc: ['query', 'limit'], type: 'type' },
  },
  {
    why: 'a limit of a billion',
    path: 'flight?limit=1000000000',
    status: 422,
    error: { loc: ['query', 'limit'], type: 'maximum' },
  },
  {
    why: 'a skip that is no whole number',
    path: 'flight?skip=1.5',
    status: 422,
    error: { loc: ['query', 'skip'], type: 'type' },
  },
  {
    why: 'a skip of a ranking above the limit',
    method: 'POST',
    path: 'ranking?skip=10000001',
    json: { contest: 'free', season: 2026, category: 'pilot' },
    status: 422,
    error: { loc: ['query', 'skip'], type: 'maximum' },
  },
  {
    why: 'a skip below nothing',
    path: 'flight?skip=-100',
    status: 422,
    error: { loc: ['query', 'skip'], type: 'minimum' },
  },
  {
    why: 'a contest that there is not',
    path: 'flight?contest=%F0%9F%9B%A9',
    status: 422,
    error: { loc: ['query', 'contest'], type: 'enum' },
  },
  {
    why: 'a filter by text where it takes ids',
    path: `flight?user_id_in=${encodeURIComponent("1' or '1'='1")}`,
    status: 422,
    error: { loc: ['query', 'user_id_in', 0], type: 'type' },
  },
  {
    why: 'a search of 5 000 characters',
    method: 'POST',
    path: 'search',
    json: { search_items: [{ key: 'name', value: LONG }], limit: 15 },
    status: 422,
    error: { loc: ['search_items', 0, 'value'], type: 'maxLength' },
  },
  {
    why: 'a search for a list',
    method: 'POST',
    path: 'search',
    json: { search_items: { key: 'name', value: 'x' }, limit: 15 },
    status: 422,
    error: { loc: ['search_items'], type: 'type' },
  },
  {
    why: 'a name of 5 000 characters',
    method: 'POST',
    path: 'user',
    json: newUser({ name: `A${LONG}` }),
    status: 422,
    error: { loc: ['name'], type: 'maxLength' },
  },
  {
    why: 'a name of emoji alone',
    method: 'POST',
    path: 'user',
    json: newUser({ name: '🛩️☁️' }),
    status: 422,
    error: { loc: ['name'], type: 'no_letter' },
  },
  {
    why: 'a name with a NUL',
    method: 'POST',
    path: 'user',
    json: newUser({ name: 'Ana \0 Ruiz' }),
    status: 422,
    error: { loc: ['name'], type: 'unreadable' },
  },
  {
    why: 'a gender that is a number',
    method: 'POST',
    path: 'user',
    json: newUser({ gender: 1 }),
    status: 422,
    error: { loc: ['gender'], type: 'type' },
  },
  {
    why: 'a mass that is text',
    method: 'PATCH',
    path: () => `flightdetail/${flightId}`,
    json: { mass: 'heavy' },
    status: 422,
    error: { loc: ['mass'], type: 'type' },
  },
  {
    why: 'HTML for a registration',
    method: 'PATCH',
    path: () => `flightdetail/${flightId}`,
    json: { registration: '<b>A' },
    status: 422,
    error: { loc: ['registration'], type: 'pattern' },
  },
  {
    why: 'an image of 200 megapixels',
    ...story(() => ({ image: wholePng(20_000, 10_000) })),
    status: 422,
    error: { loc: ['image'], type: 'TOO_MANY_PIXELS' },
  },
  {
    why: 'a PNG that says it is 10 GB',
    ...story(() => ({ image: hollowPng(60_000, 60_000) })),
    status: 422,
    error: { loc: ['image'], type: 'TOO_MANY_PIXELS' },
  },
  {
    why: 'a program for an image',
    ...story(() => ({ image: program })),
    status: 422,
    error: { loc: ['image'], type: 'NOT_AN_IMAGE' },
  },
  {
    why: 'a program for a video',
    ...story(() => ({ image: imageBytes, video: program })),
    status: 422,
    error: { loc: ['video'], type: 'NOT_A_VIDEO' },
  },
  {
    why: 'a program that begins like an MP4',
    ...story(() => ({ image: imageBytes, video: programAsMp4 })),
    status: 422,
    error: { loc: ['video'], type: 'NOT_A_VIDEO' },
  },
  {
    why: 'a caption of 5 000 characters',
    ...story(() => ({ image: imageBytes, comment: LONG })),
    status: 422,
    error: { loc: ['comment'], type: 'maxLength' },
  },
  {
    why: 'a photo of a flight that there is not',
    method: 'POST',
    path: 'story',
    form: () => ({ flight_id: '2147483647', image: imageBytes }),
    status: 404,
    error: 'NOT_FOUND',
  },
  {
    why: 'no photo',
    ...story(() => ({})),
    status: 422,
    error: { loc: ['image'], type: 'required' },
  },
  {
    why: 'a change of a photo that there is not',
    method: 'PATCH',
    path: 'story/2147483647',
    json: { comment: 'Wave' },
    status: 404,
    error: 'NOT_FOUND',
  },
  {
    why: 'an address that there is not',
    path: 'no/such/thing',
    status: 404,
    error: 'NOT_FOUND',
  },
];

function newUser(fields: Record<string, unknown>) {
  return {
    name: 'Ben Aalto',
    email: 'ben@example.org',
    password: 'quiet thermals',
    date_of_birth: '1990-04-01',
    gender: 'M',
    ...fields,
  };
}

interface ErrorBody {
  detail: string | { loc: (string | number)[]; type: string; msg: string }[];
  code?: string;
}

/** Returns the error of a response, in either of the two forms of the contract. */
function errorOf({ detail, code = '' }: ErrorBody): Sent['error'] {
  if (typeof detail === 'string') return code;
  const [{ loc, type } = { loc: [], type: '' }] = detail;
  return { loc, type };
}

test.each(REQUESTS)('$why: $status, and nothing is stored', async (sent) => {
  const before = await stored();
  const response = await send(sent);
  expect(response.status).toBe(sent.status);
  expect(errorOf((await response.json()) as ErrorBody)).toEqual(sent.error);
  expect(await stored()).toEqual(before);
});

test.each([
  {
    why: 'ten thousand wrong items',
    json: { contest: 'free', season: 2026, category: 'pilot', keyword: Array(10_000).fill(1) },
  },
  {
    why: 'a thousand fields that there are not',
    json: Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`unknown ${index}`, 1])),
  },
  { why: 'a field whose name does not end', json: { ['x'.repeat(30_000)]: 1 } },
])('$why get a short response', async ({ why, json }) => {
  const response = await send({
    why,
    method: 'POST',
    path: 'ranking',
    json,
    status: 422,
    error: '',
  });
  expect(response.status).toBe(422);
  const text = await response.text();
  expect(JSON.parse(text).detail.length).toBeLessThanOrEqual(50);
  expect(text.length).toBeLessThan(20_000);
});

test('deeply nested lists are an error of the caller', async () => {
  const response = await fetch(`${server.url}/v1/payment/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'paddle-signature': 'x' },
    body: `{"a":${'['.repeat(16_000)}${']'.repeat(16_000)}}`,
  });
  expect(response.status).toBe(422);
});

test('the contract limits the length of every list', () => {
  const arrays: string[] = [];
  const look = (node: unknown, place: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const { $ref, type, maxItems } = node as { $ref?: string; type?: unknown; maxItems?: number };
    if ($ref) {
      const target = $ref
        .split('/')
        .slice(1)
        .reduce<unknown>((found, step) => (found as Record<string, unknown>)[step], document);
      return look(target, place);
    }
    if ([type].flat().includes('array') && maxItems === undefined) arrays.push(place);
    for (const [key, value] of Object.entries(node)) look(value, `${place}/${key}`);
  };
  for (const [path, { parameters, ...methods }] of Object.entries<Record<string, object>>(
    document.paths,
  )) {
    look(parameters, path);
    for (const [method, call] of Object.entries(methods)) {
      const { parameters: own, requestBody } = call as Record<string, unknown>;
      look({ own, requestBody }, `${method} ${path}`);
    }
  }
  expect(arrays).toEqual([]);
});

test.each([
  { language: 'en-GB', expected: /^Choose one of: \w+(, \w+)+ or \w+\.$/ },
  { language: 'de', expected: /^Wähle einen dieser Werte: \w+(, \w+)+ oder \w+\.$/ },
])('lists the allowed values in the language of the caller: $language', async (row) => {
  const headers = { 'accept-language': row.language };
  const response = await fetch(`${server.url}/v1/flight?contest=none`, { headers });
  const { detail } = (await response.json()) as { detail: { msg: string }[] };
  expect(detail[0]?.msg).toMatch(row.expected);
});

test.each(['عمر الريان', 'Zoë 🛩️ Sky', '<b>Ana</b> Ruiz', 'אנה רואיז'])(
  'stores and finds a name in any script unchanged: %s',
  async (name) => {
    const { id } = await server.signUp({ name });
    const user: unknown = await (await fetch(`${server.url}/v1/user/${id}`)).json();
    expect(user).toMatchObject({ name });
    const found = await send({
      why: '',
      method: 'POST',
      path: 'search',
      json: { search_items: [{ key: 'name', value: name }], limit: 15, documents: 'user' },
      status: 200,
      error: '',
    });
    expect(await found.json()).toEqual(
      expect.arrayContaining([expect.objectContaining({ id, name })]),
    );
  },
);
