import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { destination } from '../geo/bearing.js';
import { distanceM } from '../geo/distance.js';
import type { Position } from '../geo/position.js';
import { type MadeFix, trackOver } from '../testing/made-track.js';
import { evaluateTask } from './evaluate-task.js';
import type { ObservationZone } from './observation-zone.js';
import type { Task } from './task.js';

const metres = fc.integer({ min: -2500, max: 2500 });
const place = fc.tuple(metres, metres).map(([eastM, northM]) => {
  const north = destination({ lat: 47, lon: 11 }, 0, northM);
  return destination(north, 90, eastM);
});
const fixes = fc
  .array(fc.record({ at: place, altitudeM: fc.integer({ min: 400, max: 2000 }) }), {
    minLength: 2,
    maxLength: 30,
  })
  .map((all): MadeFix[] => all.map(({ at, altitudeM }) => ({ ...at, altitudeM })));
const radiusM = fc.integer({ min: 300, max: 1500 });
const disc = radiusM.map((m): ObservationZone => ({ kind: 'CYLINDER', radiusM: m }));
const anyZone = fc.oneof(
  disc,
  radiusM.map((m): ObservationZone => ({ kind: 'LINE', radiusM: m })),
  radiusM.map((m): ObservationZone => ({ kind: 'KEYHOLE', radiusM: m, cylinderRadiusM: 300 })),
  fc.constant<ObservationZone>({ kind: 'SYMMETRIC_QUADRANT' }),
);

const tasksWith = (zone: fc.Arbitrary<ObservationZone>) =>
  fc.array(fc.record({ at: place, zone }), { minLength: 2, maxLength: 5 }).map(
    (points): Task => ({
      points: points.map(({ at, zone: given }) => ({ ...at, name: '', zone: given })),
      ruleSet: 'D',
    }),
  );

const fly = (all: readonly MadeFix[], task: Task) =>
  evaluateTask(trackOver(all), { first: 0, last: all.length - 1 }, task);

/** Between a fix and the next, both excluded from the shares. */
const between = (from: MadeFix, to: MadeFix, share: number): Position => ({
  lat: from.lat + (to.lat - from.lat) * share,
  lon: from.lon + (to.lon - from.lon) * share,
});

describe('any flight and task', () => {
  test('a mirrored flight reaches as much of the mirrored task', () => {
    const mirror = <P extends Position>(at: P): P => ({ ...at, lon: -at.lon });
    fc.assert(
      fc.property(fixes, tasksWith(anyZone), (all, task) => {
        const mirrored = { ...task, points: task.points.map(mirror) };
        const { shortfall, ...flown } = fly(all, task);
        const { shortfall: ofMirrored, ...other } = fly(all.map(mirror), mirrored);
        expect(other).toEqual(flown);
        expect(ofMirrored?.byM ?? 0).toBeCloseTo(shortfall?.byM ?? 0, 1);
      }),
      { numRuns: 500, seed: 9 },
    );
  });

  test('at another time it reaches the same points at that time', () => {
    fc.assert(
      fc.property(fixes, tasksWith(anyZone), fc.integer({ max: 90_000 }), (all, task, laterS) => {
        const flown = fly(all, task);
        const later = fly([{ ...all[0]!, timeS: laterS }, ...all.slice(1)], task);
        expect(later.points).toEqual(
          flown.points.map(({ fix, timeS }) => ({ fix, timeS: timeS + laterS })),
        );
        expect(later.durationS).toBe(flown.durationS);
      }),
      { numRuns: 300, seed: 10 },
    );
  });

  test('fixes added on the way change neither the points nor the times', () => {
    const share = fc.constantFrom(0.25, 0.5, 0.75);
    fc.assert(
      fc.property(fixes, tasksWith(anyZone), share, (all, task, drawn) => {
        const timed = all.map((fix, index) => ({ ...fix, timeS: index * 100 }));
        const denser = timed.flatMap((fix, index): MadeFix[] => {
          const next = timed[index + 1];
          if (!next) return [fix];
          return [fix, { ...between(fix, next, drawn), timeS: index * 100 + drawn * 100 }];
        });
        const [flown, again] = [fly(timed, task), fly(denser, task)];
        expect(again.reached).toBe(flown.reached);
        // Without a second point the start is the one before the fix nearest to that.
        const laterS = flown.reached < 2 ? 0 : again.startS! - flown.startS!;
        expect(Math.abs(laterS)).toBeLessThanOrEqual(1);
        expect(Math.abs((again.finishS ?? 0) - (flown.finishS ?? 0))).toBeLessThanOrEqual(1);
      }),
      { numRuns: 500, seed: 11 },
    );
  });

  test('flying after the task is completed does not matter', () => {
    fc.assert(
      fc.property(fixes, fixes, tasksWith(anyZone), (all, more, task) => {
        const flown = fly(all, task);
        const longer = fly([...all, ...more], task);
        expect(longer.reached).toBeGreaterThanOrEqual(flown.reached);
        if (!flown.isAchieved) return;
        const { startS, finishS, durationS, lossAtTimesM } = flown;
        expect(longer).toMatchObject({ startS, finishS, durationS, lossAtTimesM });
        expect(longer.lossOfHeightM!).toBeLessThanOrEqual(flown.lossOfHeightM!);
      }),
      { numRuns: 500, seed: 12 },
    );
  });

  test('shortfall, points and figures agree with each other', () => {
    fc.assert(
      fc.property(fixes, tasksWith(anyZone), (all, task) => {
        const flown = fly(all, task);
        expect(flown.points).toHaveLength(flown.reached);
        expect(flown.isAchieved).toBe(flown.reached === task.points.length);
        expect(flown.shortfall === undefined).toBe(flown.isAchieved);
        const missed = flown.shortfall?.point ?? flown.reached;
        // A start after the first leg was flown is missed and reached.
        expect(missed === 0 && flown.reached === 1 ? 1 : missed).toBe(flown.reached);
        const order = flown.points.map(({ fix }) => fix);
        expect(order).toEqual(order.toSorted((a, b) => a - b));
        expect(flown.lossOfHeightM ?? 0).toBeLessThanOrEqual(flown.lossAtTimesM ?? 0);
      }),
      { numRuns: 500, seed: 13 },
    );
  });
});

describe('compared with an exhaustive search', () => {
  const STEPS = 40;
  /** Positions at every fortieth of the step between fixes. */
  const sampled = (all: readonly MadeFix[]) =>
    all.flatMap((fix, index) => {
      const next = all[index + 1];
      if (!next) return [fix];
      return Array.from({ length: STEPS }, (_, step) => between(fix, next, step / STEPS));
    });

  /** Number of points of discs that can be reached, each at some place after the one before. */
  function reachedBySamples(places: readonly Position[], task: Task, moreM: number): number {
    let from = 0;
    for (const [index, { zone, ...point }] of task.points.entries()) {
      const isIn = (at: Position) => distanceM(point, at) <= zone!.radiusM! + moreM;
      const next = places.findIndex((at, moment) => moment >= from && isIn(at));
      if (next < 0) return index;
      from = next;
    }
    return task.points.length;
  }

  test('a flight reaches the same points as with closely spaced fixes', () => {
    // Places are at most 7.1 km / 40 apart, so no zone is missed by more than half of that.
    const missM = 90;
    fc.assert(
      fc.property(fixes, tasksWith(disc), (all, task) => {
        const places = sampled(all);
        const { reached } = fly(all, task);
        expect(reached).toBeGreaterThanOrEqual(reachedBySamples(places, task, -0.1));
        expect(reached).toBeLessThanOrEqual(reachedBySamples(places, task, missM));
      }),
      { numRuns: 300, seed: 14 },
    );
  });
});
