import { Workbook } from '@cj-tech-master/excelts';
import { createApi, type Flight, unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { updateFilterColumns } from '../../rankings/filter-columns.js';
import { sampleIgc } from '../../testing/sample-igc.js';
import { startTestApi, type TestApi } from '../../testing/start-test-api.js';
import { downloadFlights } from './download-flights.js';

const NOW = new Date('2026-07-14T18:00:00Z');
/** More than are read at a time. */
const COPIES = 240;
const FORMULA = '=HYPERLINK("https://evil.example")';

let testApi: TestApi;
let firstId: number;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => NOW });
  const pilot = await testApi.signUp({ name: 'Zoë Ørsted', clubName: '@club' });
  const file = sampleIgc({ lat: 53.8, lon: 13.7 });
  const [flight] = await uploadFlight(pilot.api, file, { name: 'a.igc' });
  firstId = flight!.id;
  await waitForScore(pilot.api, firstId, { pollMs: 50 });
  await sql`update flight set co_user_name = ${FORMULA}`.execute(testApi.server.services.db);
  await multiply();
});

/** The flight again and again, each with a point more. */
async function multiply(): Promise<void> {
  const { db } = testApi.server.services;
  for (const table of ['flight', 'flight_contest'] as const) {
    const { rows } = await sql<{ column_name: string }>`
      select column_name from information_schema.columns
      where table_name = ${table} and is_generated = 'NEVER'
        -- Columns of the view do not say that they are generated.
        and (table_name <> 'flight' or column_name <> 'is_public')`.execute(db);
    const names = rows.map(({ column_name: name }) => sql.ref(name));
    const values = rows.map(({ column_name: name }) => {
      const isCounted = ['id', 'flight_id', 'takeoff_number', 'points'].includes(name);
      return isCounted ? sql`${sql.ref(name)} + copy` : sql.ref(name);
    });
    await sql`insert into ${sql.table(table)} (${sql.join(names)})
      select ${sql.join(values)} from ${sql.table(table)},
        generate_series(1, ${COPIES}) as copy`.execute(db);
  }
  await sql`select setval(pg_get_serial_sequence('flight', 'id'), 5000)`.execute(db);
  await updateFilterColumns(
    db,
    Array.from({ length: COPIES }, (_, copy) => firstId + 1 + copy),
  );
}

function download(query: string): Promise<Response> {
  return fetch(`${testApi.url}/v1/flight?${query}`);
}

async function csvRows(query: string): Promise<Record<string, string>[]> {
  const response = await download(`format=csv&${query}`);
  // `text()` would take the mark away.
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return parse(text, { bom: true, columns: true });
}

test.each([
  { format: 'csv', type: 'text/csv; charset=utf-8' },
  {
    format: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  { format: 'json', type: 'application/json; charset=utf-8' },
])('$format has a file name', async ({ format, type }) => {
  const response = await download(`format=${format}&limit=1`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="flights.${format}"`,
  );
  await response.arrayBuffer();
});

test('a table has the whole list in order, with the address of each flight', async () => {
  const rows = await csvRows('order_by=-points&limit=1&skip=100');
  expect(rows).toHaveLength(COPIES + 1);
  expect(rows.map(({ id }) => Number(id))).toEqual(
    Array.from({ length: COPIES + 1 }, (_, place) => firstId + COPIES - place),
  );
  expect(rows.at(-1)).toMatchObject({
    link: `${testApi.server.services.publicUrl()}/flight/${firstId}`,
    scoring_date: '2026-07-14',
    takeoff_time: '2026-07-14T10:00:00+00:00',
    user_name: 'Zoë Ørsted',
    aircraft_name: 'LS 4',
    contest: 'free',
    rank: 'true',
  });
  expect(Number(rows.at(-1)?.points)).toBeGreaterThan(0);
});

test('a table respects the filters', async () => {
  expect(await csvRows('season_in=2019')).toEqual([]);
  const least = (await csvRows('order_by=points')).map(({ points }) => Number(points))[0]!;
  expect(least).toBeGreaterThan(0);
});

test('a text never becomes a formula', async () => {
  const [row] = await csvRows('');
  expect(row).toMatchObject({ co_user_name: `'${FORMULA}`, club_name: "'@club" });
  expect(Number(row?.launch_vario_m_s)).not.toBeNaN();
  expect(Number(row?.takeoff_distance_m)).toBeGreaterThan(0);
});

test('a spreadsheet has the same rows with texts and numbers', async () => {
  const response = await download('format=xlsx&order_by=points');
  const workbook = new Workbook();
  await workbook.xlsx.load(new Uint8Array(await response.arrayBuffer()));
  const sheet = workbook.getWorksheet('flights')!;
  const names = (sheet.getRow(1).values as unknown[]).slice(1);
  const valueOf = (row: number, name: string) =>
    sheet.getRow(row).getCell(names.indexOf(name) + 1).value;
  expect(sheet.rowCount).toBe(COPIES + 2);
  expect(valueOf(2, 'id')).toBe(firstId);
  expect(valueOf(2, 'co_user_name')).toBe(FORMULA);
  expect(valueOf(2, 'user_name')).toBe('Zoë Ørsted');
  expect(valueOf(2, 'points')).toBeTypeOf('number');
  expect(valueOf(2, 'rank')).toBe(true);
});

test('JSON is the list of the API with addresses', async () => {
  const api = createApi({ baseUrl: testApi.url });
  const response = await download('format=json&order_by=points');
  const flights = (await response.json()) as Flight[];
  expect(flights).toHaveLength(COPIES + 1);
  const page = await unwrap(api.GET('/flight', { params: { query: { order_by: 'points' } } }));
  const { link, ...first } = flights[0]!;
  expect(first).toEqual(page[0]);
  expect(link).toBe(`${testApi.server.services.publicUrl()}/flight/${firstId}`);
  expect(await (await download('format=json&season_in=2019')).json()).toEqual([]);
});

test('a table has statistics on request', async () => {
  const [plain] = await csvRows('');
  expect(plain).not.toHaveProperty('thermal_avg');
  const [row] = await csvRows('include_stats=true');
  expect(Number(row?.glide_speed)).toBeGreaterThan(0);
  // The ground is unknown.
  expect(row).toMatchObject({ thermal_count: '0', agl_avg: '' });
});

test('refuses other formats', async () => {
  const response = await download('format=exe');
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ detail: [{ loc: ['query', 'format'] }] });
});

test('refuses a list that is too long for one file', async () => {
  const { services } = testApi.server;
  const refusal = { status: 400, code: 'LIST_TOO_LONG' };
  await expect(downloadFlights('csv', {}, services, COPIES)).rejects.toMatchObject(refusal);
  const whole = await downloadFlights('csv', {}, services, COPIES + 1);
  whole.content.destroy();
});
