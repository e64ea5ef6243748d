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

test('tells the map which tiles exist', async () => {
  expect(await ask()).toEqual({ tiles: [`${file}/{z}/{x}/{y}`], minzoom: 0, maxzoom: 6 });
  expect(host.mock.calls[0]?.[0]).toBe(file.slice('cs-base-map://'.length));
});

test('decompresses a tile and requests only the needed ranges, each once', async () => {
  await ask();
  const tiles = await Promise.all([ask(`/${ZURICH}`), ask(`/${ZURICH}`)]);
  const expected = await BASE_MAP.getZxy(6, 33, 22);
  expect(tiles).toEqual([expected?.data, expected?.data]);
  const asked = host.mock.calls.map(([, init]) => new Headers(init?.headers).get('range'));
  expect(asked.length).toBeLessThanOrEqual(3);
  expect(new Set(asked).size).toBe(asked.length);
});

test('returns an empty tile where there is nothing', async () => {
  expect(await ask(`/${OCEAN}`)).toHaveProperty('byteLength', 0);
});

test('requests the file once from a host without ranges', async () => {
  host.mockImplementation(sendAll);
  const expected = await BASE_MAP.getZxy(6, 33, 22);
  await ask();
  expect(await ask(`/${ZURICH}`)).toEqual(expected?.data);
  expect(host).toHaveBeenCalledTimes(1);
});

test('requests again after a wrong response', async () => {
  host.mockImplementation(async () => new Response('<html></html>'));
  await expect(ask()).rejects.toThrow(/magic/);
  host.mockImplementation(sendPart);
  expect(await ask()).toMatchObject({ maxzoom: 6 });
});

test('waits for a lost connection', async () => {
  vi.useFakeTimers();
  host.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const outcome = ask();
  await vi.runAllTimersAsync();
  expect(await outcome).toMatchObject({ maxzoom: 6 });
});

test('reports a missing file until it exists', async () => {
  vi.useFakeTimers();
  host.mockImplementation(async () => new Response('', { status: 404 }));
  const [outcome] = await Promise.allSettled([ask(), vi.runAllTimersAsync()]);
  expect(outcome).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringMatching(/\.pmtiles: 404$/) },
  });
  host.mockImplementation(sendPart);
  expect(await ask()).toMatchObject({ maxzoom: 6 });
});
