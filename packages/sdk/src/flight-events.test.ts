import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApi } from './client.js';
import { type FlightEventOptions, flightEvents } from './flight-events.js';
import { json } from './testing/fake-server.js';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Responds to the connections in their order, and keeps the last one silent. */
function eventsOf(responses: readonly (Response | Error)[], options?: FlightEventOptions) {
  const asked: (string | null)[] = [];
  const api = createApi({
    baseUrl: 'http://cloud.test',
    maxRetries: 0,
    fetch: (request) => {
      asked.push(request.headers.get('Last-Event-ID'));
      const response = responses[asked.length - 1] ?? silent();
      return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
    },
  });
  return { events: flightEvents(api, options), asked };
}

function event(id: string, kind: string, flight: number): string {
  return `id: ${id}\nevent: ${kind}\ndata: {"id":${flight}}\n\n`;
}

/** A stream that ends after these parts. */
function stream(...parts: string[]): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
}

function silent(): Response {
  return new Response(new ReadableStream<Uint8Array>());
}

test('reads events in whatever pieces they arrive', async () => {
  const text = event('1', 'flight', 7) + event('2', 'score', 7);
  const { events } = eventsOf([stream(': hello\n\n', text.slice(0, 20), text.slice(20))]);
  expect((await events.next()).value).toEqual({ id: '1', kind: 'flight', flight: { id: 7 } });
  expect((await events.next()).value).toEqual({ id: '2', kind: 'score', flight: { id: 7 } });
});

test('skips events of later versions, and continues after them', async () => {
  const first = stream(event('1', 'badge', 3));
  const { events, asked } = eventsOf([first, stream(event('2', 'score', 7))]);
  const next = events.next();
  await vi.advanceTimersByTimeAsync(3000);
  expect((await next).value).toMatchObject({ id: '2' });
  expect(asked).toEqual([null, '1']);
});

test('continues after the last event when the stream ends', async () => {
  const onOpen = vi.fn();
  const { events, asked } = eventsOf(
    [stream('retry: 500\n\n', event('5', 'score', 1)), stream(event('6', 'score', 2))],
    { lastEventId: '4', onOpen },
  );
  await events.next();
  const next = events.next();
  await vi.advanceTimersByTimeAsync(499);
  expect(asked).toEqual(['4']);
  await vi.advanceTimersByTimeAsync(1);
  expect((await next).value).toMatchObject({ id: '6', flight: { id: 2 } });
  expect(asked).toEqual(['4', '5']);
  expect(onOpen).toHaveBeenCalledTimes(2);
});

test('connects again without a connection, and when a busy server says', async () => {
  const busy = Response.json(
    { detail: 'Busy.' },
    { status: 503, headers: { 'Retry-After': '20' } },
  );
  const last = stream(event('1', 'score', 1));
  const { events, asked } = eventsOf([new TypeError('fetch failed'), busy, last]);
  const next = events.next();
  await vi.advanceTimersByTimeAsync(3000);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect((await next).value).toMatchObject({ id: '1' });
});

test('connects again after a silence', async () => {
  const { events, asked } = eventsOf([silent(), stream(event('1', 'score', 1))]);
  const next = events.next();
  await vi.advanceTimersByTimeAsync(45_000 + 3000);
  expect((await next).value).toMatchObject({ id: '1' });
  expect(asked).toHaveLength(2);
});

test('fails if the server refuses', async () => {
  const refusal = json(403, { detail: 'Not allowed.', code: 'FORBIDDEN' });
  const { events, asked } = eventsOf([refusal]);
  await expect(events.next()).rejects.toMatchObject({ code: 'FORBIDDEN', status: 403 });
  expect(asked).toHaveLength(1);
});

test.each(['while it is silent', 'while it waits'])('ends with the signal %s', async (when) => {
  const stop = new AbortController();
  const first = when === 'while it waits' ? new TypeError('fetch failed') : silent();
  const { events } = eventsOf([first], { signal: stop.signal });
  const next = events.next().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(100);
  stop.abort();
  expect(await next).toMatchObject({ code: 'CANCELLED' });
});

test('fails for an answer that is no event', async () => {
  const { events, asked } = eventsOf([stream('id: 1\nevent: score\ndata: not json\n\n')]);
  await expect(events.next()).rejects.toMatchObject({ code: 'UNREADABLE' });
  expect(asked).toHaveLength(1);
});

test('an exception of the program is its own', async () => {
  const mistake = new TypeError('mine');
  const onOpen = () => {
    throw mistake;
  };
  const { events } = eventsOf([stream(event('1', 'score', 1))], { onOpen });
  await expect(events.next()).rejects.toBe(mistake);
});
