import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { type FileHandle, open as openFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { Compression, PMTiles, TileType } from 'pmtiles';
import { expect, onTestFinished, test } from 'vitest';
import { ConfigError } from '../../platform/config/config-error.js';
import { type ArchiveTiles, makeArchive } from '../../platform/tiles/testing/make-archive.js';
import { type RangeServer, serveRanges } from '../../platform/tiles/testing/serve-ranges.js';
import { type BasemapCommand, runBasemap } from './run-basemap.js';

const ALPS = '8,45,11,46.5';
const FINEST = 6;

/** Every tile of the world. */
function worldOf(size = 400): ArchiveTiles {
  const tiles: Record<string, Uint8Array> = {};
  for (let z = 0; z <= FINEST; z += 1) {
    for (let x = 0; x < 2 ** z; x += 1) {
      for (let y = 0; y < 2 ** z; y += 1) tiles[`${z}/${x}/${y}`] = noise(`${z}/${x}/${y}`, size);
    }
  }
  return tiles;
}

/** Bytes that do not get smaller by compression. */
function noise(name: string, size: number): Uint8Array {
  let state = Buffer.from(name).reduce((sum, byte) => (sum * 31 + byte) % 2 ** 32, 7);
  const bytes = Buffer.alloc(size);
  for (let i = 0; i < size; i += 1) {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    bytes[i] = state >>> 24;
  }
  return Buffer.concat([Buffer.from(`${name};`), bytes]);
}

const WORLD = makeArchive(worldOf());

function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cloudstreet-test-cut-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function cut(
  area: string,
  values: BasemapCommand['values'],
  signal?: AbortSignal,
): Promise<string[]> {
  const printed: string[] = [];
  await runBasemap({
    words: [area],
    values,
    print: (line) => printed.push(line),
    errors: new Writable({ write: (_chunk, _encoding, done) => done() }),
    clock: () => 0,
    signal,
    retryPausesMs: [0],
  });
  return printed;
}

function open(path: string): PMTiles {
  const bytes = readFileSync(path);
  const whole = new Uint8Array(bytes).buffer;
  return new PMTiles({
    getKey: () => path,
    getBytes: async (offset, length) => ({ data: whole.slice(offset, offset + length) }),
  });
}

const textOf = (tile: { data: ArrayBuffer } | undefined) =>
  tile && Buffer.from(tile.data).toString('latin1').split(';')[0];

test('cuts the tiles of a box out of an address', async () => {
  const [source, output] = [await serveRanges(WORLD), tempFolder()];
  const printed = await cut(ALPS, { map: source.url, output, 'map-zoom': '5' });
  const path = join(output, 'basemap.pmtiles');
  expect(printed.at(-1)).toBe(`CLOUDSTREET_BASEMAP=${path}`);
  expect(printed.join()).not.toContain('secret');
  const archive = open(path);
  expect(await archive.getHeader()).toMatchObject({
    clustered: true,
    tileType: TileType.Mvt,
    tileCompression: Compression.Gzip,
    minZoom: 0,
    maxZoom: 5,
    minLon: 8,
    minLat: 45,
    maxLon: 11,
    maxLat: 46.5,
    numAddressedTiles: 6,
  });
  expect(await archive.getMetadata()).toMatchObject({ vector_layers: expect.any(Array) });
  for (const [z, x, y] of [
    [0, 0, 0],
    [4, 8, 5],
    [5, 16, 11],
  ] as const) {
    expect(textOf(await archive.getZxy(z, x, y))).toBe(`${z}/${x}/${y}`);
  }
  expect(await archive.getZxy(5, 17, 11)).toBeUndefined();
  expect(await archive.getZxy(6, 33, 22)).toBeUndefined();
  expect(readdirSync(output)).toEqual(['basemap.pmtiles']);
});

test('cuts tiles that are far apart, or stored once for many', async () => {
  const sea = noise('sea', 4000);
  const tiles = Object.entries(worldOf(4000)).map(([name, tile]) =>
    // South of the box, in it and north of it.
    /^6\/(?:33|34|40)\//.test(name) ? [name, sea] : [name, tile],
  );
  const [source, output] = [
    await serveRanges(makeArchive(Object.fromEntries(tiles))),
    tempFolder(),
  ];
  await cut('8,30,20,60', { map: source.url, output });
  const archive = open(join(output, 'basemap.pmtiles'));
  for (const y of [18, 22, 26]) {
    for (const x of [33, 34]) expect(textOf(await archive.getZxy(6, x, y))).toBe('sea');
    expect(textOf(await archive.getZxy(6, 35, y))).toBe(`6/35/${y}`);
  }
  expect(textOf(await archive.getZxy(5, 17, 11))).toBe('5/17/11');
  const { numTileContents, numAddressedTiles } = await archive.getHeader();
  expect(numTileContents).toBeLessThan(numAddressedTiles);
});

test('requests neighbouring tiles together', async () => {
  const [source, output] = [await serveRanges(WORLD), tempFolder()];
  await cut('-180,-85,180,85', { map: source.url, output });
  expect(source.asked.length).toBeLessThan(12);
  const archive = open(join(output, 'basemap.pmtiles'));
  const { numAddressedTiles } = await archive.getHeader();
  expect(numAddressedTiles).toBe((4 ** (FINEST + 1) - 1) / 3);
  for (const y of [0, 13, 40, 63]) {
    expect(textOf(await archive.getZxy(FINEST, 21, y))).toBe(`${FINEST}/21/${y}`);
  }
});

/** Serves so many ranges, and then no more. */
function failAfter(source: RangeServer, count: number): void {
  const end = source.asked.length + count;
  source.instead = (request, response) => {
    if (source.asked.length <= end) source.respond(request, response);
    else response.writeHead(403).end();
  };
}

const LARGE = makeArchive(worldOf(4000));
const WHOLE = '-180,-85,180,85';

test('continues an interrupted download', async () => {
  const [source, output] = [await serveRanges(LARGE), tempFolder()];
  const options = { map: source.url, output };
  failAfter(source, 7);
  await expect(cut(WHOLE, options)).rejects.toThrow(
    new ConfigError(
      'The source cannot be read: it responds 403. Run the command again to continue.',
    ),
  );
  const part = join(output, 'basemap.pmtiles.part');
  const begun = statSync(part).size;
  expect(begun).toBeGreaterThan(1_000_000);
  source.instead = undefined;
  const before = source.asked.length;
  await cut(WHOLE, options);
  const bytes = source.asked.slice(before).reduce((sum, range) => sum + sizeOf(range), 0);
  expect(bytes).toBeLessThan(LARGE.length - begun + 1_000_000);
  expect(existsSync(part)).toBe(false);
  const once = tempFolder();
  await cut(WHOLE, { ...options, output: once });
  const [continued, whole] = [output, once].map((at) => readFileSync(join(at, 'basemap.pmtiles')));
  expect(continued!.equals(whole!)).toBe(true);
});

test('stops on a signal, and does nothing if all is there', async () => {
  const [source, output] = [await serveRanges(WORLD), tempFolder()];
  const options = { map: source.url, output };
  await expect(cut(ALPS, options, AbortSignal.abort())).rejects.toThrow(/Stopped/);
  await cut(ALPS, options);
  const before = source.asked.length;
  expect((await cut(ALPS, options)).join()).toContain('0.0 MB to download');
  const bytes = source.asked.slice(before).reduce((sum, range) => sum + sizeOf(range), 0);
  expect(bytes).toBeLessThan(50_000);
});

test('starts over if the source has changed', async () => {
  const [source, output] = [await serveRanges(LARGE), tempFolder()];
  const options = { map: source.url, output };
  failAfter(source, 7);
  await expect(cut(WHOLE, options)).rejects.toThrow(/403/);
  source.instead = undefined;
  source.file = makeArchive({ ...worldOf(4000), '6/33/22': Buffer.from('new;') });
  source.etag = '"2"';
  await cut(WHOLE, options);
  const archive = open(join(output, 'basemap.pmtiles'));
  expect(textOf(await archive.getZxy(6, 33, 22))).toBe('new');
  expect(textOf(await archive.getZxy(6, 34, 22))).toBe('6/34/22');
});

test('starts over if the source states no version', async () => {
  const [source, output] = [await serveRanges(LARGE), tempFolder()];
  source.etag = '';
  const options = { map: source.url, output };
  failAfter(source, 7);
  await expect(cut(WHOLE, options)).rejects.toThrow(/403. Run the command again to start over/);
  source.instead = undefined;
  // As large as before.
  source.file = Buffer.from(LARGE);
  source.file.fill('new', LARGE.indexOf('0/0/0;'), LARGE.indexOf('0/0/0;') + 3);
  const printed = await cut(WHOLE, options);
  expect(printed.join()).toContain('an interrupted download starts again');
  const written = readFileSync(join(output, 'basemap.pmtiles'));
  expect(written.includes('0/0/0;')).toBe(false);
});

test('tries again, and stops on a signal, while it reads the directories', async () => {
  const [source, output] = [await serveRanges(WORLD), tempFolder()];
  source.instead = (_request, response) => {
    source.instead = undefined;
    response.writeHead(503).end();
  };
  expect((await cut(ALPS, { map: source.url, output })).join()).toContain('basemap.pmtiles');
  const stopping = new AbortController();
  source.instead = () => stopping.abort();
  const stopped = cut(ALPS, { map: source.url, output: tempFolder() }, stopping.signal);
  await expect(stopped).rejects.toThrow(/Stopped/);
});

type Write = (
  this: FileHandle,
  bytes: Uint8Array,
  ...place: [from: number, length: number, at: number]
) => Promise<{ bytesWritten: number }>;

/** Replaces the function that writes to files until the test ends. */
async function replaceWrite(replacement: (write: Write) => Write): Promise<void> {
  const file = await openFile(join(tempFolder(), 'any'), 'w');
  const prototype = Object.getPrototypeOf(file) as { write: Write };
  await file.close();
  const { write } = prototype;
  prototype.write = replacement(write);
  onTestFinished(() => {
    prototype.write = write;
  });
}

test('writes on after the system wrote a part', async () => {
  const [source, output] = [await serveRanges(WORLD), tempFolder()];
  const once = tempFolder();
  await cut(ALPS, { map: source.url, output: once });
  await replaceWrite(
    (write) =>
      function half(bytes, from, length, at) {
        return write.call(this, bytes, from, Math.ceil(length / 2), at);
      },
  );
  await cut(ALPS, { map: source.url, output });
  const [halves, whole] = [output, once].map((at) => readFileSync(join(at, 'basemap.pmtiles')));
  expect(halves!.equals(whole!)).toBe(true);
});

test('reports a full disk', async () => {
  const [source, output] = [await serveRanges(WORLD), tempFolder()];
  await replaceWrite(() => () => {
    return Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' }));
  });
  await expect(cut(ALPS, { map: source.url, output })).rejects.toThrow(
    new ConfigError(
      `${output} has no free space left. Make space first. Run the command again to continue.`,
    ),
  );
});

test('reports a source that changes meanwhile', async () => {
  const [source, output] = [await serveRanges(LARGE), tempFolder()];
  const end = source.asked.length + 7;
  source.instead = (request, response) => {
    if (source.asked.length > end) source.etag = '"2"';
    source.respond(request, response);
  };
  await expect(cut(WHOLE, { map: source.url, output })).rejects.toThrow(/changed meanwhile/);
});

test('cuts terrain out of a file, and only plans a dry run', async () => {
  const output = tempFolder();
  const terrain = join(output, 'source.pmtiles');
  const facts = { tileType: TileType.Png, tileCompression: Compression.None, metadata: {} };
  writeFileSync(terrain, makeArchive(worldOf(), facts));
  const options = { terrain, output, 'terrain-zoom': '4' };
  const planned = await cut('CH', { ...options, 'dry-run': true });
  expect(planned.join()).toMatch(/Area: 5\.4\d, 45\.3\d, 1\d\.\d\d, 48\.\d\d.*zoom 0 to 4/);
  expect(existsSync(join(output, 'terrain.pmtiles'))).toBe(false);
  const printed = await cut('CH', options);
  expect(printed.slice(-2)).toEqual([
    `CLOUDSTREET_TERRAIN=${join(output, 'terrain.pmtiles')}`,
    'CLOUDSTREET_TERRAIN_ZOOM=4',
  ]);
  expect(await open(join(output, 'terrain.pmtiles')).getHeader()).toMatchObject({ maxZoom: 4 });
});

test.each([
  { why: 'no country', area: 'ZZ', reason: /no country "ZZ"/ },
  { why: 'no box', area: '8,45,11', reason: /WEST,SOUTH,EAST,NORTH/ },
  { why: 'a box without width', area: '11,45,8,46', reason: /WEST,SOUTH,EAST,NORTH/ },
  { why: 'text', area: 'Alps', reason: /WEST,SOUTH,EAST,NORTH/ },
])('refuses an area that is $why', async ({ area, reason }) => {
  await expect(cut(area, { map: 'none.pmtiles' })).rejects.toThrow(reason);
});

test.each([
  { why: 'has no ranges', file: WORLD, whole: true, reason: /no byte ranges/ },
  { why: 'is no archive', file: Buffer.alloc(20_000), whole: false, reason: /no PMTiles archive/ },
  {
    why: 'is of another schema',
    file: makeArchive(worldOf(), { metadata: {} }),
    whole: false,
    reason: /schema of Protomaps/,
  },
])('refuses a source that $why', async ({ file, whole, reason }) => {
  const source = await serveRanges(file);
  if (whole) source.instead = (_request, response) => response.end(file);
  await expect(cut(ALPS, { map: source.url, output: tempFolder() })).rejects.toThrow(reason);
});

function sizeOf(range: string): number {
  const [from = 0, to = 0] = range.replace('bytes=', '').split('-').map(Number);
  return to - from + 1;
}
