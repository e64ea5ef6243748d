import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BASE_MAP, BASE_MAP_BYTES } from '../../../test/base-map-file.js';
import { readBaseMap } from './base-map-tiles.js';

const ZURICH = '6/33/22';
const OCEAN = '6/2/31';
const host = vi.fn<typeof fetch>();
/** Each test has a file of its own: what was read of one is kept. */
let file: string;
let files = 0;

beforeEach(() => {
  files += 1;
  file = `cs-base-map:///base-map-${files}.pmtiles`;
  vi.stubGlobal('fetch', host.mockReset().mockImplementation(sendPart));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function sendPart(_url: unknown, init?: RequestInit): Promise<Response> {
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(new Headers(init?.headers).get('range')!) ?? [];
  return new Response(BASE_MAP_BYTES.slice(Number(start), Number(end) + 1), { status: 206 });
}

async function sendAll(): Promise<Response> {
  return new Response(BASE_MAP_BYTES.slice(0));
}

async function ask(path = ''): Promise<unknown> {
  const type = path ? 'arrayBuffer' : 'json';
  const { data } = await readBaseMap({ url: `${file}${path}`, type }, new AbortController());
  return data;
}

test('the map learns which tiles there are', async () => {
  expect(await ask()).toEqual({ tiles: [`${file}/{z}/{x}/{y}`], minzoom: 0, maxzoom: 6 });
  expect(host.mock.calls[0]?.[0]).toBe(file.slice('cs-base-map://'.length));
});

test('a tile comes unpacked, with only the parts of the file that it needs, each once', async () => {
  await ask();
  const tiles = await Promise.all([ask(`/${ZURICH}`), ask(`/${ZURICH}`)]);
  const expected = await BASE_MAP.getZxy(6, 33, 22);
  expect(tiles).toEqual([expected?.data, expected?.data]);
  const asked = host.mock.calls.map(([, init]) => new Headers(init?.headers).get('range'));
  expect(asked.length).toBeLessThanOrEqual(3);
  expect(new Set(asked).size).toBe(asked.length);
});

test('where there is nothing, the tile is empty', async () => {
  expect(await ask(`/${OCEAN}`)).toHaveProperty('byteLength', 0);
});

test('a host without ranges is asked once', async () => {
  host.mockImplementation(sendAll);
  const expected = await BASE_MAP.getZxy(6, 33, 22);
  await ask();
  expect(await ask(`/${ZURICH}`)).toEqual(expected?.data);
  expect(host).toHaveBeenCalledTimes(1);
});

test('what answers with something else is asked again the next time', async () => {
  host.mockImplementation(async () => new Response('<html></html>'));
  await expect(ask()).rejects.toThrow(/magic/);
  host.mockImplementation(sendPart);
  expect(await ask()).toMatchObject({ maxzoom: 6 });
});

test('a lost connection is waited for', async () => {
  vi.useFakeTimers();
  host.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const answer = ask();
  await vi.runAllTimersAsync();
  expect(await answer).toMatchObject({ maxzoom: 6 });
});

test('a file that is not there is an error, until it is', async () => {
  vi.useFakeTimers();
  host.mockImplementation(async () => new Response('', { status: 404 }));
  const [answer] = await Promise.allSettled([ask(), vi.runAllTimersAsync()]);
  expect(answer).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringMatching(/\.pmtiles: 404$/) },
  });
  host.mockImplementation(sendPart);
  expect(await ask()).toMatchObject({ maxzoom: 6 });
});
