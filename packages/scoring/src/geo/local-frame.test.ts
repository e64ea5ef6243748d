import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bearingDeg, destination } from './bearing.js';
import { createChordPoints } from './chord.js';
import { createLocalFrame, project, projectColumns } from './local-frame.js';
import type { Position } from './position.js';

const place = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});
const bearing = fc.double({ min: 0, max: 360, noNaN: true });

describe('project', () => {
  test.each([
    { upToKm: 1, withinM: 1e-4, why: 'a cylinder' },
    { upToKm: 30, withinM: 0.12, why: 'an area' },
  ])('distances up to $upToKm km are accurate to $withinM m: $why', ({ upToKm, withinM }) => {
    const length = fc.double({ min: 0, max: upToKm * 1000, noNaN: true });
    fc.assert(
      fc.property(place, bearing, length, (at, towards, lengthM) => {
        const shownM = Math.hypot(
          ...project(destination(at, towards, lengthM), createLocalFrame(at)),
        );
        expect(shownM).toBeLessThan(lengthM + 1e-6);
        expect(shownM).toBeGreaterThan(lengthM - withinM);
      }),
      { seed: 4 },
    );
  });

  test('directions are accurate to a thousandth of a degree over 500 km', () => {
    const length = fc.double({ min: 1000, max: 500_000, noNaN: true });
    fc.assert(
      fc.property(place, bearing, length, (at, towards, lengthM) => {
        const to = destination(at, towards, lengthM);
        const [eastM, northM] = project(to, createLocalFrame(at));
        const shownDeg = (Math.atan2(eastM, northM) * 180) / Math.PI;
        const offDeg = Math.abs(shownDeg - bearingDeg(at, to)) % 360;
        expect(Math.min(offDeg, 360 - offDeg)).toBeLessThan(1e-3);
      }),
      { seed: 5 },
    );
  });
});

describe('projectColumns', () => {
  const unitsPerDegree = 6_000_000;
  const columnsOf = (places: readonly Position[]) => {
    const column = (axis: keyof Position) =>
      Int32Array.from(places, (it) => Math.round(it[axis] * unitsPerDegree));
    return createChordPoints(column('lat'), column('lon'), unitsPerDegree);
  };

  test('projects each position as project does', () => {
    const frame = createLocalFrame({ lat: -33, lon: 179.9 });
    const places = [
      { lat: -33, lon: 179.9 },
      { lat: -33.1, lon: -179.9 },
      { lat: -30, lon: 178 },
    ];
    const looks = [
      { ahead: { east: 0, north: 1 }, turn: ([east, north]: [number, number]) => [north, east] },
      { ahead: { east: 1, north: 0 }, turn: ([east, north]: [number, number]) => [east, -north] },
    ];
    for (const { ahead, turn } of looks) {
      const { aheadM, asideM } = projectColumns(columnsOf(places), frame, ahead);
      for (const [index, it] of places.entries()) {
        const [expectedAheadM, expectedAsideM] = turn(project(it, frame));
        expect(aheadM[index]).toBeCloseTo(expectedAheadM!, 6);
        expect(asideM[index]).toBeCloseTo(expectedAsideM!, 6);
      }
    }
    expect(project(places[1]!, frame)[0]).toBeGreaterThan(18_000);
  });

  test('positions on the other side of the globe stay far away', () => {
    const frame = createLocalFrame({ lat: 30, lon: 10 });
    const opposite = columnsOf([{ lat: -30, lon: -170 }]);
    const { asideM } = projectColumns(opposite, frame, { east: 0, north: 1 });
    expect(asideM[0]).toBeGreaterThan(10_000_000);
  });
});

test('refuses an invalid position', () => {
  expect(() => createLocalFrame({ lat: 91, lon: 0 })).toThrow('latitude 91');
});
