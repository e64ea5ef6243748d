import type { Readable } from 'node:stream';
import { uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { sql } from 'kysely';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { sampleIgc } from '../testing/sample-igc.js';
import { endServers, startTestApi, type TestApi } from '../testing/start-test-api.js';
import { createEventFeed, type EventFeed, type EventFeedOptions } from './event-feed.js';
import { findEvents, latestPosition, removeOldEvents } from './queries.js';

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
  const before = await latestPosition(testApi.server.services.db);
  const [flight] = await uploadFlight(api, sampleIgc({ serial: 'EVC' }));
  await waitForScore(api, flight?.id ?? 0);
  await completed(`${before.xid}-${before.seq}`, 2);
  const listeners = [await listen('none'), await listen('999999999999999-1')];
  const [other] = await uploadFlight(api, sampleIgc({ serial: 'EVD' }));
  for (const listener of listeners) {
    expect(await listener.next()).toMatchObject({ event: 'flight', flight: { id: other?.id } });
  }
});

/** Stores events of a flight, and returns the id of the last one before them. */
async function storeEvents(flightId: number, count: number): Promise<string> {
  const { db } = testApi.server.services;
  const before = await latestPosition(db);
  await sql`
    insert into flight_event (kind, flight_id)
    select 'score', ${flightId}::integer from generate_series(1, ${count}::integer)`.execute(db);
  return `${before.xid}-${before.seq}`;
}

/** Waits until stored events can be read, which transactions of background work delay. */
async function completed(lastId: string, count: number): Promise<void> {
  const [xid = 0, seq = 0] = lastId.split('-').map(Number);
  const { db } = testApi.server.services;
  await expect.poll(async () => (await findEvents(db, { xid, seq }, count)).length).toBe(count);
}

function openFeed(options: Partial<EventFeedOptions> = {}): EventFeed {
  const { db, log } = testApi.server.services;
  const feed = createEventFeed({ db, log, isLimited: true, ...options });
  onTestFinished(() => feed.close());
  return feed;
}

/** Reads a number of events and returns their ids. */
async function readIds(stream: Readable, count: number): Promise<string[]> {
  let text = '';
  const ids = () => [...text.matchAll(/^id: (.+)$/gm)].map(([, id = '']) => id);
  for await (const chunk of stream.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    text += chunk;
    if (ids().length >= count) break;
  }
  return ids();
}

async function newFlight(serial: string): Promise<number> {
  const { api } = await testApi.signUp();
  const [flight] = await uploadFlight(api, sampleIgc({ serial }));
  const id = flight?.id ?? 0;
  await waitForScore(api, id);
  return id;
}

test('resumes after more events than a slow reader may have left unread', async () => {
  const id = await newFlight('EVF');
  const lastId = await storeEvents(id, 2500);
  const stream = await openFeed({ pollMs: 10 }).open({ address: '198.51.100.7', lastId });
  const ids = await readIds(stream, 2500);
  expect(new Set(ids).size).toBe(2500);
  await storeEvents(id, 1);
  expect(await readIds(stream, 1)).toHaveLength(1);
});

test('disconnects a listener that leaves new events unread', async () => {
  const id = await newFlight('EVG');
  const feed = openFeed({ pollMs: 10 });
  const stream = await feed.open({ address: '198.51.100.7' });
  const closed = new Promise((resolve) => stream.once('close', resolve));
  // More than one page, without a pause between pages.
  await storeEvents(id, 2500);
  await closed;
  expect(stream.destroyed).toBe(true);
});

test('reads a page after a full one without a pause', async () => {
  const id = await newFlight('EVH');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const stream = await openFeed({ pollMs: 60_000 }).open({ address: '198.51.100.7' });
  const before = await storeEvents(id, 450);
  await completed(before, 450);
  // Only the first page is due.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(new Set(await readIds(stream, 450)).size).toBe(450);
});

test('listeners that come and go miss no event', async () => {
  const id = await newFlight('EVI');
  const feed = openFeed({ pollMs: 20 });
  const open = () => feed.open({ address: '198.51.100.7' });
  const first = await open();
  first.destroy();
  // The next poll of the first one is still due.
  const [second, third] = await Promise.all([open(), open()]);
  await storeEvents(id, 150);
  expect(await readIds(second, 150)).toEqual(await readIds(third, 150));
});

test('a flight that cannot be sent does not stop the others', async () => {
  const broken = await newFlight('EVJ');
  const sent = await newFlight('EVK');
  const warn = vi.fn();
  const serialize = ({ id }: { id: number }) => {
    if (id === broken) throw new Error('broken');
    return { id };
  };
  const feed = openFeed({ pollMs: 10, log: { warn }, serialize });
  const lastId = await storeEvents(broken, 1);
  await storeEvents(sent, 1);
  const stream = await feed.open({ address: '198.51.100.7', lastId });
  stream.setEncoding('utf8');
  let text = '';
  for await (const chunk of stream) {
    text += chunk;
    if (text.includes('data:')) break;
  }
  expect(text).toContain(`data: {"id":${sent}}\n\n`);
  expect(warn).toHaveBeenCalledWith({ flightId: broken, reason: 'broken' }, 'flight has no event');
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
  const feed = openFeed();
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
  const feed = openFeed({ heartbeatMs: 10 });
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
