import { expect, test } from 'vitest';
import { createCloudstreet } from './cloudstreet.js';
import { flightChanges } from './flight-changes.js';
import { fakeServer, json } from './testing/fake-server.js';

test.each([
  {
    why: 'an empty page does not end the iteration',
    pages: [
      { flights: [{ id: 7 }], removed: [], cursor: '1-7', more: true },
      { flights: [], removed: [6], cursor: '2-0', more: true },
      { flights: [{ id: 8 }], removed: [], cursor: '3-0', more: false },
    ],
    paths: ['', '?cursor=1-7', '?cursor=2-0'],
  },
  {
    why: 'the cursor of a last page without flights is not lost',
    pages: [{ flights: [], removed: [], cursor: '9-0', more: false }],
    paths: [''],
  },
])('$why', async ({ pages, paths }) => {
  const { send, requests } = fakeServer({
    'GET /v1/flight/changes': pages.map((page) => json(200, page)),
  });
  const read = [];
  const api = createCloudstreet({ baseUrl: 'http://cloud.test', fetch: send });
  for await (const page of flightChanges(api)) read.push(page);
  expect(read).toEqual(pages);
  expect(requests.map(({ path }) => path)).toEqual(
    paths.map((path) => `/v1/flight/changes${path}`),
  );
});
