import { uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { sampleIgc } from '../testing/sample-igc.js';
import { endServers, startTestApi, type TestApi } from '../testing/start-test-api.js';
import { createEventFeed } from './event-feed.js';
import { removeOldEvents } from './queries.js';

let testApi: TestApi;
beforeAll(async () => {
  testApi = await startTestApi();
});

interface Listener {
  readonly response: Response;
  /** Returns the next event, without comments and settings. */
  next(): Promise<{ id: string; event: string; flight: { id: number; status: string } }>;
}

async function listen(lastId?: string, url = testApi.url): Promise<Listener> {
  const abort = new AbortController();
  onTestFinished(() => abort.abort());
  const response = await fetch(`${url}/v1/event`, {
    headers: {
      'accept-encoding': 'br, gzip',
      ...(lastId !== undefined && { 'last-event-id': lastId }),
    },
    signal: abort.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    response,
    async next() {
      for (;;) {
        const end = text.indexOf('\n\n');
        const block = text.slice(0, end);
        if (end >= 0) text = text.slice(end + 2);
        const match = /^id: (.+)\nevent: (.+)\ndata: (.+)$/.exec(block);
        if (end >= 0 && match) {
          const [, id = '', event = '', data = ''] = match;
          return { id, event, flight: JSON.parse(data) };
        }
        if (end >= 0) continue;
        const { value, done } = await reader.read();
        if (done) throw new Error('The stream has ended.');
        text += value;
      }
    },
  };
}

test('streams a flight when it is new and when it is scored, and resumes', async () => {
  const { api, id: userId } = await testApi.signUp();
  const listener = await listen();
  const { headers } = listener.response;
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store, no-transform');
  expect(headers.get('x-accel-buffering')).toBe('no');
  expect(headers.get('content-encoding')).toBeNull();

  const [flight] = await uploadFlight(api, sampleIgc({ serial: 'EVA' }));
  const uploaded = await listener.next();
  expect(uploaded).toMatchObject({ event: 'flight', flight: { id: flight?.id } });
  const scored = await listener.next();
  expect(scored).toMatchObject({
    event: 'score',
    flight: { id: flight?.id, status: 'valid', user: { id: userId } },
  });

  const resumed = await listen(uploaded.id);
  expect((await resumed.next()).id).toBe(scored.id);
  const [other] = await uploadFlight(api, sampleIgc({ serial: 'EVB' }));
  expect(await resumed.next()).toMatchObject({ event: 'flight', flight: { id: other?.id } });
  await waitForScore(api, other?.id ?? 0);
});

test('an unknown id starts with new events', async () => {
  const { api } = await testApi.signUp();
  const [flight] = await uploadFlight(api, sampleIgc({ serial: 'EVC' }));
  await waitForScore(api, flight?.id ?? 0);
  const listeners = [await listen('none'), await listen('999999999999999-1')];
  const [other] = await uploadFlight(api, sampleIgc({ serial: 'EVD' }));
  for (const listener of listeners) {
    expect(await listener.next()).toMatchObject({ event: 'flight', flight: { id: other?.id } });
  }
});

test('a deleted flight has no event, and old events are removed', async () => {
  const { db } = testApi.server.services;
  const { api } = await testApi.signUp();
  const [flight] = await uploadFlight(api, sampleIgc({ serial: 'EVE' }));
  const id = flight?.id ?? 0;
  await waitForScore(api, id);
  const count = () =>
    db.selectFrom('flight_event').where('flight_id', '=', id).selectAll().execute();
  expect(await count()).toHaveLength(2);
  await removeOldEvents(db, new Date(Date.now() + 6 * 86_400_000));
  expect(await count()).toHaveLength(2);
  await removeOldEvents(db, new Date(Date.now() + 8 * 86_400_000));
  expect(await count()).toHaveLength(0);
});

test('limits the streams of an address, and frees them', async () => {
  const { db, log } = testApi.server.services;
  const feed = createEventFeed({ db, log, isLimited: true });
  onTestFinished(() => feed.close());
  const open = (address: string) => feed.open({ address });
  const streams = await Promise.all(Array.from({ length: 10 }, () => open('198.51.100.7')));
  await expect(open('198.51.100.7')).rejects.toMatchObject({ status: 429, waitS: 60 });
  (await open('198.51.100.8')).destroy();
  const [first] = streams;
  first?.destroy();
  await new Promise((resolve) => first?.once('close', resolve));
  (await open('198.51.100.7')).destroy();
});

test('sends comments while nothing happens', async () => {
  const { db, log } = testApi.server.services;
  const feed = createEventFeed({ db, log, isLimited: true, heartbeatMs: 10 });
  onTestFinished(() => feed.close());
  const stream = await feed.open({ address: '198.51.100.7' });
  stream.setEncoding('utf8');
  let text = '';
  for await (const chunk of stream) {
    text += chunk;
    if (text.includes(': \n\n')) break;
  }
  expect(text).toMatch(/^retry: 3000\n\n/);
});

test('ends when the server stops', async () => {
  const other = await startTestApi();
  const listener = await listen(undefined, other.url);
  await endServers();
  await expect(listener.next()).rejects.toThrow('The stream has ended.');
});
