import { describe, expect, test } from 'vitest';
import { destination } from '../geo/bearing.js';
import type { Position } from '../geo/position.js';
import { createRandom } from '../testing/create-random.js';
import { trackOver } from '../testing/made-track.js';
import { repetitions } from '../testing/repetitions.js';
import { flownPath } from './flown-path.js';
import type { ObservationZone, Sector } from './observation-zone.js';
import { placeZones } from './placed-zone.js';
import { findNearestFix } from './shortfall.js';
import { findVisits } from './zone-visits.js';

const POINT: Position = { lat: 50, lon: 8 };
const WEST = destination(POINT, 270, 60_000);
const NORTH = destination(POINT, 0, 60_000);

/** A place by its bearing and distance from the point. */
type Polar = readonly [bearing: number, distanceM: number];

/** The point comes from the west and goes on to the north. */
function placed(zone: ObservationZone, index = 1) {
  const here = { name: 'point', ...POINT, zone };
  const others = [
    { name: 'west', ...WEST },
    { name: 'north', ...NORTH },
  ];
  return placeZones({ points: others.toSpliced(index, 0, here), ruleSet: 'D' })[index]!;
}

function pathOver(places: readonly Polar[]) {
  const fixes = places.map(([bearing, m]) => destination(POINT, bearing, m));
  return flownPath(trackOver(fixes), { first: 0, last: fixes.length - 1 });
}

const visitsOf = (zone: ObservationZone, places: readonly Polar[], index = 1) =>
  findVisits(pathOver(places), placed(zone, index));

const sector = (zone: Partial<Sector>): Sector => ({
  kind: 'SECTOR',
  radiusM: 10_000,
  halfAngleDeg: 30,
  axis: 'neighbours',
  ...zone,
});

describe('a fix in a sector', () => {
  test.each<{ why: string; zone: Sector; index?: number; at: Polar; expected: boolean }>([
    { why: 'of a bearing', zone: sector({ axis: 80 }), at: [109.9, 5000], expected: true },
    { why: 'beside it', zone: sector({ axis: 80 }), at: [110.1, 5000], expected: false },
    { why: 'away from the next', zone: sector({ axis: 'next' }), at: [180, 5000], expected: true },
    { why: 'towards the next', zone: sector({ axis: 'next' }), at: [0, 5000], expected: false },
    {
      why: 'away from the previous',
      zone: sector({ axis: 'previous' }),
      at: [90, 5000],
      expected: true,
    },
    {
      why: 'away from the start',
      zone: sector({ axis: 'start' }),
      index: 2,
      at: [90, 5000],
      expected: true,
    },
    {
      why: 'wider than a half circle',
      zone: sector({ axis: 0, halfAngleDeg: 150 }),
      at: [149, 5000],
      expected: true,
    },
    {
      why: 'in the rest of the circle',
      zone: sector({ axis: 0, halfAngleDeg: 150 }),
      at: [151, 5000],
      expected: false,
    },
    {
      why: 'in a half circle',
      zone: sector({ axis: 0, halfAngleDeg: 90 }),
      at: [89.9, 5000],
      expected: true,
    },
    {
      why: 'within the inner radius of a ring',
      zone: sector({ halfAngleDeg: 180, inner: { radiusM: 4000, halfAngleDeg: 0 } }),
      at: [10, 3999],
      expected: false,
    },
    {
      why: 'in a ring',
      zone: sector({ halfAngleDeg: 180, inner: { radiusM: 4000, halfAngleDeg: 0 } }),
      at: [10, 4001],
      expected: true,
    },
    {
      why: 'in the wider inner sector',
      zone: sector({ axis: 0, inner: { radiusM: 4000, halfAngleDeg: 100 } }),
      at: [99, 3000],
      expected: true,
    },
    {
      why: 'beside a narrower inner sector',
      zone: sector({ axis: 0, inner: { radiusM: 4000, halfAngleDeg: 10 } }),
      at: [20, 3000],
      expected: false,
    },
  ])('$why', ({ zone, index, at, expected }) => {
    expect(visitsOf(zone, [at], index).length > 0).toBe(expected);
  });
});

test('a straight way through a ring visits it twice', () => {
  const ring = sector({ halfAngleDeg: 180, inner: { radiusM: 4000, halfAngleDeg: 0 } });
  const visits = visitsOf(ring, [
    [270, 12_000],
    [90, 12_000],
  ]);
  expect(visits).toHaveLength(2);
  expect(visits[0]!.from).toBeCloseTo(2 / 24, 4);
  expect(visits[0]!.to).toBeCloseTo(8 / 24, 4);
  expect(visits[1]!.from).toBeCloseTo(16 / 24, 4);
});

describe('a line in a fixed direction', () => {
  const eastwards: readonly Polar[] = [
    [270, 1000],
    [90, 1000],
  ];
  const westwards = eastwards.toReversed();
  const line = (axisDeg: number): ObservationZone => ({
    kind: 'FIXED_LINE',
    radiusM: 500,
    axisDeg,
  });

  test.each([
    { why: 'a start towards the task', index: 0, axisDeg: 270, way: eastwards, expected: 1 },
    { why: 'a start away from it', index: 0, axisDeg: 270, way: westwards, expected: 0 },
    { why: 'a finish away from the task', index: 2, axisDeg: 90, way: eastwards, expected: 1 },
    { why: 'a finish towards it', index: 2, axisDeg: 90, way: westwards, expected: 0 },
  ])('is crossed: $why', ({ index, axisDeg, way, expected }) => {
    expect(visitsOf(line(axisDeg), way, index)).toHaveLength(expected);
  });
});

test('the nearest fix lies outside a zone, and its distance is that of the nearest place in it', () => {
  const random = createRandom(3);
  for (let run = 0; run < repetitions(200); run++) {
    const halfAngleDeg = 5 + 170 * random();
    const axis = 360 * random();
    const zone = sector({ axis, halfAngleDeg, inner: { radiusM: 3000, halfAngleDeg: 0 } });
    const at: Polar = [360 * random(), 15_000 * random()];
    const { byM } = findNearestFix(pathOver([at]), placed(zone), 0);
    const isInside = visitsOf(zone, [at]).length > 0;
    const samples = Array.from({ length: 2000 }, (_, index) => {
      const bearing = axis - halfAngleDeg + (2 * halfAngleDeg * (index % 50)) / 49;
      const radiusM = 3000 + (7000 * Math.floor(index / 50)) / 39;
      return planeDistance(at, [bearing, radiusM]);
    });
    const nearestM = Math.min(...samples);
    expect(isInside || byM <= nearestM + 1).toBe(true);
    expect(isInside || byM >= nearestM - 700).toBe(true);
  }
});

function planeDistance([b1, m1]: Polar, [b2, m2]: Polar): number {
  const angle = ((b1 - b2) * Math.PI) / 180;
  return Math.sqrt(m1 * m1 + m2 * m2 - 2 * m1 * m2 * Math.cos(angle));
}
