import {
  type FlightDetail,
  unwrap,
  uploadFlight,
  uploadStory,
  waitForScore,
} from '@cloudstreet/sdk';
import type { OperationId } from '@cloudstreet/sdk/contract';
import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { describePage } from '../../pages/describe-page.js';
import { NotFoundError } from '../../platform/errors/errors.js';
import {
  type DocumentOperation,
  documentOperations,
  type Parameter,
} from '../../platform/http/contract-document.js';
import { sampleImage } from '../../stories/testing/sample-media.js';
import { pointFeature } from '../../tasks/testing/point-feature.js';
import { sampleIgc } from '../../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../../testing/start-test-api.js';

/**
 * Strangers call every operation of the contract on an instance with flights that they may not see, and
 * again after these flights were deleted. The responses must be equal.
 */

const DAY = '2026-07-14';
const TAKEOFF = `${DAY}T10:00:00Z`;
const REGISTRATION = 'D-9191';
const COMMENT = 'Secret lake under the wave';

/** Operations that a stranger does not call, by the reason. */
const NOT_CALLED: Record<string, readonly OperationId[]> = {
  'changes accounts and sessions, which do not depend on flights': [
    'getToken',
    'getCaptcha',
    'resendVerification',
    'verifyEmail',
    'recoverPassword',
    'resetPassword',
    'requestUpdateEmail',
    'updateEmail',
    'restoreUser',
    'listClients',
    'deleteClient',
    'createPersonalToken',
    'deletePersonalToken',
    'logOut',
    'revokeToken',
    'claimSuperuser',
    'createUser',
    'updateMe',
    'setMemberships',
    'deleteMe',
    'setUserImage',
    'deleteUserImage',
    'sendUserMessage',
    'connectDevice',
    'disconnectDevice',
  ],
  'changes groups, collections, tasks, competitions, notifications and devices of the caller': [
    'createUserGroup',
    'updateUserGroup',
    'deleteUserGroup',
    'setUserGroupImage',
    'deleteUserGroupImage',
    'addToUserGroup',
    'removeFromUserGroup',
    'leaveUserGroup',
    'createFlightCollection',
    'duplicateFlightCollection',
    'createTask',
    'updateTask',
    'deleteTask',
    'uploadTasks',
    'starTask',
    'unstarTask',
    'duplicateTask',
    'declareTask',
    'deleteTaskDeclaration',
    'createCompetition',
    'updateCompetition',
    'deleteCompetition',
    'setTaskPenalty',
    'removeTaskPenalty',
    'createChampionship',
    'updateChampionship',
    'deleteChampionship',
    'createChampionshipClass',
    'updateChampionshipClass',
    'deleteChampionshipClass',
    'createChampionshipEntry',
    'uploadChampionshipEntries',
    'updateChampionshipEntry',
    'deleteChampionshipEntry',
    'createChampionshipDay',
    'updateChampionshipDay',
    'deleteChampionshipDay',
    'setChampionshipPenalty',
    'removeChampionshipPenalty',
    'createWaypointCollection',
    'updateWaypointCollection',
    'deleteWaypointCollection',
    'starWaypointCollection',
    'unstarWaypointCollection',
    'duplicateWaypointCollection',
    'createWaypoint',
    'uploadWaypoints',
    'updateWaypoint',
    'deleteWaypoint',
    'readNotifications',
    'readFeed',
    'addPushSubscription',
    'changePushSubscription',
    'deletePushSubscription',
  ],
  pays: [
    'startSubscription',
    'updateSubscription',
    'previewSubscription',
    'openPaymentPortal',
    'redeemCoupon',
    'receivePaymentEvent',
  ],
  'exports, imports and certifies the own flights of the caller': [
    'createExport',
    'getExport',
    'createImport',
    'cancelImport',
    'createCertificate',
    'deleteCertificate',
  ],
  'has no body that depends on flights': ['reportScriptError'],
  'accepts the file only once, see the test below': ['uploadIgcFile'],
};
const notCalled = new Set(Object.values(NOT_CALLED).flat());

/** Bodies of operations with one; those of the others are in the contract. */
const FORMS: Partial<Record<OperationId, (ids: Hidden) => Promise<FormData>>> = {
  addStory: async ({ flights: [id] }) => {
    const form = new FormData();
    form.append('flight_id', String(id));
    form.append('image', new Blob([await sampleImage()]));
    return form;
  },
};

/** Ids of what strangers may not see. */
interface Hidden {
  readonly flights: readonly number[];
  readonly files: readonly number[];
  readonly stories: readonly number[];
  readonly comments: readonly number[];
}

let server: TestApi;
let owner: TestUser;
let stranger: TestUser;
let hidden: Hidden;
/** A public, a private and a linked collection with the flights. */
let collections: string[];
let known: Record<string, number | string>;
let link: string;
let file: Uint8Array<ArrayBuffer>;
let details: FlightDetail[];
let took: { before: Map<string, string>; after: Map<string, string> };

async function fly(pilot: TestUser, options: Parameters<typeof sampleIgc>[0]) {
  const [flight] = await uploadFlight(pilot.api, sampleIgc(options));
  return waitForScore(pilot.api, flight!.id, { pollMs: 50 });
}

async function show(flightId: number, visibility: 'public' | 'link' | 'private' | 'draft') {
  const params = { path: { id: flightId } };
  return unwrap(owner.api.PATCH('/flightdetail/{id}', { params, body: { visibility } }));
}

beforeAll(async () => {
  server = await startTestApi({ clock: () => new Date(`${DAY}T20:00:00Z`) });
  const { db } = server.server.services;
  await sql`insert into region (id, name, country) values ('DE-NW', 'North Rhine', 'DE')
    on conflict do nothing`.execute(db);
  await sql`insert into airport (name, region_id, lat, lon)
    values ('Quiet Field', 'DE-NW', 50.8683, 7.0933)`.execute(db);
  owner = await server.signUp({ clubName: 'Private Club' });
  stranger = await server.signUp();
  const mate = await server.signUp({ clubName: 'Public Club' });
  await fly(mate, { takeoffs: [TAKEOFF], serial: 'PUB', registration: 'D-1111' });
  await unwrap(owner.api.PATCH('/user/me', { body: { open_in_seeyou: true } }));
  details = [];
  const comments: number[] = [];
  const shown = ['private', 'draft', 'link', 'public'] as const;
  for (const [index, visibility] of shown.entries()) {
    await unwrap(owner.api.PATCH('/user/me', { body: { flight_visibility: visibility } }));
    const options = { takeoffs: [TAKEOFF], serial: `SE${index}`, registration: REGISTRATION };
    const flight = await fly(owner, { ...options, lat: 50.8683 + (index + 1) / 100 });
    await uploadStory(owner.api, flight.id, new Blob([await sampleImage()]), { comment: COMMENT });
    const body = { comment: `${COMMENT} @[${stranger.id}]` };
    const params = { path: { id: flight.id } };
    const { id } = await unwrap(owner.api.POST('/comment/flight/{id}', { params, body }));
    await unwrap(
      owner.api.POST('/comment/reaction/{id}', { params: { path: { id } }, body: { value: '👏' } }),
    );
    comments.push(id);
    details.push(flight);
  }
  // Was seen by everyone, with places, meetings and events.
  details[3] = await show(details[3]!.id, 'private');
  file = sampleIgc({ takeoffs: [TAKEOFF], serial: 'SE0', registration: REGISTRATION });
  link = (await unwrap(readOwn(details[2]!.id))).link_token ?? '';
  const own = await Promise.all(details.map(({ id }) => unwrap(readOwn(id))));
  hidden = {
    flights: own.map(({ id }) => id),
    files: own.map(({ igc_file: { id } }) => id),
    stories: own.flatMap(({ story }) => story.map(({ id }) => id)),
    comments,
  };
  const [flight] = own;
  known = {
    user: owner.id,
    club: flight!.club!.id,
    airport: flight!.takeoff_airport?.id ?? 1,
    region: flight!.takeoff_airport?.region?.id ?? 'DE-NW',
    aircraft: flight!.aircraft?.id ?? 1,
  };
  collections = [];
  for (const visibility of ['public', 'link', 'private'] as const) {
    const body = { name: `Collected ${visibility}`, visibility, flight: [...hidden.flights] };
    collections.push((await unwrap(owner.api.POST('/flightcollection', { body }))).id);
  }
  known['competition'] = await host(mate);
  Object.assign(known, await organise(mate));
  const before = await callAll();
  for (const id of hidden.flights) {
    await unwrap(owner.api.DELETE('/flightdetail/{id}', { params: { path: { id } } }));
  }
  took = { before, after: await callAll() };
}, 900_000);

/** Hosts a competition whose results have the hidden flights, one with a penalty. */
async function host({ api }: TestUser): Promise<number> {
  const { db } = server.server.services;
  const north = (name: string, lat: number) =>
    pointFeature(name, 7.0933, lat, { kind: 'CYLINDER', radius: 1 });
  const points = [north('Start', 50.99), north('Turn', 51.06), north('Start', 50.99)];
  const task = await unwrap(api.POST('/task', { body: { point_features: points } }));
  const body = { task_id: task.id, score_kind: 'date', scoring_date: DAY } as const;
  const { id } = await unwrap(api.POST('/task/score', { body }));
  await vi.waitFor(
    async () => {
      const { rows } = await sql`select from task_score where competition_id = ${id}
        and achieved and flight_id = any(${[...hidden.flights]}::int[])`.execute(db);
      expect(rows).toHaveLength(hidden.flights.length);
    },
    { timeout: 20_000, interval: 100 },
  );
  await sql`insert into task_penalty (competition_id, flight_id, points, reason, created)
    values (${id}, ${hidden.flights[3]}, 1, 'Late', now())`.execute(db);
  await sql`insert into competition_change (competition_id, flight_id, action, created)
    values (${id}, ${hidden.flights[3]}, 'penalty_set', now())`.execute(db);
  return id;
}

/** Organises a championship in which the aircraft of the hidden flights is entered. */
async function organise({ api }: TestUser) {
  const { db } = server.server.services;
  const body = { name: 'Ridge', start_date: DAY, end_date: DAY };
  const { id: championship } = await unwrap(api.POST('/championship', { body }));
  const path = { championship };
  const { classes } = await unwrap(
    api.POST('/championship/{championship}/class', {
      params: { path },
      body: { name: 'Club', rules: 'club' },
    }),
  );
  const params = { path: { championship, class: classes[0]!.id } };
  await unwrap(
    api.POST('/championship/{championship}/class/{class}/entry', {
      params,
      body: { name: 'Entered', registration: REGISTRATION.replace('-', '').toLowerCase() },
    }),
  );
  const points = [pointFeature('Start', 7.0933, 50.99), pointFeature('Turn', 7.0933, 51.06)];
  const task = await unwrap(api.POST('/task', { body: { point_features: points } }));
  const { id: day } = await unwrap(
    api.POST('/championship/{championship}/class/{class}/day', {
      params,
      body: { date: DAY, task_id: task.id },
    }),
  );
  await vi.waitFor(
    async () => {
      const { rows } = await sql`select from championship_score
        where day_id = ${day} and flight_id = any(${[...hidden.flights]}::int[])`.execute(db);
      expect(rows).toHaveLength(hidden.flights.length);
    },
    { timeout: 20_000, interval: 100 },
  );
  return { championship, day };
}

function readOwn(id: number) {
  return owner.api.GET('/flightdetail/{id}', { params: { path: { id } } });
}

test('every operation is called or has a reason not to be', () => {
  const called = new Set([...took.before.keys()].map((key) => key.split(' ')[0]));
  const missing = documentOperations()
    .map(({ operationId }) => operationId)
    .filter((id) => !called.has(id) && !notCalled.has(id));
  expect(missing).toEqual([]);
  expect([...notCalled].filter((id) => called.has(id))).toEqual([]);
});

test('strangers get the responses of an instance without the flights', () => {
  expect(took.before.size).toBeGreaterThan(300);
  const different = [...took.before].filter(([key, body]) => took.after.get(key) !== body);
  expect(different.map(([key, body]) => ({ key, body, without: took.after.get(key) }))).toEqual([]);
});

test('no response has an id, a photo, a comment or a link of the flights', () => {
  const secrets = [REGISTRATION, COMMENT, link, ...details.map(({ polyline }) => polyline ?? '-')];
  const leaks = [...took.before].filter(([, body]) =>
    secrets.some((secret) => body.includes(secret)),
  );
  expect(leaks.filter(([key]) => !key.includes(REGISTRATION))).toEqual([]);
});

/** The responses by request, as text without the times of the call. */
async function callAll(): Promise<Map<string, string>> {
  const token = await stranger.api.session.accessToken();
  const responses = new Map<string, string>();
  const calls = documentOperations()
    .filter(({ operationId }) => !notCalled.has(operationId))
    .flatMap((operation) => requestsOf(operation).map((path) => ({ operation, path })));
  for (const { operation, path } of calls) {
    for (const caller of ['visitor', 'user'] as const) {
      const key = `${operation.operationId} ${caller} ${path}`;
      responses.set(key, await call(operation, path, caller === 'user' ? token : undefined));
    }
  }
  for (const path of pagePaths()) responses.set(`page ${path}`, await fetchText(server.url + path));
  return responses;
}

function pagePaths(): string[] {
  const pages = [`/user/${owner.id}`, `/club/${known['club']}`];
  return [
    ...pages.flatMap((page) => [`${page}/feed.rss`, `${page}/feed.json`, `${page}/card.jpg`]),
    '/ranking/free/card.jpg',
    ...hidden.flights.map((id) => `/files/flight/${id}.jpg`),
  ];
}

async function call(
  { operationId, method, requestBody }: DocumentOperation,
  path: string,
  token: string | undefined,
): Promise<string> {
  const form = await FORMS[operationId]?.(hidden);
  const content = requestBody?.content['application/json'] as { example?: object } | undefined;
  const json = BODIES[operationId]?.() ?? content?.example;
  const init: RequestInit = {
    method: method.toUpperCase(),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(!form && json && { 'content-type': 'application/json' }),
      ...(operationId === 'streamEvents' && { 'last-event-id': '1-1' }),
    },
    ...(form ? { body: form } : json && { body: JSON.stringify(json) }),
  };
  if (operationId === 'streamEvents') return readStream(`${server.url}/v1${path}`, init);
  return fetchText(`${server.url}/v1${path}`, init);
}

const BODIES: Partial<Record<OperationId, () => object>> = {
  search: () => ({
    search_items: [
      { key: 'name', value: REGISTRATION },
      { key: 'name', value: 'Private' },
      { key: 'registration', value: REGISTRATION },
    ],
  }),
  createReport: () => ({ kind: 'flight', id: hidden.flights[0], reason: 'spam' }),
  getRanking: () => ({}),
  getRankingPlace: () => ({}),
  countRanking: () => ({}),
  searchRanking: () => ({}),
  getRankingFlights: () => ({}),
};

async function fetchText(url: string, init?: RequestInit): Promise<string> {
  const response = await fetch(url, init);
  const bytes = Buffer.from(await response.arrayBuffer());
  const isText = !(response.headers.get('content-type') ?? '').startsWith('image/');
  return withoutTimes(`${response.status} ${bytes.toString(isText ? 'utf8' : 'base64')}`);
}

/** The stored events, which are sent at once, without the signs of life between events. */
async function readStream(url: string, init: RequestInit): Promise<string> {
  const controller = new AbortController();
  const response = await fetch(url, { ...init, signal: controller.signal });
  const decoder = new TextDecoder();
  let text = '';
  setTimeout(() => controller.abort(), 2000);
  try {
    for await (const chunk of response.body!) text += decoder.decode(chunk, { stream: true });
  } catch {
    // The end of the time.
  }
  return text.replaceAll(/^:.*\n\n/gm, '');
}

/** The place in the order of changes is a time of the database. */
function withoutTimes(text: string): string {
  return text.replace(/"cursor":"\d+-\d+"/, '"cursor":""').replace(/[\d.]+ ?ms/g, '');
}

/** Paths of the requests of an operation: with each parameter alone, and of each hidden thing. */
function requestsOf({ path, parameters }: DocumentOperation): string[] {
  const inPath = parameters.filter(({ in: place }) => place === 'path');
  const paths = inPath.reduce<string[]>(
    (all, parameter) =>
      all.flatMap((one) =>
        pathValues(path, parameter).map((value) =>
          one.replace(`{${parameter.name}}`, encodeURIComponent(value)),
        ),
      ),
    [path],
  );
  const inQuery = parameters.filter(({ in: place }) => place === 'query');
  const required = inQuery.filter((parameter) => parameter.required).map(queryOf);
  const optional = inQuery.filter((parameter) => !parameter.required).map(queryOf);
  const queries = [required, ...optional.map((one) => required.concat(one))];
  return paths.flatMap((one) =>
    queries.map((query) => (query.length > 0 ? `${one}?${query.join('&')}` : one)),
  );
}

/** Values of an id in a path, by the beginning of the path. */
function pathValues(path: string, { name, ...parameter }: Parameter): string[] {
  const example = String((parameter as { example?: unknown }).example);
  if (name === 'competition' && path.startsWith('/task/')) return [String(known[name])];
  if (path.startsWith('/championship/')) return [String(known[name])];
  if (name !== 'id') return [example];
  const texts = (ids: readonly (number | string | undefined)[]) => ids.map(String);
  const [, first = '', second = ''] = path.split('/');
  switch (first) {
    case 'flight':
    case 'flightdetail':
    case 'flightdata':
      return texts(hidden.flights);
    case 'igcfile':
      return texts(hidden.files);
    case 'story':
      return texts(hidden.stories);
    case 'comment':
      // The ids of the reactions are small too.
      return texts(second === 'flight' ? hidden.flights : hidden.comments);
    case 'user':
      return second === '{id}' ? texts([known['user']]) : [example];
    case 'usertrends':
    case 'useryear':
    case 'ranking':
      return texts([known['user']]);
    case 'club':
    case 'airport':
    case 'aircraft':
      return texts([known[first]]);
    case 'achievement':
      return texts([known['user']]);
    case 'dashboard':
      if (second === 'flight') return texts(hidden.flights);
      return second === 'story' ? texts(hidden.stories) : [example];
    case 'auth':
    case 'badge':
    case 'certificate':
    case 'point_of_interest':
    case 'travel':
    case 'usergroup':
    case 'task':
    case 'waypointcollection':
      return [example];
    case 'flightcollection':
      return texts(collections);
    default:
      throw new Error(`Add the ids of ${path}.`);
  }
}

function queryOf({ name, ...parameter }: Parameter): string {
  const { example } = parameter as { example?: unknown };
  const values: Record<string, unknown> = {
    user_id_in: known['user'],
    follower_source_id: known['user'],
    id_in: known['user'],
    club_id_in: known['club'],
    airport_id_in: known['airport'],
    aircraft_id_in: known['aircraft'],
    region_id_in: known['region'],
    registration_in: REGISTRATION,
    competition_id_in: known['competition'],
    flight_collection_id_in: collections.join(','),
    scoring_date: DAY,
    scoring_date_in: DAY,
    scoring_date_start: DAY,
    season_in: 2026,
    distance_gt: 0,
    altitude_gt: 0,
    bbox: '6,50,8,52',
    link: 'guess',
    cursor: '1-1',
    updated_since: `${DAY}T00:00:00Z`,
    format: 'csv',
  };
  // These need another parameter.
  const more: Record<string, string> = {
    radius: '&point_of_interest=7.09,50.87',
    subject_id: '&kind=flight',
    circumnavigation: '&point_of_interest=7.09,50.87',
  };
  const value = String(values[name] ?? example);
  return `${name}=${encodeURIComponent(value)}${more[name] ?? ''}`;
}

test('the page of a hidden flight is not described', async () => {
  const { services } = server.server;
  const flight = await fly(owner, { takeoffs: [TAKEOFF], serial: 'PG1' });
  await show(flight.id, 'private');
  await expect(describePage(services, `/flight/${flight.id}`, 'en')).rejects.toThrow(NotFoundError);
  const { link_token: token } = await show(flight.id, 'link');
  await expect(describePage(services, `/flight/${flight.id}`, 'en')).rejects.toThrow(NotFoundError);
  await expect(describePage(services, `/flight/${flight.id}?link=guess`, 'en')).rejects.toThrow(
    NotFoundError,
  );
  const page = `/flight/${flight.id}?link=${token}`;
  expect(await describePage(services, page, 'en')).toMatchObject({ isUnlisted: true });
});

test('the upload of a file that is hidden here names no flights', async () => {
  const upload = (api: TestUser['api']) => uploadFlight(api, file).catch((error: unknown) => error);
  const [flight] = await uploadFlight(owner.api, file, { visibility: 'private' });
  const code = 'DUPLICATE_FILE';
  expect(await upload(stranger.api)).toMatchObject({ status: 409, code });
  expect(await upload(stranger.api)).not.toHaveProperty('body.flight_ids');
  expect(await upload(owner.api)).toMatchObject({ code, body: { flight_ids: [flight!.id] } });
  await show(flight!.id, 'public');
  expect(await upload(stranger.api)).toMatchObject({ code, body: { flight_ids: [flight!.id] } });
});
