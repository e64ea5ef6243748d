import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, json } from './testing/fake-server.js';

const { argv } = process;
let folder: string;
let output: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cloudstreet-examples-'));
  output = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => output.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => output.push(line));
  vi.stubEnv('CLOUDSTREET_URL', 'http://cloud.test');
});

afterEach(async () => {
  process.argv = argv;
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  await rm(folder, { recursive: true });
});

/** Runs an example in this process, against a server of the test. */
async function run(name: string, given: string[], routes: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer(routes);
  vi.stubGlobal('fetch', server.send);
  vi.resetModules();
  process.argv = ['node', name, ...given];
  const path = `../examples/${name}.mjs`;
  await import(path);
  return server.requests.map((request) => request.path);
}

const flight = { id: 7, scoring_date: '2026-07-14' };

test('a mirror keeps foreign files and those of other days', async () => {
  const routes = {
    'GET /v1/flight': json(200, [flight]),
    'GET /v1/flightdetail/7': json(200, flight),
  };
  await run('mirror-day', ['2026-07-14', folder], routes);
  await writeFile(join(folder, 'notes.txt'), '');
  await writeFile(join(folder, 'package.json'), '{}');
  await run('mirror-day', ['2026-07-15', folder], { 'GET /v1/flight': json(200, []) });
  const names = ['7.json', 'notes.txt', 'package.json'];
  expect((await readdir(folder)).toSorted()).toEqual(names);
  await run('mirror-day', ['2026-07-14', folder], { 'GET /v1/flight': json(200, []) });
  expect((await readdir(folder)).toSorted()).toEqual(names.slice(1));
  expect(output).toEqual(['added 7.json', 'removed 7.json']);
});

test.each([[[]], [['2026-07-14']], [['flights', '2026-07-14']]])(
  'a mirror requires a day and a folder: %j',
  async (given) => {
    vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('exit');
    });
    await expect(run('mirror-day', given, {})).rejects.toThrow('exit');
    expect(output).toEqual(['Usage: node mirror-day.mjs YYYY-MM-DD FOLDER']);
  },
);

test('a mirror of all flights continues where it ended', async () => {
  const first = { flights: [flight, { id: 8 }], cursor: '5-8', more: true };
  const second = { flights: [{ id: 9 }], cursor: '6-9', more: false };
  const routes = { 'GET /v1/flight/changes': [json(200, first), json(200, second)] };
  await run('mirror-flights', [folder], routes);
  const names = ['7.json', '8.json', '9.json', 'cursor.txt'];
  expect((await readdir(folder)).toSorted()).toEqual(names);
  const last = { flights: [], cursor: '6-9', more: false };
  expect(
    await run('mirror-flights', [folder], { 'GET /v1/flight/changes': json(200, last) }),
  ).toEqual(['/v1/flight/changes?cursor=6-9']);
  expect(output).toEqual(['flight 7', 'flight 8', 'flight 9']);
});

test('only a flight of the club is printed, once it is scored', async () => {
  const mine = { id: 7, club: { id: 3 }, status: 'valid', contest: { points: 512.34 } };
  const events = [
    { event: 'score', flight: { ...mine, id: 6, club: { id: 4 } } },
    { event: 'flight', flight: { ...mine, status: 'pending' } },
    { event: 'score', flight: { ...mine, status: 'invalid' } },
    { event: 'score', flight: mine },
  ];
  const text = events
    .map(
      ({ event, flight: row }, i) => `id: ${i}\nevent: ${event}\ndata: ${JSON.stringify(row)}\n\n`,
    )
    .join('');
  await run('wait-for-flight', ['3'], { 'GET /v1/event': new Response(text) });
  expect(output).toEqual(['Waiting …', '512.34 points: http://cloud.test/flight/7']);
});
