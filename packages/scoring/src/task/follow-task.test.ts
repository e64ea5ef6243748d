import fc from 'fast-check';
import { expect, test } from 'vitest';
import { trackOver } from '../testing/made-track.js';
import { flownPath } from './flown-path.js';
import { followTask, nextOfVisits } from './follow-task.js';
import { findMinLoss } from './loss-of-height.js';
import type { Visit } from './zone-visits.js';

/** Moments lie on a grid, so that every choice can be tried. */
const GRID = 0.25;
const FIXES = 12;
const MOMENTS = Array.from({ length: (FIXES - 1) / GRID + 1 }, (_, index) => index * GRID);

/** Visits apart from each other, in order of time. */
const visits = fc
  .uniqueArray(fc.constantFrom(...MOMENTS), { maxLength: 6 })
  .map((edges) => edges.toSorted((a, b) => a - b))
  .map((edges) =>
    edges.flatMap((from, index): Visit[] =>
      index % 2 === 0 ? [{ from, to: edges[index + 1] ?? from }] : [],
    ),
  );
const zones = fc.array(visits, { minLength: 2, maxLength: 5 });

const isIn = (ofZone: readonly Visit[], moment: number) =>
  ofZone.some(({ from, to }) => from <= moment && moment <= to);

/** All moments at which the last of the zones can be reached, when every choice is tried. */
function allMoments(inOrder: readonly (readonly Visit[])[], from: number): number[] {
  let reachable = [from];
  for (const ofZone of inOrder) {
    reachable = MOMENTS.filter(
      (moment) => isIn(ofZone, moment) && reachable.some((before) => before <= moment),
    );
  }
  return reachable;
}

test('no other choice of moments reaches more points or an earlier one', () => {
  fc.assert(
    fc.property(zones, (inOrder) => {
      const found = followTask(inOrder.map((it) => (moment) => nextOfVisits(it, moment)));
      const earliest = inOrder.map((_, index) => allMoments(inOrder.slice(0, index + 1), 0)[0]);
      expect(found).toEqual(earliest.filter((moment) => moment !== undefined));
    }),
    { numRuns: 2000, seed: 7 },
  );
});

test('no other pair of start and finish loses less height', () => {
  const altitudes = fc.array(fc.integer({ min: 0, max: 9 }), {
    minLength: FIXES,
    maxLength: FIXES,
  });
  fc.assert(
    fc.property(zones, altitudes, (inOrder, altitudesM) => {
      const fixes = altitudesM.map((altitudeM) => ({ lat: 50, lon: 8, altitudeM }));
      const path = flownPath(trackOver(fixes), { first: 0, last: FIXES - 1 });
      const [starts, finishes] = [inOrder[0]!, inOrder.at(-1)!];
      const turnpoints = inOrder.slice(1, -1);
      const losses = possibleFixes(starts).flatMap(([start, startFix]) =>
        possibleFixes(finishes)
          .filter(([finish]) => allMoments(turnpoints, start).some((moment) => moment <= finish))
          .map(([, finishFix]) => altitudesM[startFix]! - altitudesM[finishFix]!),
      );
      const found = findMinLoss(path, {
        starts,
        turnpoints: turnpoints.map((it) => (moment) => nextOfVisits(it, moment)),
        finishes,
      });
      const lossM = found && altitudesM[found.start]! - altitudesM[found.finish]!;
      expect(lossM).toBe(losses.length > 0 ? Math.min(...losses) : undefined);
      expect(found?.lossM).toBe(lossM);
    }),
    { numRuns: 2000, seed: 8 },
  );
});

/** Fixes of a zone with their moments; a visit without one has the next after it. */
function possibleFixes(ofZone: readonly Visit[]): [moment: number, fix: number][] {
  const crossed = ofZone.filter(({ from, to }) => Math.ceil(from) > to);
  return [
    ...MOMENTS.filter((moment) => Number.isInteger(moment) && isIn(ofZone, moment)).map(
      (fix): [number, number] => [fix, fix],
    ),
    ...crossed.map(({ from }): [number, number] => [from, Math.ceil(from)]),
  ];
}
