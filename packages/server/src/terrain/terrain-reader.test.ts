import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { POSITION_UNITS_PER_DEGREE, type Track } from '@cloudstreet/scoring/parse';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ConfigError } from '../platform/config/config-error.js';
import type { TerrainConfig } from '../platform/config/terrain-config.js';
import { findTerrain } from './find-terrain.js';
import { terrainOptions } from './terrain-options.js';
import { createTerrainReader, type TerrainFault } from './terrain-reader.js';
import {
  makeTile,
  slopeM,
  type TileName,
  type TileStyle,
  tilesAlong,
  writeArchive,
  writeTiles,
} from './testing/make-tiles.js';

const LON = 7.1;
const [SOUTH, NORTH] = [50.9, 51.2];
const TILES = tilesAlong(12, LON, SOUTH, NORTH);

let folder: string;
let faults: TerrainFault[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cloudstreet-test-terrain-'));
  faults = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

/** From south to north, a fix every 0.003 degrees. */
function trackNorth(from = SOUTH, to = NORTH, lon = LON): Track {
  const count = Math.round((to - from) / 0.003) + 1;
  const lats = Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));
  return {
    count,
    dayStartS: 0,
    timeS: Int32Array.from(lats, (_, i) => i * 4),
    lat: Int32Array.from(lats, (lat) => Math.round(lat * POSITION_UNITS_PER_DEGREE)),
    lon: new Int32Array(count).fill(Math.round(lon * POSITION_UNITS_PER_DEGREE)),
    altitudeM: new Int16Array(count).fill(1000),
    record: Int32Array.from(lats, (_, i) => i),
  };
}

function readerOf(config: Partial<TerrainConfig> = {}, cacheBytes?: number, now = () => 0) {
  return createTerrainReader({
    config: { kind: 'folder', place: folder, encoding: 'terrarium', zoom: 12, ...config },
    onFault: (fault) => faults.push(fault),
    now,
    ...(cacheBytes !== undefined && { cacheBytes }),
  });
}

/** The fixes of which the ground is not that of the slope. */
function fixesOff(groundM: Float32Array | undefined, track: Track): number[] {
  return Array.from({ length: track.count }, (_, fix) => fix).filter((fix) => {
    const expected = slopeM(track.lat[fix]! / POSITION_UNITS_PER_DEGREE);
    return !(Math.abs(groundM![fix]! - expected) <= 1);
  });
}

const STYLES: TileStyle[] = [
  { encoding: 'terrarium', format: 'png' },
  { encoding: 'mapbox', format: 'webp' },
  { encoding: 'mapbox', format: 'png', size: 512 },
];

test.each(STYLES)('reads a folder of $format tiles in $encoding', async (style) => {
  await writeTiles(folder, TILES, style);
  const track = trackNorth();
  const reader = readerOf({ encoding: style.encoding ?? 'terrarium' });
  expect(fixesOff(await reader.groundBelow(track), track)).toEqual([]);
  expect(faults).toEqual([]);
});

test('the deepest level replaces deeper ones', async () => {
  await writeTiles(folder, tilesAlong(9, LON, SOUTH, NORTH));
  const track = trackNorth();
  expect(fixesOff(await readerOf().groundBelow(track), track)).toEqual([]);
});

test('reads an archive', async () => {
  const place = join(folder, 'slope.pmtiles');
  const gone = TILES[2]!;
  await writeArchive(
    place,
    TILES.filter((name) => name !== gone),
    [7, 50.9, 7.2, 51.2],
  );
  const track = trackNorth();
  const reader = readerOf({ kind: 'pmtiles', place });
  const groundM = await reader.groundBelow(track);
  const off = fixesOff(groundM, track);
  expect(off).toEqual(off.filter((fix) => Number.isNaN(groundM![fix])));
  expect(off.length).toBeLessThan(track.count / 3);
  const faultsOfHole = [{ place: `${place} ${gone}`, reason: 'there is no such tile' }];
  expect(faults).toEqual(faultsOfHole);
  // A tile outside the archive does not count as missing.
  expect(await reader.groundBelow(trackNorth(10, 10.1))).toBeUndefined();
  expect(faults).toEqual(faultsOfHole);
});

const FORMATS = ['png', 'webp'] as const;

test.each(FORMATS)(
  'reports a corrupt %s, whose fixes have no ground, and uses the rest',
  async (format) => {
    await writeTiles(folder, TILES, { format });
    const bad = TILES[2]!;
    writeFileSync(join(folder, `${bad}.${format}`), 'no image');
    const gone = TILES[4]!;
    rmSync(join(folder, `${gone}.${format}`));
    const track = trackNorth();
    const reader = readerOf();
    const groundM = await reader.groundBelow(track);
    const unknown = Array.from(groundM!.keys()).filter((fix) => Number.isNaN(groundM![fix]));
    expect(fixesOff(groundM, track)).toEqual(unknown);
    const share = unknown.length / track.count;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.5);
    expect(faults.toSorted((a, b) => a.place.localeCompare(b.place))).toEqual([
      { place: join(folder, `${bad}.${format}`), reason: 'it is no PNG and no WebP' },
      { place: join(folder, gone), reason: 'there is no such tile' },
    ]);
    await reader.groundBelow(track);
    expect(faults).toHaveLength(2);
  },
);

test.each<{ why: string; bytes: () => Promise<Uint8Array> | Uint8Array; reason: RegExp }>([
  {
    why: 'half a tile',
    bytes: async () => (await makeTile(TILES[1]!)).subarray(0, 300),
    reason: /./,
  },
  { why: 'one of another size', bytes: () => makeTile(TILES[1]!, { size: 128 }), reason: /128/ },
  {
    why: 'a huge image',
    bytes: () => makeTile(TILES[1]!, { size: 1024 }),
    reason: /pixel limit/,
  },
  { why: 'a huge file', bytes: () => new Uint8Array(5_000_000), reason: /5000000 bytes/ },
  { why: 'nothing', bytes: () => new Uint8Array(), reason: /no PNG/ },
  {
    why: 'a drawing',
    bytes: () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>'),
    reason: /no PNG/,
  },
  {
    why: 'a photograph',
    bytes: async () =>
      sharp(await makeTile(TILES[1]!))
        .jpeg()
        .toBuffer(),
    reason: /no PNG/,
  },
  {
    why: 'a grey image',
    bytes: async () =>
      sharp(await makeTile(TILES[1]!))
        .toColourspace('b-w')
        .png()
        .toBuffer(),
    reason: /1 channels of type uchar/,
  },
  {
    why: 'one of 16 bits',
    bytes: async () =>
      sharp(await makeTile(TILES[1]!))
        .toColourspace('rgb16')
        .png()
        .toBuffer(),
    reason: /of type ushort/,
  },
])('refuses $why as a tile', async ({ bytes, reason }) => {
  await writeTiles(folder, TILES);
  const track = trackNorth();
  const reader = readerOf();
  writeFileSync(join(folder, `${TILES[2]!}.png`), await bytes());
  const groundM = await reader.groundBelow(track);
  expect(groundM?.some(Number.isNaN)).toBe(true);
  expect(faults).toEqual([
    { place: join(folder, `${TILES[2]!}.png`), reason: expect.stringMatching(reason) },
  ]);
});

test.each(FORMATS)('reports a %s that is too large', async (format) => {
  await writeTiles(folder, TILES, { format });
  const huge = join(folder, `${TILES[2]!}.${format}`);
  writeFileSync(huge, new Uint8Array(5_000_000));
  await readerOf().groundBelow(trackNorth());
  const [zoom, x, y] = TILES[2]!.split('/').map(Number) as [number, number, number];
  expect(await readerOf().readTile(zoom, x, y)).toBeUndefined();
  const fault = { place: huge, reason: 'it has 5000000 bytes' };
  expect(faults).toEqual([fault, fault]);
});

test.each([1, 128, 512])('a first tile of %i pixels does not affect others', async (size) => {
  const [odd, ...others] = TILES.toReversed();
  await writeTiles(folder, others);
  await writeTiles(folder, [odd!], { size });
  const reader = readerOf();
  const alone = trackNorth(SOUTH, SOUTH + 0.003);
  const isTile = size === 512;
  expect((await reader.groundBelow(alone)) !== undefined).toBe(isTile);
  expect(faults).toHaveLength(isTile ? 0 : 1);
  const track = trackNorth();
  const groundM = await reader.groundBelow(track);
  const off = fixesOff(groundM, track);
  expect(off).toEqual(off.filter((fix) => Number.isNaN(groundM![fix])));
  expect(off.length).toBeLessThan(isTile ? 1 : track.count / 3);
});

test('uses a repaired tile after a while', async () => {
  await writeTiles(folder, TILES);
  const bad = TILES[2]!;
  writeFileSync(join(folder, `${bad}.png`), 'no image');
  const track = trackNorth();
  let nowMs = 0;
  const reader = readerOf({}, undefined, () => nowMs);
  expect((await reader.groundBelow(track))?.some(Number.isNaN)).toBe(true);
  await writeTiles(folder, [bad]);
  nowMs = 599_000;
  expect((await reader.groundBelow(track))?.some(Number.isNaN)).toBe(true);
  nowMs = 601_000;
  expect(fixesOff(await reader.groundBelow(track), track)).toEqual([]);
});

test('reports nothing as missing outside the terrain', async () => {
  await writeTiles(folder, TILES);
  const track = trackNorth(SOUTH, NORTH + 0.2);
  const groundM = await readerOf().groundBelow(track);
  expect(groundM!.at(-1)).toBeNaN();
  expect(await readerOf().groundBelow(trackNorth(SOUTH, NORTH, 20))).toBeUndefined();
  expect(faults).toEqual([]);
});

test('uses a folder that appears later', async () => {
  const place = join(folder, 'later');
  const reader = readerOf({ place });
  const track = trackNorth();
  expect(await reader.groundBelow(track)).toBeUndefined();
  expect(faults).toEqual([{ place, reason: expect.stringContaining('ENOENT') }]);
  mkdirSync(place);
  await writeTiles(place, TILES);
  expect(fixesOff(await reader.groundBelow(track), track)).toEqual([]);
});

test('covers a flight over more tiles than the cache holds', async () => {
  const [from, to] = [47.5, 52.7];
  await writeTiles(folder, tilesAlong(12, LON, from, to));
  const track = trackNorth(from, to);
  expect(fixesOff(await readerOf().groundBelow(track), track)).toEqual([]);
  expect(faults).toEqual([]);
});

describe('a tile server', () => {
  let server: Server;
  let asked: string[];
  let respond: (name: TileName) => Promise<Uint8Array | number>;

  beforeEach(async () => {
    asked = [];
    respond = (name) => makeTile(name);
    const reply = async ({ url = '' }: IncomingMessage, response: ServerResponse) => {
      const name = url.slice('/secret/'.length).replace(/\.png\?key=secret$/, '') as TileName;
      asked.push(name);
      const given = await respond(name);
      const elsewhere = { location: '/secret/elsewhere.png?key=secret' };
      if (typeof given === 'number') response.writeHead(given, elsewhere).end();
      else response.end(given);
    };
    server = createServer((request, response) => void reply(request, response));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const config = () => {
    const { port } = server.address() as AddressInfo;
    return {
      kind: 'url',
      place: `http://127.0.0.1:${port}/secret/{z}/{x}/{y}.png?key=secret`,
    } as const;
  };

  test('gets one request per tile', async () => {
    const track = trackNorth();
    const reader = readerOf(config());
    expect(fixesOff(await reader.groundBelow(track), track)).toEqual([]);
    await reader.groundBelow(track);
    expect(asked.toSorted()).toEqual(TILES.toSorted());
  });

  test('gets another request for tiles that left the cache', async () => {
    const track = trackNorth();
    const reader = readerOf(config(), 3 * (256 * 256 * 3 + 256));
    expect(fixesOff(await reader.groundBelow(track), track)).toEqual([]);
    expect(fixesOff(await reader.groundBelow(track), track)).toEqual([]);
    expect(asked.length).toBeGreaterThanOrEqual(2 * TILES.length - 3);
  });

  test('may have no tiles, without its key in the log', async () => {
    respond = async () => 404;
    expect(await readerOf(config()).groundBelow(trackNorth())).toBeUndefined();
    expect(faults).toHaveLength(TILES.length);
    expect(faults[0]?.place).toMatch(/^CLOUDSTREET_TERRAIN 12\//);
    expect(JSON.stringify(faults)).not.toContain('secret');
  });

  test('that fails gets no requests for a while', async () => {
    let now = 0;
    respond = async () => 503;
    const reader = readerOf(config(), undefined, () => now);
    const track = trackNorth(45, 51.2);
    expect(await reader.groundBelow(track)).toBeUndefined();
    expect(faults[0]?.reason).toBe('it responds 503');
    const { length } = asked;
    // Those that were under way when the third had failed.
    expect(length).toBeLessThan(10);
    respond = (name) => makeTile(name);
    expect(await reader.groundBelow(track)).toBeUndefined();
    expect(await reader.readTile(12, 2128, 1373)).toBeUndefined();
    expect(asked).toHaveLength(length);
    now = 61_000;
    expect(fixesOff(await reader.groundBelow(trackNorth()), trackNorth())).toEqual([]);
  });

  test('may not send more than a tile', async () => {
    respond = async () => new Uint8Array(5_000_000);
    await readerOf(config()).groundBelow(trackNorth());
    expect(faults[0]?.reason).toMatch(/more than \d+ bytes/);
  });

  test('may not redirect', async () => {
    respond = async () => 302;
    await readerOf(config()).groundBelow(trackNorth());
    expect(faults[0]?.reason).toBe('it responds 302');
  });

  test('that does not exist is reported', async () => {
    const { place } = config();
    server.close();
    await readerOf({ kind: 'url', place }).groundBelow(trackNorth());
    expect(faults[0]?.reason).toBe('it does not respond: ECONNREFUSED');
  });

  test('that is unreachable is reported without its address', async () => {
    const place = config().place.replace('127.0.0.1', 'user:secret@127.0.0.1');
    await readerOf({ kind: 'url', place }).groundBelow(trackNorth());
    expect(faults[0]?.reason).toMatch(/^it does not respond: \w+$/);
    expect(JSON.stringify(faults)).not.toContain('secret');
  });
});

test.each([
  { kind: 'folder', place: 'nowhere', reason: /there is no such folder\.$/ },
  { kind: 'folder', place: 'text.pmtiles', reason: /it is no folder/ },
  { kind: 'folder', place: '.', reason: /no folders of levels/ },
  { kind: 'pmtiles', place: 'nowhere.pmtiles', reason: /there is no such file\.$/ },
  { kind: 'pmtiles', place: '.', reason: /it is a folder/ },
  { kind: 'pmtiles', place: 'text.pmtiles', reason: /no PMTiles archive .*magic number/i },
  { kind: 'pmtiles', place: 'short.pmtiles', reason: /no PMTiles archive .*broken/ },
  { kind: 'pmtiles', place: 'cut.pmtiles', reason: /no PMTiles archive .*broken/ },
] as const)('$kind $place stops the start', async ({ kind, place, reason }) => {
  writeFileSync(join(folder, 'text.pmtiles'), 'x'.repeat(500));
  writeFileSync(join(folder, 'short.pmtiles'), 'PMTiles');
  await writeArchive(join(folder, 'cut.pmtiles'), TILES, [0, 0, 1, 1]);
  truncateSync(join(folder, 'cut.pmtiles'), 110);
  const config = { kind, place: join(folder, place), encoding: 'terrarium', zoom: 12 } as const;
  await expect(findTerrain(config)).rejects.toThrow(ConfigError);
  await expect(findTerrain(config)).rejects.toThrow(
    `CLOUDSTREET_TERRAIN names the ${kind === 'folder' ? 'folder' : 'file'} ${config.place}, `,
  );
  await expect(findTerrain(config)).rejects.toThrow(reason);
});

test('logs a fault once', () => {
  const warn = vi.fn();
  const { onFault } = terrainOptions({}, { warn });
  onFault({ place: '12/1/2.png', reason: 'broken' });
  onFault({ place: '12/1/2.png', reason: 'broken' });
  onFault({ place: '12/1/3.png', reason: 'broken' });
  expect(warn.mock.calls.map(([{ place }]) => place)).toEqual(['12/1/2.png', '12/1/3.png']);
});
