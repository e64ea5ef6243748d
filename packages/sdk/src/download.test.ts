import { expect, test } from 'vitest';
import { createApi } from './client.js';
import { downloadCertificate, downloadFlights, downloadRanking } from './download.js';
import { ApiError } from './errors.js';
import { fakeServer, json } from './testing/fake-server.js';

test('downloads a list as a file', async () => {
  const server = fakeServer({ 'GET /v1/flight': new Response('id,points\n41,512.34\n') });
  const api = createApi({ baseUrl: 'http://cloud.test', fetch: server.send });
  const file = await downloadFlights(api, { season_in: [2026], order_by: '-points' }, 'csv');
  expect(await file.text()).toBe('id,points\n41,512.34\n');
  expect(server.requests.map(({ path }) => path)).toEqual([
    '/v1/flight?season_in=2026&order_by=-points&format=csv',
  ]);
});

test('downloads a ranking as a file', async () => {
  const server = fakeServer({ 'POST /v1/ranking': new Response('position,id\n1,41\n') });
  const api = createApi({ baseUrl: 'http://cloud.test', fetch: server.send });
  const file = await downloadRanking(api, { season: 2026, country: 'DE' }, 'csv');
  expect(await file.text()).toBe('position,id\n1,41\n');
  expect(server.requests).toMatchObject([{ path: '/v1/ranking?format=csv' }]);
});

test('downloads a certificate as a file', async () => {
  const server = fakeServer({ 'GET /v1/user/certificate/12': new Response('%PDF-1.7') });
  const api = createApi({ baseUrl: 'http://cloud.test', fetch: server.send });
  expect(await (await downloadCertificate(api, 12)).text()).toBe('%PDF-1.7');
});

test('reports a list that is too long', async () => {
  const refusal = { detail: 'Please narrow the list.', code: 'LIST_TOO_LONG' };
  const server = fakeServer({ 'GET /v1/flight': json(400, refusal) });
  const api = createApi({ baseUrl: 'http://cloud.test', fetch: server.send });
  const error = await downloadFlights(api, {}, 'xlsx').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ code: 'LIST_TOO_LONG', message: 'Please narrow the list.' });
});
