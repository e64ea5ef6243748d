import { describe, expect, test } from 'vitest';
import { trackOver } from '../testing/made-track.js';
import { HAS_TEST_DATA } from '../testing/test-data.js';
import { mapboxElevationM, terrariumElevationM } from './elevation-encoding.js';
import { groundUnder } from './ground-under.js';
import type { Terrain } from './terrain.js';
import { alps } from './testing/alps.js';
import { tilesOf } from './testing/made-tiles.js';
import { createTileTerrain } from './tile-terrain.js';

/** Rises by 100 m a degree to the east and 30 m a degree to the north. */
const SLOPE: Terrain = { elevationAt: (lat, lon) => 100 * lon + 30 * lat };
const ENCODINGS = ['terrarium', 'mapbox'] as const;

test.each([
  { colours: [128, 0, 0], elevationM: 0 },
  { colours: [0, 0, 0], elevationM: -32_768 },
  { colours: [130, 44, 128], elevationM: 556.5 },
] as const)('Terrarium $colours', ({ colours, elevationM }) => {
  const [red, green, blue] = colours;
  expect(terrariumElevationM(red, green, blue)).toBe(elevationM);
});

test.each([
  { colours: [0, 0, 0], elevationM: -10_000 },
  { colours: [1, 134, 160], elevationM: 0 },
  { colours: [1, 199, 174], elevationM: 1665.4 },
] as const)('Mapbox $colours', ({ colours, elevationM }) => {
  const [red, green, blue] = colours;
  expect(mapboxElevationM(red, green, blue)).toBeCloseTo(elevationM, 6);
});

describe.each(ENCODINGS)('%s tiles', (encoding) => {
  const terrain = createTileTerrain({ encoding, zoom: 10, tile: tilesOf(SLOPE, encoding) });

  test.each([
    { why: 'within a tile', lat: 47.1234, lon: 11.4321 },
    { why: 'where tiles meet', lat: 47.04018214, lon: 11.25 },
    { why: 'on the equator', lat: 0, lon: 0 },
    { why: 'far in the south', lat: -84.9, lon: 60 },
  ])('$why', ({ lat, lon }) => {
    expect(terrain.elevationAt(lat, lon)).toBeCloseTo(SLOPE.elevationAt(lat, lon)!, -0.3);
  });

  test('interpolates between pixels', () => {
    const way = Array.from({ length: 50 }, (_, i) => terrain.elevationAt(47.3, 11.2 + i * 1e-4)!);
    const steps = way.slice(1).map((elevationM, i) => elevationM - way[i]!);
    for (const step of steps) expect(step).toBeCloseTo(0.01, 1);
  });
});

test.each([
  { why: 'a black pixel', encoding: 'terrarium', colours: [0, 0, 0], expected: undefined },
  { why: 'a black pixel', encoding: 'mapbox', colours: [0, 0, 0], expected: undefined },
  { why: 'a red one', encoding: 'terrarium', colours: [255, 0, 0], expected: undefined },
  { why: '9500 m', encoding: 'terrarium', colours: [165, 28, 0], expected: undefined },
  { why: 'the Dead Sea', encoding: 'terrarium', colours: [126, 82, 0], expected: -430 },
  { why: 'the floor of a sea', encoding: 'terrarium', colours: [116, 72, 0], expected: 0 },
] as const)('$why in $encoding', ({ encoding, colours, expected }) => {
  const pixels = Uint8Array.from({ length: 3 * 256 * 256 }, (_, i) => colours[i % 3]!);
  const terrain = createTileTerrain({ encoding, zoom: 5, tile: () => pixels });
  expect(terrain.elevationAt(47, 11)).toBe(expected);
});

describe('a tile that is missing', () => {
  const tiles = tilesOf(SLOPE, 'terrarium');

  test('leaves the elevation unknown', () => {
    const terrain = createTileTerrain({ encoding: 'terrarium', zoom: 10, tile: () => undefined });
    expect(terrain.elevationAt(47, 11)).toBeUndefined();
  });

  test('is replaced by a coarser one if allowed', () => {
    const asked: number[] = [];
    const terrain = createTileTerrain({
      encoding: 'terrarium',
      zoom: 10,
      minZoom: 7,
      tile: (zoom, x, y) => {
        asked.push(zoom);
        return zoom > 8 ? undefined : tiles(zoom, x, y);
      },
    });
    expect(terrain.elevationAt(47.1, 11.1)).toBeCloseTo(2523, -1);
    expect(new Set(asked)).toEqual(new Set([10, 9, 8]));
  });

  test('an unknown neighbour is replaced by the pixel of the position', () => {
    const terrain = createTileTerrain({
      encoding: 'terrarium',
      zoom: 10,
      tile: (zoom, x, y) => (x === 544 ? tiles(zoom, x, y) : undefined),
    });
    expect(terrain.elevationAt(47.1, 11.2501)).toBeCloseTo(SLOPE.elevationAt(47.1, 11.2501)!, -0.3);
  });
});

test('tiles continue across the date line and end where web maps end', () => {
  const even = createTileTerrain({
    encoding: 'mapbox',
    zoom: 3,
    tileSize: 4,
    tile: tilesOf({ elevationAt: () => 100 }, 'mapbox', 4),
  });
  expect([-180, 180, 540, 179.99].map((lon) => even.elevationAt(10, lon))).toEqual(
    Array.from({ length: 4 }, () => expect.closeTo(100, 6)),
  );
  expect(even.elevationAt(85.05, 0)).toBeCloseTo(100, 6);
  expect([86, -90, 90].map((lat) => even.elevationAt(lat, 0))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('accepts tiles with three bytes per pixel, but no other size', () => {
  const tile = (length: number) => () => new Uint8Array(length).fill(128);
  const of = (length: number) =>
    createTileTerrain({ encoding: 'terrarium', zoom: 0, tileSize: 2, tile: tile(length) });
  expect(of(12).elevationAt(0, 0)).toBe(128.5);
  expect(() => of(13).elevationAt(0, 0)).toThrow(/0\/0\/0 has 13 bytes/);
});

describe('ground under a track', () => {
  const track = trackOver([
    { lat: 10.0004, lon: 10 },
    { lat: 10, lon: 20 },
  ]);

  test('is in whole metres', () => {
    expect(groundUnder(track, SLOPE)).toEqual(Float32Array.of(1300, 2300));
  });

  test('is NaN where unknown', () => {
    const west = { elevationAt: (_: number, lon: number) => (lon > 15 ? undefined : 1) };
    expect(groundUnder(track, west)).toEqual(Float32Array.of(1, Number.NaN));
  });

  test.each([
    { why: 'unknown under every fix', terrain: { elevationAt: () => undefined } },
    { why: 'no number anywhere', terrain: { elevationAt: () => Number.NaN } },
  ])('is absent if it is $why', ({ terrain }) => {
    expect(groundUnder(track, terrain)).toBeUndefined();
  });
});

describe.runIf(HAS_TEST_DATA)('the Alps', () => {
  const grid = HAS_TEST_DATA ? alps() : SLOPE;
  const terrain = createTileTerrain({
    encoding: 'terrarium',
    zoom: 11,
    tile: tilesOf(grid, 'terrarium'),
  });

  // A grid point every 160 to 230 m says no more of a summit.
  test.each([
    { name: 'Lecco', lat: 45.856, lon: 9.4, elevationM: 224, withinM: 5 },
    { name: 'Bergamo', lat: 45.7, lon: 9.67, elevationM: 265, withinM: 5 },
    { name: 'Grigna', lat: 45.9535, lon: 9.387, elevationM: 2356, withinM: 100 },
  ])('$name', ({ lat, lon, elevationM, withinM }) => {
    expect(Math.abs(terrain.elevationAt(lat, lon)! - elevationM)).toBeLessThan(withinM);
    expect(Math.abs(grid.elevationAt(lat, lon)! - elevationM)).toBeLessThan(withinM);
  });

  test('end where tiles end', () => {
    expect(terrain.elevationAt(47, 9)).toBeUndefined();
  });
});
