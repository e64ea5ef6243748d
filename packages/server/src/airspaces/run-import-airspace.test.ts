import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { unwrap } from '@cloudstreet/sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Config } from '../platform/config/config.js';
import { startTestApi, type TestApi } from '../testing/start-test-api.js';
import type { AirspaceValues } from './airspace-cli-options.js';
import { runImportAirspace } from './run-import-airspace.js';

const NOW = new Date('2026-07-14T18:00:00Z');
const RHINE = [6, 50, 8, 52] as const;

let testApi: TestApi;
let config: Config;
let folder: string;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => NOW });
  config = testApi.server.services.config;
  folder = await mkdtemp(join(tmpdir(), 'cloudstreet-airspace-'));
});

beforeEach(async () => {
  await testApi.server.services.db.deleteFrom('airspace_source').execute();
});

afterAll(() => rm(folder, { recursive: true }));

function block(name: string, at = '51:00:00N 007:00:00E'): string {
  return `AC CTR\nAN ${name}\nAL GND\nAH 2500 MSL\nV X=${at}\nDC 5\n`;
}

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

async function run(path: string, values: AirspaceValues = {}): Promise<string[]> {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  await runImportAirspace({ config, words: [path], values, print, now: NOW });
  return lines;
}

async function shown(bbox: readonly number[] = RHINE, date?: string): Promise<string[]> {
  const query = { bbox: [...bbox], ...(date && { date }) };
  const { airspace } = await unwrap(testApi.api.GET('/airspace', { params: { query } }));
  return airspace.map(({ name }) => name);
}

/** Returns the total of the response. */
async function total(): Promise<number> {
  const query = { bbox: [...RHINE] };
  return (await unwrap(testApi.api.GET('/airspace', { params: { query } }))).total;
}

/** An airspace whose outline has 19 900 corners, none of which can be left out. */
function jagged(name: string, widthDegrees: number): string {
  const corners = Array.from({ length: 19_900 }, (_, i) => {
    const lon = 7 + (i % 2 === 0 ? 0 : widthDegrees);
    return `DP ${(50.5 + i / 25_000).toFixed(5)} N ${lon.toFixed(5)} E`;
  });
  return `AC D\nAN ${name}\nAL GND\nAH FL100\n${corners.join('\n')}\n`;
}

test('reads a file beside a running server and names corrupt blocks by file and line', async () => {
  const path = await file(
    'de.txt',
    `${block('Cologne')}AC D\nAN Broken\nAL GND\nAH 2500\nDP nowhere\n${block('Bonn')}`,
  );
  expect(await run(path)).toEqual([
    `${path}, line 11: The coordinates cannot be read. (Broken)`,
    expect.stringMatching(/^Database: \S+$/),
    '2 airspaces of “de” imported, 0 removed, 1 skipped.',
    'To check flights that are already scored against them, run: cloudstreet rescore --all',
  ]);
  expect((await shown()).toSorted()).toEqual(['Bonn', 'Cologne']);
});

test('names and counts each skipped airspace once', async () => {
  const broken = 'AC D\nAN Broken\nAL GND\nAH 2500\nDP nowhere\nDP nowhere\n';
  const path = await file('de.txt', `V X=nowhere\n${block('Cologne')}${broken.repeat(1100)}`);
  const lines = await run(path);
  expect(lines).toContain('One airspace of “de” imported, 0 removed, 1100 skipped.');
  expect(lines.filter((line) => line.endsWith('cannot be read. (Broken)'))).toHaveLength(1100);
});

test('reads gzip and Latin-1', async () => {
  const text = Buffer.from(block('Köln'), 'latin1');
  expect(await run(await file('koeln.txt.gz', gzipSync(text)))).toContain(
    'One airspace of “koeln” imported, 0 removed, 0 skipped.',
  );
  expect(await shown()).toEqual(['Köln']);
});

test.each([
  { why: 'little-endian', isSwapped: false },
  { why: 'big-endian', isSwapped: true },
])('reads UTF-16, $why', async ({ isSwapped }) => {
  const text = Buffer.from(`\ufeff${block('Köln')}`, 'utf16le');
  await run(await file('koeln.txt', isSwapped ? text.swap16() : text));
  expect(await shown()).toEqual(['Köln']);
});

test('importing the same file again changes nothing', async () => {
  const path = await file('de.txt', block('Cologne'));
  await run(path);
  expect(await run(path)).toContain('“de” already exists and was not changed.');
  expect(await shown()).toEqual(['Cologne']);
});

test('another edition for the same days needs an option', async () => {
  await run(await file('a.txt', block('Old')), { name: 'Germany' });
  const path = await file('b.txt', block('New'));
  await expect(run(path, { name: 'Germany' })).rejects.toThrow(
    'Airspaces called “Germany” already exist for these days.',
  );
  expect(await shown()).toEqual(['Old']);
  expect(await run(path, { name: 'Germany', replace: true })).toContain(
    'One airspace of “Germany” imported, 1 removed, 0 skipped.',
  );
  expect(await shown()).toEqual(['New']);
});

test('each day has its own edition', async () => {
  await run(await file('a.txt', block('Old')), { name: 'Germany' });
  const lines = await run(await file('b.txt', block('New')), {
    name: 'Germany',
    country: 'DE',
    'valid-from': '2026-03-19',
    'valid-to': '2027-03-18',
  });
  expect(lines).toContain('The earlier “Germany” is now valid until 2026-03-18.');
  expect(lines.at(-1)).toContain('rescore --from 2026-03-19 --to 2027-03-18');
  expect(await shown(RHINE, '2026-03-18')).toEqual(['Old']);
  expect(await shown(RHINE, '2026-03-19')).toEqual(['New']);
  expect(await shown()).toEqual(['New']);
  expect(await shown(RHINE, '2027-03-19')).toEqual([]);
});

describe('refuses', () => {
  test.each<[why: string, values: AirspaceValues, message: string]>([
    ['a country that is none', { country: 'Germany' }, 'two capital letters'],
    ['a day that is none', { 'valid-from': '2026-06-31' }, 'must be a day'],
    ['days in the wrong order', { 'valid-from': '2026-07-01', 'valid-to': '2026-06-01' }, 'later'],
  ])('%s', async (_why, values, message) => {
    const path = await file('c.txt', block('Cologne'));
    await expect(run(path, values)).rejects.toThrow(message);
    expect(await shown()).toEqual([]);
  });

  test('a file without an airspace', async () => {
    const path = await file('d.txt', 'Dear all,\nhere it is.\n');
    await expect(run(path)).rejects.toThrow('Nothing was imported');
  });

  test('a broken gzip file and a missing file', async () => {
    await expect(run(await file('e.txt.gz', 'AC D'))).rejects.toThrow('cannot be read');
    await expect(run(join(folder, 'none.txt'))).rejects.toThrow('does not exist');
  });

  test('no file, or two', async () => {
    const command = { config, values: {}, print: () => {}, now: NOW };
    for (const words of [[], ['a', 'b']]) {
      await expect(runImportAirspace({ ...command, words })).rejects.toThrow('Usage: cloudstreet');
    }
  });
});

describe('on a map', () => {
  test('shows airspaces that touch the view, also across 180°, the largest first', async () => {
    const wide = block('Wide', '17:00:00S 179:59:00E').replace('DC 5', 'DC 50');
    const both = `${block('Narrow', '17:00:00S 179:59:00W')}${wide}${block('Cologne')}`;
    await run(await file('world.txt', both));
    expect(await shown()).toEqual(['Cologne']);
    expect(await shown([179.5, -18, -179.5, -16])).toEqual(['Wide', 'Narrow']);
    expect(await shown([179, -18, 179.5, -16])).toEqual(['Wide']);
    expect((await shown([-180, -90, 180, 90])).toSorted()).toEqual(['Cologne', 'Narrow', 'Wide']);
  });

  test('shows the smallest if there are too many', async () => {
    const wide = block('Wide').replace('DC 5', 'DC 50');
    const names = Array.from({ length: 1000 }, (_, i) => `Small ${i}`);
    const small = names.map((name) => block(name)).join('');
    await run(await file('many.txt', `${wide}${small}`));
    expect((await shown()).toSorted()).toEqual(names.toSorted());
    expect(await total()).toBe(1001);
  });

  test('shows the smallest if their outlines would be too long', async () => {
    const blocks = Array.from({ length: 7 }, (_, i) => jagged(`Jagged ${i}`, 0.1 + i / 100));
    await run(await file('jagged.txt', blocks.join('')));
    expect(await shown()).toEqual(['Jagged 4', 'Jagged 3', 'Jagged 2', 'Jagged 1', 'Jagged 0']);
    expect(await total()).toBe(7);
  });

  test('returns the details of an airspace', async () => {
    const path = await file(
      'r.txt',
      'AC R\nAY TMA\nAN ED-R 1\nAF 123.505\nAL 1000 AGL\nAH FL100\nAA 2026-07-14T08:00Z/2026-07-14T16:00Z\nDP 51:00:00N 007:00:00E\nDP 51:00:00N 007:30:00E\nDP 51:30:00N 007:30:00E\n',
    );
    await run(path, { name: 'Germany' });
    const query = { bbox: [...RHINE] };
    const { airspace } = await unwrap(testApi.api.GET('/airspace', { params: { query } }));
    expect(airspace[0]).toMatchObject({
      name: 'ED-R 1',
      class: 'R',
      type: 'TMA',
      floor: { reference: 'AGL', altitude: 304.8, text: '1000 AGL' },
      ceiling: { reference: 'FL', altitude: 3048 },
      frequency: '123.505',
      geom: {
        type: 'Polygon',
        coordinates: [
          [
            [7, 51],
            [7.5, 51],
            [7.5, 51.5],
            [7, 51],
          ],
        ],
      },
      active: [{ start_time: '2026-07-14T08:00:00+00:00', end_time: '2026-07-14T16:00:00+00:00' }],
      by_notam: false,
      source: 'Germany',
    });
  });

  test.each([['7,50,8'], ['a,b,c,d'], ['']])('refuses the view %j', async (bbox) => {
    const { status } = await fetch(`${testApi.url}/v1/airspace?bbox=${bbox}`);
    expect(status).toBe(422);
  });

  test('refuses a view upside down', async () => {
    const response = await fetch(`${testApi.url}/v1/airspace?bbox=7,51,8,50`);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      detail: [{ loc: ['query', 'bbox'], type: 'x-view', msg: expect.stringContaining('south') }],
    });
  });
});
