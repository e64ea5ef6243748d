import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap } from '@cloudstreet/sdk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/start-test-api.js';
import type { AirspaceValues } from './airspace-cli-options.js';
import { runImportAirspace } from './run-import-airspace.js';
import { runRemoveAirspace } from './run-remove-airspace.js';

const NOW = new Date('2026-07-14T18:00:00Z');

let testApi: TestApi;
let folder: string;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => NOW });
  folder = await mkdtemp(join(tmpdir(), 'cloudstreet-airspace-'));
});

beforeEach(async () => {
  await testApi.server.services.db.deleteFrom('airspace_source').execute();
  await importAirspace('Old', { name: 'Germany' });
  await importAirspace('New', { name: 'Germany', 'valid-from': '2026-03-19' });
  await importAirspace('Else', {
    name: 'France',
    'valid-from': '2026-01-01',
    'valid-to': '2026-12-31',
  });
});

afterAll(() => rm(folder, { recursive: true }));

async function importAirspace(airspace: string, values: AirspaceValues): Promise<void> {
  const path = join(folder, 'a.txt');
  const block = `AC CTR\nAN ${airspace}\nAL GND\nAH 2500 MSL\nV X=51:00:00N 007:00:00E\nDC 5\n`;
  await writeFile(path, block);
  const { config } = testApi.server.services;
  await runImportAirspace({ config, words: [path], values, print: () => {}, now: NOW });
}

async function remove(words: readonly string[], firstDay?: string): Promise<string[]> {
  const lines: string[] = [];
  const { config } = testApi.server.services;
  const values = firstDay === undefined ? {} : { 'valid-from': firstDay };
  await runRemoveAirspace({ config, words, values, print: (line) => void lines.push(line) });
  return lines.slice(1);
}

async function shown(date: string): Promise<string[]> {
  const query = { bbox: [6, 50, 8, 52], date };
  const { airspace } = await unwrap(testApi.api.GET('/airspace', { params: { query } }));
  return airspace.map(({ name }) => name).toSorted();
}

test('removes all airspaces of a name and prints how to check flights again', async () => {
  expect(await remove(['airspace', 'Germany'])).toEqual([
    '2 airspaces of “Germany” removed.',
    'To check flights that are already scored against them, run: cloudstreet rescore --all',
  ]);
  expect(await shown('2026-03-01')).toEqual(['Else']);
  expect(await shown('2026-07-14')).toEqual(['Else']);
});

test('removes one edition by its first day', async () => {
  expect(await remove(['airspace', 'Germany'], '2026-03-19')).toEqual([
    'One airspace of “Germany” removed.',
    'To check flights that are already scored against them, run: cloudstreet rescore --from 2026-03-19',
  ]);
  expect(await shown('2026-03-01')).toEqual(['Else', 'Old']);
  expect(await shown('2026-07-14')).toEqual(['Else']);
});

test('prints the days to score again', async () => {
  const lines = await remove(['airspace', 'France']);
  expect(lines.at(-1)).toContain('rescore --from 2026-01-01 --to 2026-12-31');
});

test.each([
  { why: 'another name', words: ['airspace', 'germany'] },
  { why: 'another day', words: ['airspace', 'Germany'], firstDay: '2026-03-20' },
])('$why removes nothing and lists the existing sources', async ({ words, firstDay }) => {
  await expect(remove(words, firstDay)).rejects.toThrow(
    'France (2026-01-01), Germany, Germany (2026-03-19)',
  );
  expect(await shown('2026-07-14')).toEqual(['Else', 'New']);
});

test.each([[[]], [['airspace']], [['airport', 'Germany']], [['airspace', 'Germany', 'France']]])(
  'prints its usage for %j',
  async (words) => {
    await expect(remove(words)).rejects.toThrow('Usage: cloudstreet remove airspace NAME');
  },
);

test('refuses an invalid day', async () => {
  await expect(remove(['airspace', 'Germany'], '2026-02-30')).rejects.toThrow('must be a day');
});
