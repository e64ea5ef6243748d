import { unwrap } from '@cloudstreet/sdk';
import { beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/start-test-api.js';
import { dataFile } from './data-file.js';
import { importReference } from './import-reference.js';
import { runRemoveSectors } from './run-remove-sectors.js';
import { seedReference } from './seed-reference.js';

let testApi: TestApi;

beforeAll(async () => {
  testApi = await startTestApi();
});

async function remove(...words: string[]): Promise<string[]> {
  const lines: string[] = [];
  const { config } = testApi.server.services;
  await runRemoveSectors({ config, words, print: (line) => void lines.push(line) });
  return lines.slice(1);
}

async function shown(): Promise<string[]> {
  const sectors = await unwrap(testApi.api.GET('/sector'));
  return sectors.map(({ id }) => id);
}

test('removes sectors until they are imported again', async () => {
  const before = await shown();
  const { db } = testApi.server.services;
  expect(await remove('alp', 'HARZ', 'ALP')).toEqual(['Sectors removed: ALP, HARZ']);
  const rest = before.filter((id) => id !== 'ALP' && id !== 'HARZ');
  expect(await shown()).toEqual(rest);
  await seedReference(db);
  expect(await shown()).toEqual(rest);
  await importReference('sectors', dataFile('sectors.json'), db);
  expect(await shown()).toEqual(before);
  await seedReference(db);
  expect(await remove('ALP')).toEqual(['Sectors removed: ALP']);
});

test('removes none if one of them does not exist, and lists the others', async () => {
  const before = await shown();
  await expect(remove('JURA', 'ALPS')).rejects.toThrow(/no sector .* ALPS.*BLACK-FOREST, .*JURA/i);
  expect(await shown()).toEqual(before);
});

test('prints its usage', async () => {
  await expect(remove()).rejects.toThrow('cloudstreet remove sector ID');
});
