import { downloadIgcFile, unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { beforeAll, expect, test } from 'vitest';
import { confirmSeat } from '../../testing/confirm-seat.js';
import { sampleIgc } from '../../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../../testing/start-test-api.js';

const FILE = sampleIgc({ gliderType: 'Duo Discus' });

let testApi: TestApi;
let pilot: TestUser;
let mate: TestUser;
let flightId: number;
let fileId: number;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => new Date('2026-07-14T18:00:00Z') });
  pilot = await testApi.signUp();
  mate = await testApi.signUp({ dateOfBirth: '1992-03-04' });
  const [flight] = await uploadFlight(pilot.api, FILE, { name: 'a.igc' });
  const scored = await waitForScore(pilot.api, flight?.id ?? 0, { pollMs: 50 });
  [flightId, fileId] = [scored.id, scored.igc_file.id];
  await unwrap(
    pilot.api.PATCH('/flightdetail/{id}', {
      params: { path: { id: flightId } },
      body: { co_user_id: mate.id, co_user_date_of_birth: '1992-03-04' },
    }),
  );
  await confirmSeat(mate, flightId);
});

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const share = (open_in_seeyou: boolean) =>
  unwrap(pilot.api.PATCH('/user/me', { body: { open_in_seeyou } }));

test('pilots get the unchanged file, named after its day', async () => {
  for (const { api } of [pilot, mate]) {
    expect(await bytesOf(await downloadIgcFile(api, fileId))).toEqual(FILE);
  }
  const response = await fetch(`${testApi.url}/v1/igcfile/${fileId}`, {
    headers: { authorization: `Bearer ${await pilot.api.session.accessToken()}` },
  });
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="2026-07-14-${fileId}.igc"`,
  );
  expect(response.headers.get('content-type')).toBe('application/octet-stream');
});

test('others can download it only while the pilot shares it', async () => {
  const stranger = await testApi.signUp();
  const isShared = async () => {
    const params = { path: { id: flightId } };
    return (await unwrap(testApi.api.GET('/flightdetail/{id}', { params }))).igc_file.is_shared;
  };
  const refused = { status: 403, code: 'FILE_NOT_SHARED' };
  const others = [testApi.api, stranger.api];
  expect(await isShared()).toBe(false);
  for (const api of others)
    await expect(downloadIgcFile(api, fileId)).rejects.toMatchObject(refused);
  await share(true);
  expect(await isShared()).toBe(true);
  for (const api of others) expect(await bytesOf(await downloadIgcFile(api, fileId))).toEqual(FILE);
  await share(false);
  for (const api of others)
    await expect(downloadIgcFile(api, fileId)).rejects.toMatchObject(refused);
});

test('a missing or removed file is not found', async () => {
  await expect(downloadIgcFile(pilot.api, 9999)).rejects.toMatchObject({ status: 404 });
  const [flight] = await uploadFlight(pilot.api, sampleIgc({ serial: 'XYZ' }), { name: 'b.igc' });
  const id = flight?.id ?? 0;
  await unwrap(pilot.api.DELETE('/flightdetail/{id}', { params: { path: { id } } }));
  const gone = flight?.igc_file.id ?? 0;
  await expect(downloadIgcFile(pilot.api, gone)).rejects.toMatchObject({ status: 404 });
});
