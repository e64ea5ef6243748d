import { expect, test } from 'vitest';
import { createApi } from './client.js';
import { fakeServer, json } from './testing/fake-server.js';
import { waitForScore } from './wait-for-score.js';

const route = 'GET /v1/flightdetail/7';
const flight = (status: string) => json(200, { id: 7, status });

test.each(['valid', 'invalid'])('polls until the flight is %s', async (status) => {
  const server = fakeServer({ [route]: [flight('pending'), flight('scoring'), flight(status)] });
  const api = createApi({ baseUrl: 'http://cloud.test', fetch: server.send });
  expect(await waitForScore(api, 7, { pollMs: 1 })).toMatchObject({ status });
  expect(server.requests).toHaveLength(3);
});

test.each([
  { why: 'during a request', delayMs: 0 },
  { why: 'between two questions', delayMs: 20 },
])('can be given up $why', async ({ delayMs }) => {
  const controller = new AbortController();
  const giveUp = () => {
    setTimeout(() => controller.abort(), delayMs);
    return flight('pending');
  };
  const api = createApi({
    baseUrl: 'http://cloud.test',
    fetch: fakeServer({ [route]: giveUp }).send,
  });
  const waiting = waitForScore(api, 7, { pollMs: 60_000, signal: controller.signal });
  await expect(waiting).rejects.toMatchObject({ code: 'CANCELLED' });
});
