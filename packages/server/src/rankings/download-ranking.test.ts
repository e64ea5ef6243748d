import { Workbook } from '@cj-tech-master/excelts';
import { type RankingRequest, unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import { sampleIgc } from '../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';
import { downloadRanking } from './download-ranking.js';
import { toRanking } from './ranking.js';

const NOW = new Date('2026-07-14T18:00:00Z');
/** Lüsse, in Brandenburg. */
const AIRFIELD = { lat: 52.1427, lon: 12.6714 };
const FORMULA = '=1+1 Ruiz';

let testApi: TestApi;
let ana: TestUser;
let ben: TestUser;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => NOW });
  ana = await testApi.signUp({ name: FORMULA, clubName: '@club' });
  ben = await testApi.signUp({ name: 'Ben Aalto' });
  await fly(ana, 0.7, 1);
  await fly(ben, 0.4, 2);
});

async function fly({ api }: TestUser, reachDeg: number, serial: number): Promise<void> {
  const file = sampleIgc({ reachDeg, serial: String(300 + serial), ...AIRFIELD });
  const [flight] = await uploadFlight(api, file, { name: 'a.igc' });
  await waitForScore(api, flight!.id, { pollMs: 50 });
}

function download(format: string, body: RankingRequest = {}): Promise<Response> {
  return fetch(`${testApi.url}/v1/ranking?skip=250&format=${format}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function csvRows(body: RankingRequest = {}): Promise<Record<string, string>[]> {
  const response = await download('csv', body);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="ranking.csv"');
  return parse(await response.text(), { bom: true, columns: true });
}

test('a table has the whole ranking in order, with addresses', async () => {
  const [page, rows] = [await unwrap(testApi.api.POST('/ranking', { body: {} })), await csvRows()];
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({
    position: '1',
    id: String(ana.id),
    link: `${testApi.server.services.publicUrl()}/user/${ana.id}`,
    // A name is never a formula.
    name: `'${FORMULA}`,
    club_name: "'@club",
    points: String(page[0]?.points),
    distance_km: String(page[0]?.distance),
    flights: '1',
  });
  expect(rows[1]).toMatchObject({ position: '2', name: 'Ben Aalto', club_id: '' });
});

test('a table of clubs has addresses of clubs', async () => {
  const [row, ...others] = await csvRows({ category: 'club' });
  expect(row).toMatchObject({ name: "'@club", pilots: '1' });
  expect(row?.link).toMatch(/\/club\/\d+$/);
  expect(others).toEqual([]);
});

test('a table respects the filters', async () => {
  expect(await csvRows({ multi_region: 'EG' })).toHaveLength(2);
  expect(await csvRows({ multi_region: 'ssa-1' })).toEqual([]);
  expect(await csvRows({ season: 2019 })).toEqual([]);
});

test('a spreadsheet has the same rows with numbers', async () => {
  const workbook = new Workbook();
  await workbook.xlsx.load(new Uint8Array(await (await download('xlsx')).arrayBuffer()));
  const sheet = workbook.getWorksheet('ranking')!;
  expect(sheet.rowCount).toBe(3);
  expect(sheet.getRow(1).getCell(1).value).toBe('position');
  expect(sheet.getRow(2).getCell(1).value).toBe(1);
  expect(sheet.getRow(2).getCell(4).value).toBe(FORMULA);
});

test('JSON is the ranking of the API without flights, with addresses', async () => {
  const [first] = (await (await download('json')).json()) as Record<string, unknown>[];
  const [row] = await unwrap(testApi.api.POST('/ranking', { body: {} }));
  const { flights: _flights, ...sums } = row!;
  expect(first).toEqual({ ...sums, link: `${testApi.server.services.publicUrl()}/user/${ana.id}` });
});

test('refuses a ranking that is too long for one file, and other formats', async () => {
  const { services } = testApi.server;
  const ranking = toRanking({}, NOW);
  const refusal = { status: 400, code: 'LIST_TOO_LONG' };
  await expect(downloadRanking('csv', ranking, services, 1)).rejects.toMatchObject(refusal);
  (await downloadRanking('csv', ranking, services, 2)).content.destroy();
  expect((await download('exe')).status).toBe(422);
});
