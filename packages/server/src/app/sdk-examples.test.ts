import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleIgc } from '../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';

const DAY = '2026-07-14';
const tsx = createRequire(import.meta.url).resolve('tsx');

let server: TestApi;
let pilot: TestUser;
let token: string | undefined;
let folder: string;
/** A scored flight of the pilot on that day. */
let flightId: number;

beforeAll(async () => {
  // Flights that are uploaded later do not count.
  server = await startTestApi({ clock: () => new Date(`${DAY}T20:00:00Z`) });
  pilot = await server.signUp({ clubName: 'Test Club' });
  token = await pilot.api.session.accessToken();
  folder = await mkdtemp(join(tmpdir(), 'cloudstreet-examples-'));
  flightId = await upload({ takeoffs: [`${DAY}T10:00:00Z`] });
});

afterAll(() => rm(folder, { recursive: true }));

async function upload(options: Parameters<typeof sampleIgc>[0]): Promise<number> {
  const [flight] = await uploadFlight(pilot.api, sampleIgc(options));
  await waitForScore(pilot.api, flight!.id);
  return flight!.id;
}

/** Starts an example of the SDK; its output is in the result. */
function start(name: string, ...given: string[]) {
  const script = fileURLToPath(new URL(`../../../sdk/examples/${name}.mjs`, import.meta.url));
  const flags = ['--import', tsx, '--conditions=@cloudstreet/source'];
  const env = { ...process.env, CLOUDSTREET_URL: server.url, CLOUDSTREET_TOKEN: token };
  return promisify(execFile)(process.execPath, [...flags, script, ...given], { env });
}

test('downloads the files of a season', async () => {
  const target = join(folder, 'season');
  const { stdout } = await start('season-files', '2026', target);
  const name = `${DAY}-${flightId}.igc`;
  expect(stdout).toBe(`${name}\n`);
  const expected = Buffer.from(sampleIgc({ takeoffs: [`${DAY}T10:00:00Z`] }));
  expect(await readFile(join(target, name))).toEqual(expected);
});

test('saves a ranking as a table', async () => {
  const file = join(folder, 'ranking.csv');
  const { stdout } = await start('ranking-csv', '2026', file);
  expect(stdout).toBe('1 rows\n');
  const lines = (await readFile(file, 'utf8')).trim().split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Test Pilot 1');
});

test('uploads a folder and skips known files', async () => {
  const source = await mkdtemp(join(folder, 'upload-'));
  await writeFile(join(source, 'a.igc'), sampleIgc({ takeoffs: [`${DAY}T10:00:00Z`] }));
  await writeFile(join(source, 'b.igc'), sampleIgc({ takeoffs: ['2026-07-12T10:00:00Z'] }));
  await writeFile(join(source, 'c.igc'), 'no flight');
  await writeFile(join(source, 'notes.txt'), 'no flight');
  const { stdout } = await start('upload-folder', source);
  expect(stdout).toMatch(/^a\.igc: uploaded before\nb\.igc: free \d+\.\d\d.*\nc\.igc: .*IGC.*\n$/);
});

test('waits for the next flight of a club', async () => {
  const me = await pilot.api.GET('/user/me');
  const clubId = me.data?.club?.id;
  const waiting = start('wait-for-flight', String(clubId));
  await new Promise((resolve) => waiting.child.stdout?.once('data', resolve));
  const id = await upload({ takeoffs: ['2026-07-13T10:00:00Z'] });
  expect((await waiting).stdout).toMatch(
    new RegExp(`^Waiting …\n\\d+\\.\\d\\d points: ${server.url}/flight/${id}\n$`),
  );
});

test('mirrors all flights and continues with changes', async () => {
  const target = join(folder, 'all-flights');
  await start('mirror-flights', target);
  const flight = JSON.parse(await readFile(join(target, `${flightId}.json`), 'utf8')) as object;
  expect(flight).toMatchObject({ id: flightId, scoring_date: DAY });
  expect((await start('mirror-flights', target)).stdout).toBe('');
  const change = { params: { path: { id: flightId } }, body: { competition_id: 'XY' } };
  await unwrap(pilot.api.PATCH('/flightdetail/{id}', change));
  expect((await start('mirror-flights', target)).stdout).toBe(`flight ${flightId}\n`);
});

test('mirrors the flights of a day', async () => {
  const target = join(folder, 'mirror');
  const first = await start('mirror-day', DAY, target);
  expect(first.stdout).toBe(`added ${flightId}.json\n`);
  const flight = JSON.parse(await readFile(join(target, `${flightId}.json`), 'utf8')) as object;
  expect(flight).toMatchObject({ id: flightId, scoring_date: DAY });
  await writeFile(join(target, '1000000.json'), '{}');
  await writeFile(join(target, `${flightId}.json`), '{}');
  const second = await start('mirror-day', DAY, target);
  expect(second.stdout).toBe(`changed ${flightId}.json\nremoved 1000000.json\n`);
  expect(await readdir(target)).toEqual([`${flightId}.json`]);
  expect((await start('mirror-day', DAY, target)).stdout).toBe('');
});
