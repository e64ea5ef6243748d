import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentOperations } from '../platform/http/contract-document.js';
import { sampleIgc } from '../testing/sample-igc.js';
import { startTestApi, type TestApi } from '../testing/start-test-api.js';

/** Clients other than browsers: monitors, link previews, scripts. */
const CLIENTS: Readonly<Record<string, { head: string; version?: string; hasHost?: boolean }>> = {
  'no headers': { head: '' },
  'HTTP/1.0': { head: '', version: '1.0', hasHost: false },
  curl: { head: 'User-Agent: curl/8.5.0\r\nAccept: */*\r\n' },
  'a crawler': {
    head:
      'User-Agent: Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)\r\n' +
      'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8\r\n' +
      'Accept-Encoding: gzip, deflate, br\r\nFrom: googlebot(at)googlebot.com\r\n',
  },
  'a link preview': {
    head: 'User-Agent: facebookexternalhit/1.1\r\nAccept-Encoding: deflate\r\n',
  },
};

/** Paths of public operations with required parameters, and with the ids of objects of this test. */
const IDS: Readonly<Record<string, (made: Made) => string>> = {
  '/auth/verify-email/{token}': () => '/auth/verify-email/none',
  '/user/export/{token}': () => '/user/export/none',
  '/user': ({ user }) => `/user?id_in=${user}`,
  '/user/device/{id}': () => '/user/device/FLRDDA5BA',
  '/user/{id}': ({ user }) => `/user/${user}`,
  '/user/{id}/followers': ({ user }) => `/user/${user}/followers`,
  '/user/{id}/following': ({ user }) => `/user/${user}/following`,
  '/user/{id}/following/club': ({ user }) => `/user/${user}/following/club`,
  '/user/{id}/following/airport': ({ user }) => `/user/${user}/following/airport`,
  '/usertrends/{id}': ({ user }) => `/usertrends/${user}`,
  '/useryear/{id}/{year}': ({ user }) => `/useryear/${user}/2026`,
  '/badge/{id}': () => '/badge/endurance',
  '/achievement/user/{id}': ({ user }) => `/achievement/user/${user}`,
  '/achievement/user/{id}/progress': ({ user }) => `/achievement/user/${user}/progress`,
  '/achievement/user/{id}/claim/{badge_id}': ({ user }) => `/achievement/user/${user}/claim/gold`,
  '/achievement/badge/{badge_id}': () => '/achievement/badge/endurance',
  '/certificate/{code}': () => `/certificate/${'0'.repeat(24)}`,
  '/igcfile/{id}': ({ file }) => `/igcfile/${file}`,
  '/flightday': () => '/flightday?scoring_date=2026-07-14',
  '/flightmonth/{month}': () => '/flightmonth/2026-07',
  '/comment/flight/{id}': ({ flight }) => `/comment/flight/${flight}`,
  '/flight/{id}/stars': ({ flight }) => `/flight/${flight}/stars`,
  '/flight/{id}/meetings': ({ flight }) => `/flight/${flight}/meetings`,
  '/flight/{id}/placing': ({ flight }) => `/flight/${flight}/placing`,
  '/flightdetail/{id}': ({ flight }) => `/flightdetail/${flight}`,
  '/flightdata/{id}': ({ flight }) => `/flightdata/${flight}`,
  '/flight/{id}/coach': ({ flight }) => `/flight/${flight}/coach`,
  '/aircraft/simple/{id}': () => '/aircraft/simple/1',
  '/aircraft/{id}': () => '/aircraft/1',
  '/airport': () => '/airport?bbox=7,50,8,51',
  '/airport/{id}': () => '/airport/1',
  '/point_of_interest/{point}': () => '/point_of_interest/city-2950159',
  '/airspace': () => '/airspace?bbox=7,50,8,51',
  '/club/{id}': ({ club }) => `/club/${club}`,
  '/flightcollection': ({ user }) => `/flightcollection?user_id_in=${user}`,
  '/flightcollection/{id}': () => '/flightcollection/none',
  '/flightcollection/{id}/stars': () => '/flightcollection/none/stars',
  '/soaringspot/{competition}': () => '/soaringspot/1',
  '/soaringspot/{competition}/day/{day}': () => '/soaringspot/1/day/1',
  '/championship/{championship}': () => '/championship/2147483647',
  '/championship/{championship}/day/{day}': () => '/championship/2147483647/day/1',
  '/championship/{championship}/day/{day}/file': () =>
    '/championship/2147483647/day/1/file?format=csv',
  '/task': ({ user }) => `/task?user_id_in=${user}`,
  '/task/{id}': () => '/task/2147483647',
  '/task/token/{token}': () => '/task/token/none',
  '/task/declaration/{user_id}': ({ user }) => `/task/declaration/${user}`,
  '/task/file/{id}': () => '/task/file/2147483647',
  '/task/score': () => '/task/score?season_in=2026',
  '/task/score/{competition}': () => '/task/score/2147483647',
  '/task/score/{competition}/file': () => '/task/score/2147483647/file?format=csv',
  '/travel': ({ user }) => `/travel?user_id_in=${user}`,
  '/travel/{id}': () => '/travel/2147483647',
  '/waypointcollection': ({ user }) => `/waypointcollection?user_id_in=${user}`,
  '/waypointcollection/{id}': () => '/waypointcollection/world',
  '/usergroup': ({ user }) => `/usergroup?user_id_in=${user}`,
  '/usergroup/{id}': () => '/usergroup/1',
  '/terrain/{z}/{x}/{y}': () => '/terrain/8/133/86',
  '/basemap/{z}/{x}/{y}': () => '/basemap/8/133/86',
  '/maplayer/{layer}/{z}/{x}/{y}': () => '/maplayer/none/8/133/86',
  '/maplayer/premium/{layer}/{z}/{x}/{y}': () => '/maplayer/premium/none/8/133/86',
};

/** Statuses other than 200: the object does not exist, a feature is off, or a pilot restricts a file. */
const STATUSES: Readonly<Record<string, number>> = {
  '/auth/verify-email/{token}': 400,
  '/user/export/{token}': 404,
  '/user/device/{id}': 404,
  '/certificate/{code}': 404,
  '/igcfile/{id}': 403,
  '/flightcollection/{id}': 404,
  '/flightcollection/{id}/stars': 404,
  // Without a key of the operator.
  '/soaringspot': 404,
  '/soaringspot/{competition}': 404,
  '/soaringspot/{competition}/day/{day}': 404,
  '/championship/{championship}': 404,
  '/championship/{championship}/day/{day}': 404,
  '/championship/{championship}/day/{day}/file': 404,
  '/task/{id}': 404,
  '/task/token/{token}': 404,
  '/task/file/{id}': 404,
  '/task/score/{competition}': 404,
  '/task/score/{competition}/file': 404,
  '/travel/{id}': 404,
  '/usergroup/{id}': 404,
  '/terrain/{z}/{x}/{y}': 404,
  '/basemap/{z}/{x}/{y}': 404,
  '/maplayer/{layer}/{z}/{x}/{y}': 404,
  '/maplayer/premium/{layer}/{z}/{x}/{y}': 404,
};

/** Ids of the objects that the test creates. */
interface Made {
  flight: number;
  file: number;
  user: number;
  club: number;
}

interface Address {
  path: string;
  /** Replaces `path` if it contains ids. */
  of?: (made: Made) => string;
  status: number;
  type: string;
}

const JSON_TYPE = 'application/json';
const HTML = 'text/html';

const OPERATIONS: Address[] = documentOperations()
  .filter((operation) => operation.method === 'get' && operation['x-permission'] === 'public')
  .map(({ path }) => ({
    path: `/v1${path}`,
    of: (made) => `/v1${IDS[path]?.(made) ?? path}`,
    status: STATUSES[path] ?? 200,
    type: JSON_TYPE,
  }));

const ADDRESSES: Address[] = [
  // Events do not end.
  ...OPERATIONS.filter(({ path }) => path !== '/v1/event'),
  { path: '/v1/openapi.json', status: 200, type: JSON_TYPE },
  {
    path: '/files/flight/{id}.jpg',
    of: ({ flight }) => `/files/flight/${flight}.jpg`,
    status: 200,
    type: 'image/jpeg',
  },
  { path: '/files/flight/999999.jpg', status: 404, type: JSON_TYPE },
  { path: '/files/', status: 404, type: JSON_TYPE },
  { path: '/healthz', status: 200, type: JSON_TYPE },
  { path: '/readyz', status: 200, type: JSON_TYPE },
  { path: '/manifest.webmanifest', status: 200, type: 'application/manifest+json' },
  { path: '/robots.txt', status: 200, type: 'text/plain' },
  { path: '/assets/app-3f2a.js', status: 200, type: 'application/javascript' },
  { path: '/icons/icon-192.png', status: 200, type: 'image/png' },
  { path: '/sw.js', status: 200, type: 'application/javascript' },
  { path: '/widgets.js', status: 200, type: 'application/javascript' },
  { path: '/embedded/1', status: 200, type: HTML },
  { path: '/embedded/flight/1?baro=true', status: 200, type: HTML },
  { path: '/embedded/flight-screenshot/1', status: 200, type: HTML },
  { path: '/embedded/aircraft/1', status: 200, type: HTML },
  { path: '/embedded/registration/D-1234', status: 200, type: HTML },
  { path: '/embedded/club/1?language=de', status: 200, type: HTML },
  { path: '/embedded/airport/1', status: 200, type: HTML },
  { path: '/embedded/user/1', status: 200, type: HTML },
  { path: '/embedded/profile/1', status: 200, type: HTML },
  { path: '/embedded/country/DE', status: 200, type: HTML },
  { path: '/embedded/daily', status: 200, type: HTML },
  { path: '/embedded/ranking/free', status: 200, type: HTML },
  { path: '/embedded', status: 404, type: HTML },
  { path: '/embedded/club/none', status: 404, type: HTML },
  {
    path: '/club/{id}/feed.rss',
    of: ({ club }) => `/club/${club}/feed.rss`,
    status: 200,
    type: 'application/rss+xml',
  },
  {
    path: '/user/{id}/feed.json',
    of: ({ user }) => `/user/${user}/feed.json`,
    status: 200,
    type: 'application/feed+json',
  },
  {
    path: '/club/{id}/card.jpg',
    of: ({ club }) => `/club/${club}/card.jpg`,
    status: 200,
    type: 'image/jpeg',
  },
  {
    path: '/user/{id}/card.jpg',
    of: ({ user }) => `/user/${user}/card.jpg?language=de`,
    status: 200,
    type: 'image/jpeg',
  },
  { path: '/ranking/free/card.jpg?season=2026', status: 200, type: 'image/jpeg' },
  { path: '/user/999999/card.jpg', status: 404, type: JSON_TYPE },
  { path: '/ranking/none/card.jpg', status: 404, type: JSON_TYPE },
  { path: '/club/999999/feed.rss', status: 404, type: JSON_TYPE },
  { path: '/club/none/feed.json', status: 404, type: JSON_TYPE },
  { path: '/', status: 200, type: HTML },
  { path: '/flight', status: 200, type: HTML },
  { path: '/flight/', status: 200, type: HTML },
  { path: '/flights', status: 200, type: HTML },
  { path: '/flight/{id}', of: ({ flight }) => `/flight/${flight}`, status: 200, type: HTML },
  { path: '/user/{id}', of: ({ user }) => `/user/${user}`, status: 200, type: HTML },
  {
    path: '/user/{id}/friends',
    of: ({ user }) => `/user/${user}/friends`,
    status: 200,
    type: HTML,
  },
  {
    path: '/user/{id}/badges',
    of: ({ user }) => `/user/${user}/badges`,
    status: 200,
    type: HTML,
  },
  {
    path: '/user/{id}/badges/silver/claim',
    of: ({ user }) => `/user/${user}/badges/silver/claim`,
    status: 200,
    type: HTML,
  },
  {
    path: '/user/{id}/year/2026',
    of: ({ user }) => `/user/${user}/year/2026`,
    status: 200,
    type: HTML,
  },
  { path: '/profile/{id}', of: ({ user }) => `/profile/${user}`, status: 200, type: HTML },
  { path: '/club/{id}', of: ({ club }) => `/club/${club}`, status: 200, type: HTML },
  { path: '/ranking/free?season=2026', status: 200, type: HTML },
  { path: '/monthly/2026-07', status: 200, type: HTML },
  { path: '/auth', status: 200, type: HTML },
  { path: '/Auth/Log-In', status: 200, type: HTML },
  { path: '/upload', status: 200, type: HTML },
  { path: '/no/such/place', status: 404, type: HTML },
  { path: '/flight/999999', status: 404, type: HTML },
  { path: '/flight/none', status: 404, type: HTML },
  { path: '/user/999999', status: 404, type: HTML },
  { path: '/ranking/none', status: 404, type: HTML },
  { path: '/constructor', status: 404, type: HTML },
  { path: '/docs', status: 200, type: HTML },
  { path: '/docs/', status: 200, type: HTML },
  { path: '/docs/api', status: 200, type: HTML },
  { path: '/docs/user/upload', status: 200, type: HTML },
  { path: '/docs/user', status: 200, type: HTML },
  { path: '/docs/assets/app.3f2a.js', status: 200, type: 'application/javascript' },
  { path: '/docs/none.png', status: 404, type: JSON_TYPE },
  { path: '/metrics', status: 404, type: JSON_TYPE },
  { path: '/sitemap.xml', status: 404, type: JSON_TYPE },
  { path: '/index.php', status: 404, type: JSON_TYPE },
  { path: '/favicon.ico', status: 404, type: JSON_TYPE },
  { path: '/assets', status: 404, type: JSON_TYPE },
  { path: '/assets/', status: 404, type: JSON_TYPE },
  { path: '/assets/none.js', status: 404, type: JSON_TYPE },
  { path: '/icons', status: 404, type: JSON_TYPE },
  { path: '/icons/', status: 404, type: JSON_TYPE },
  { path: '/v1', status: 404, type: JSON_TYPE },
  { path: '/v1/', status: 404, type: JSON_TYPE },
];

let webDir: string;
let docsDir: string;
let testApi: TestApi;
let made: Made;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'cloudstreet-plain-'));
  await mkdir(join(webDir, 'assets'));
  await mkdir(join(webDir, 'icons'));
  const page = '<!doctype html><html lang="en-GB"><head><title>Cloudstreet</title></head></html>';
  const script = '// code\n'.repeat(500);
  const files = {
    'index.html': page,
    'index.html.br': brotliCompressSync(page),
    'robots.txt': 'User-agent: *\n',
    'assets/app-3f2a.js': script,
    'assets/app-3f2a.js.br': brotliCompressSync(script),
    'icons/icon-192.png': 'png',
    'sw.js': '// worker',
    'embedded.html': page,
    'widgets.js': script,
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(webDir, name), content);
  docsDir = await mkdtemp(join(tmpdir(), 'cloudstreet-docs-'));
  await mkdir(join(docsDir, 'assets'));
  await mkdir(join(docsDir, 'user'));
  for (const name of [
    'index.html',
    '404.html',
    'api.html',
    'user/index.html',
    'user/upload.html',
  ]) {
    await writeFile(join(docsDir, name), page);
    await writeFile(join(docsDir, `${name}.br`), brotliCompressSync(page));
  }
  await writeFile(join(docsDir, 'assets/app.3f2a.js'), script);
  testApi = await startTestApi({
    clock: () => new Date('2026-07-14T20:00:00Z'),
    config: { webDir, docsDir },
  });
  const pilot = await testApi.signUp({ clubName: 'Aero Club' });
  const [{ id } = { id: 0 }] = await uploadFlight(pilot.api, new File([sampleIgc()], 'a.igc'));
  const { igc_file: file, club } = await waitForScore(pilot.api, id);
  made = { flight: id, file: file?.id ?? 0, user: pilot.id, club: club?.id ?? 0 };
});

afterAll(async () => {
  for (const folder of [webDir, docsDir]) await rm(folder, { recursive: true });
});

interface Reply {
  status: number;
  type: string | undefined;
  body: Buffer;
  header: (name: string) => string | undefined;
}

/** Sends exactly these lines and reads until the server closes the connection. */
async function send(lines: string): Promise<Reply> {
  const socket = connect(Number(new URL(testApi.url).port), '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(`${lines}Connection: close\r\n\r\n`);
  await once(socket, 'close');
  const bytes = Buffer.concat(chunks);
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...rest] = bytes.subarray(0, end).toString().split('\r\n');
  const header = (name: string) =>
    rest
      .find((line) => line.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim();
  return {
    status: Number(first.split(' ')[1]),
    type: header('content-type')?.split(';')[0],
    body: bytes.subarray(end + 4),
    header,
  };
}

function ask(method: string, path: string, client: keyof typeof CLIENTS): Promise<Reply> {
  const { head, version = '1.1', hasHost = true } = CLIENTS[client]!;
  return send(`${method} ${path} HTTP/${version}\r\n${hasHost ? 'Host: x\r\n' : ''}${head}`);
}

describe.each(Object.keys(CLIENTS))('every public address responds to %s', (client) => {
  test.each(ADDRESSES)('$path: $status', async ({ path, of, status, type }) => {
    const target = of?.(made) ?? path;
    const got = await ask('GET', target, client);
    expect(got).toMatchObject({ status, type });
    expect(got.body.length).toBeGreaterThan(0);
    const mayCompress = client === 'a crawler';
    expect(mayCompress || got.header('content-encoding') === undefined).toBe(true);
    const head = await ask('HEAD', target, client);
    expect(head).toMatchObject({ status, type });
    expect(head.body).toHaveLength(0);
  });
});

describe.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'QUERY'])('%s', (method) => {
  test.each([
    '/',
    '/flight',
    '/flight/1?season=2026',
    '/robots.txt',
    '/assets/app-3f2a.js',
    '/files/flight/1.jpg',
    '/healthz',
    '/manifest.webmanifest',
    '/widgets.js',
    '/embedded/club/1',
    '/club/1/feed.rss',
    '/ranking/free/card.jpg',
    '/docs',
  ])('is not allowed for what is only read: %s', async (path) => {
    const got = await send(`${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n`);
    expect(got).toMatchObject({ status: 405, type: JSON_TYPE });
    expect(got.header('allow')).toBe('GET, HEAD');
    expect(JSON.parse(got.body.toString())).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
  });

  test('is not allowed for an operation of the API that does not have it', async () => {
    const got = await send(
      `${method} /v1/flight/7/meetings/?x=1 HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n`,
    );
    expect(got).toMatchObject({ status: 405, type: JSON_TYPE });
    expect(got.header('allow')).toBe('GET, HEAD');
  });

  test.each(['/v1', '/v1/none'])('of an address that the API does not have: %s', async (path) => {
    const got = await send(`${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n`);
    expect(got.status).toBe(404);
  });
});

test.each(['/', '/flight', '/v1/flight', '/assets/app-3f2a.js', '/healthz', '/none'])(
  'HTTP/1.1 without a host is refused with a sentence: %s',
  async (path) => {
    const { status, body } = await send(`GET ${path} HTTP/1.1\r\n`);
    expect(status).toBe(400);
    expect(JSON.parse(body.toString())).toEqual({
      code: 'BAD_REQUEST',
      detail: 'The request is malformed.',
    });
  },
);

test.each([
  { why: 'two hosts', lines: 'GET /v1/flight HTTP/1.1\r\nHost: x\r\nHost: y\r\n', status: 400 },
  { why: 'two hosts', lines: 'GET / HTTP/1.0\r\nHost: x\r\nHost: x\r\n', status: 400 },
  { why: 'a tunnel', lines: 'CONNECT x:443 HTTP/1.1\r\nHost: x\r\n', status: 400 },
  {
    why: 'an unknown expectation',
    lines: 'GET /v1/flight HTTP/1.1\r\nHost: x\r\nExpect: foo\r\n',
    status: 417,
  },
])('a request with $why is refused with a sentence', async ({ lines, status }) => {
  const got = await send(lines);
  expect(got.status).toBe(status);
  expect(JSON.parse(got.body.toString())).toEqual({
    code: 'BAD_REQUEST',
    detail: 'The request is malformed.',
  });
});

test.each([
  { authorization: 'bearer none', status: 401 },
  // Browsers send it to all addresses behind a proxy that asks for it.
  { authorization: 'Basic eDp5', status: 200 },
  { authorization: 'Digest username="x"', status: 200 },
])('"$authorization" responds $status', async ({ authorization, status }) => {
  const got = await send(
    `GET /v1/flight HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n`,
  );
  expect(got.status).toBe(status);
  expect(got.header('www-authenticate')).toBe(status === 401 ? 'Bearer' : undefined);
});

test.each(OPERATIONS)('a parameter that $path does not have: 422', async ({ path, of }) => {
  const target = new URL(of?.(made) ?? path, testApi.url);
  target.searchParams.set('planet', '3');
  const response = await fetch(target);
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    detail: [{ loc: ['query', 'planet'], type: 'additionalProperties', msg: expect.any(String) }],
  });
});
