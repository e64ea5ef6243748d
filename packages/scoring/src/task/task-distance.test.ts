import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { destination } from '../geo/bearing.js';
import { distanceKm } from '../geo/distance.js';
import type { Position } from '../geo/position.js';
import { classifyTask } from './classify-task.js';
import type { ObservationZone } from './observation-zone.js';
import type { RuleSetCode, Task } from './task.js';
import { areaDistances, penalizedDistanceKm } from './task-distance.js';

const HOME: Position = { lat: 50, lon: 8 };
const towards = (bearing: number, km: number, from = HOME) => destination(from, bearing, km * 1000);

function taskOf(
  points: readonly Position[],
  zones: readonly (ObservationZone | undefined)[] = [],
  ruleSet: RuleSetCode = 'AA',
): Task {
  return {
    points: points.map((point, index) => ({
      ...point,
      name: `P${index}`,
      ...(zones[index] && { zone: zones[index] }),
    })),
    ruleSet,
  };
}

const area = (radiusKm: number): ObservationZone => ({
  kind: 'CYLINDER',
  radiusM: radiusKm * 1000,
});

describe('areaDistances', () => {
  const there = towards(40, 100);

  test.each<{
    why: string;
    points: Position[];
    zones: ObservationZone[];
    min: number;
    max: number;
  }>([
    {
      why: 'there and back',
      points: [HOME, there, HOME],
      zones: [area(3), area(20), area(3)],
      min: 160,
      max: 240,
    },
    {
      why: 'the standard radius of 10 km',
      points: [HOME, there, HOME],
      zones: [],
      min: 180,
      max: 220,
    },
    {
      why: 'a straight line through the area',
      points: [HOME, there, towards(40, 200)],
      zones: [area(3), area(20), area(3)],
      min: 200,
      // The highest triangle on a base of 200 km.
      max: 2 * Math.hypot(100, 20),
    },
    {
      why: 'the cylinder and the far end of a keyhole',
      points: [HOME, there, HOME],
      zones: [area(3), { kind: 'KEYHOLE', radiusM: 10_000 }, area(3)],
      min: 2 * 99.5,
      max: 2 * 110,
    },
    {
      why: 'a quadrant without an end, which is a point',
      points: [HOME, there, HOME],
      zones: [area(3), { kind: 'SYMMETRIC_QUADRANT' }, area(3)],
      min: 200,
      max: 200,
    },
    {
      why: 'a line, which is a point',
      points: [HOME, there, HOME],
      zones: [area(3), { kind: 'LINE', radiusM: 10_000 }, area(3)],
      min: 200,
      max: 200,
    },
    {
      why: 'a sector with its inner part left out, entered at a corner',
      points: [HOME, there, HOME],
      zones: [
        area(3),
        {
          kind: 'SECTOR',
          radiusM: 20_000,
          halfAngleDeg: 45,
          axis: 'neighbours',
          inner: { radiusM: 5000, halfAngleDeg: 0 },
        },
        area(3),
      ],
      min: 2 * Math.hypot(100 + 5 * Math.SQRT1_2, 5 * Math.SQRT1_2),
      max: 2 * 120,
    },
    {
      why: 'a sector towards the start',
      points: [HOME, there, HOME],
      zones: [area(3), { kind: 'SECTOR', radiusM: 20_000, halfAngleDeg: 30, axis: 220 }, area(3)],
      // On the sphere, the way back has nearly the same bearing as the axis.
      min: 2 * 80,
      max: 2 * 100,
    },
    { why: 'no area', points: [HOME, there], zones: [], min: 100, max: 100 },
  ])('$why', ({ points, zones, min, max }) => {
    const found = areaDistances(taskOf(points, zones))!;
    expect(found.minKm).toBeCloseTo(min, 1);
    expect(found.maxKm).toBeCloseTo(max, 1);
  });

  test.each<{ why: string; points: Position[]; zones: ObservationZone[]; min: number }>([
    {
      why: 'two areas one behind the other',
      points: [HOME, there, towards(40, 150), HOME],
      zones: [area(3), area(10), area(20), area(3)],
      min: 260,
    },
    {
      why: 'areas that overlap, with start and finish in both',
      points: [HOME, towards(0, 5), towards(90, 5), HOME],
      zones: [area(3), area(20), area(20), area(3)],
      min: 0,
    },
  ])('the shortest path: $why', ({ points, zones, min }) => {
    expect(areaDistances(taskOf(points, zones))!.minKm).toBeCloseTo(min, 1);
  });

  test('no sampled path is shorter or longer', () => {
    const place = fc.tuple(
      fc.double({ min: 0, max: 360, noNaN: true }),
      fc.double({ min: 20, max: 120, noNaN: true }),
    );
    const radius = fc.double({ min: 1, max: 30, noNaN: true });
    const angles = Array.from({ length: 60 }, (_, index) => index * 6);
    fc.assert(
      fc.property(place, place, radius, radius, (first, second, firstKm, secondKm) => {
        const [a, b] = [towards(...first), towards(...second)];
        const task = taskOf([HOME, a, b, HOME], [undefined, area(firstKm), area(secondKm)]);
        const { minKm, maxKm } = areaDistances(task)!;
        const [inA, inB] = [
          angles.map((angle) => towards(angle, firstKm, a)),
          angles.map((angle) => towards(angle, secondKm, b)),
        ];
        const lengths = inA.flatMap((p) =>
          inB.map((q) => distanceKm(HOME, p) + distanceKm(p, q) + distanceKm(q, HOME)),
        );
        const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
        expect(minKm).toBeLessThanOrEqual(shortest + 0.01);
        expect(maxKm).toBeGreaterThanOrEqual(longest - 0.01);
        // Places 6° apart on the edge miss the longest path by little.
        expect(maxKm).toBeLessThan(longest + 0.006 * (firstKm + secondKm) + 0.01);
      }),
      { numRuns: 60, seed: 6 },
    );
  });

  test('other rule sets have no areas', () => {
    expect(areaDistances(taskOf([HOME, there, HOME], [], 'D'))).toBeUndefined();
  });
});

describe('penalizedDistanceKm', () => {
  const shapes = {
    bands: [{ fromM: 0, minPercent: 28, maxPercent: 100 }],
    factorPercents: { FR: 1, FR4: 1, GL: 1, OR: 1, TR: 1, RT: 1, MTR: 1, MRT: 1 },
  };
  const points = [HOME, towards(0, 60), towards(60, 60), HOME];
  const half = area(0.5);

  test.each<{ ruleSet: RuleSetCode; zones: (ObservationZone | undefined)[]; less: number }>([
    { ruleSet: 'F', zones: [half, half, half, half], less: 2 },
    { ruleSet: 'UK', zones: [undefined, half, undefined, undefined], less: 1 },
    { ruleSet: 'F', zones: [], less: 0 },
    { ruleSet: 'F', zones: [undefined, area(0.6), undefined], less: 0 },
    { ruleSet: 'UK', zones: [undefined, { kind: 'KEYHOLE', radiusM: 20_000 }], less: 0 },
    { ruleSet: 'D', zones: [half, half, half, half], less: 0 },
    { ruleSet: 'GP', zones: [half, half, half, half], less: 0 },
  ])('$ruleSet with $zones: $less km less', ({ ruleSet, zones, less }) => {
    const reading = classifyTask(points, shapes);
    const km = penalizedDistanceKm(reading, taskOf(points, zones, ruleSet));
    expect(km).toBeCloseTo(reading.distanceKm - less, 6);
  });
});
