import { describe, expect, test } from 'vitest';
import { destination } from '../geo/bearing.js';
import { distanceM } from '../geo/distance.js';
import type { Position } from '../geo/position.js';
import { flownPath } from '../task/flown-path.js';
import { createRandom } from '../testing/create-random.js';
import { type MadeFix, trackOver } from '../testing/made-track.js';
import { repetitions } from '../testing/repetitions.js';
import type { PlannedTask } from '../waypoint/planned-task.js';
import type { Conventions } from './conventions.js';
import { flyTask } from './fly-task.js';
import { bestOutlanding } from './outlanding.js';

const START: Position = { lat: 50, lon: 8 };
const TURN = destination(START, 90, 50_000);
const FINISH = destination(START, 45, 20_000);
const TASK: PlannedTask = {
  points: [
    { name: 'Start', ...START, zone: { kind: 'LINE', radiusM: 5000 } },
    { name: 'Turn', ...TURN, zone: { kind: 'CYLINDER', radiusM: 500 } },
    { name: 'Finish', ...FINISH, zone: { kind: 'CYLINDER', radiusM: 3000 } },
  ],
};
const AREA: PlannedTask = {
  points: TASK.points.map((point, index) =>
    index === 1 ? { ...point, zone: { kind: 'CYLINDER', radiusM: 10_000 }, isArea: true } : point,
  ),
  minTimeS: 1800,
};
const BEFORE = destination(START, 270, 2000);
const AFTER = destination(START, 90, 2000);

/** A flight over places at 40 m/s, a fix every ten seconds. */
function flight(places: readonly Position[], altitudeM = 1000): MadeFix[] {
  const fixes: MadeFix[] = [{ ...places[0]!, altitudeM }];
  for (const to of places.slice(1)) {
    const from = fixes.at(-1)!;
    const steps = Math.max(1, Math.round(distanceM(from, to) / 400));
    for (let step = 1; step <= steps; step++) {
      const share = step / steps;
      fixes.push({
        lat: from.lat + (to.lat - from.lat) * share,
        lon: from.lon + (to.lon - from.lon) * share,
        altitudeM,
      });
    }
  }
  return fixes;
}

function fly(fixes: readonly MadeFix[], task: PlannedTask = TASK, conventions: Conventions = {}) {
  const track = trackOver(fixes);
  return flyTask(track, { first: 0, last: track.count - 1 }, task, conventions);
}

const WHOLE = [BEFORE, AFTER, TURN, FINISH];

describe('a racing task', () => {
  const lengthM = distanceM(START, TURN) + distanceM(TURN, FINISH) - 3000;

  test('is finished at the edge of the ring', () => {
    const flown = fly(flight(WHOLE));
    expect(flown).toMatchObject({ status: 'finished', reached: 3 });
    expect(flown.distanceM).toBeCloseTo(lengthM, 3);
    expect(flown.elapsedS).toBe(flown.finishS! - flown.startS!);
    expect(flown.missed).toBeUndefined();
  });

  test('counts the published distance', () => {
    expect(fly(flight(WHOLE), TASK, { publishedKm: 88.8 }).distanceM).toBeCloseTo(88_800, 6);
  });

  test('is timed from the last start before the turnpoint', () => {
    const again = fly(flight([BEFORE, AFTER, BEFORE, AFTER, TURN, FINISH]));
    const once = fly(flight(WHOLE));
    expect(again.elapsedS).toBe(once.elapsedS);
  });

  test('may be started again after the turnpoint, if all is flown again faster', () => {
    const slow = destination(TURN, 90, 20_000);
    const flown = fly(flight([BEFORE, AFTER, TURN, slow, TURN, BEFORE, AFTER, TURN, FINISH]));
    expect(flown.elapsedS).toBe(fly(flight(WHOLE)).elapsedS);
  });

  test('an outlanding counts up to the fix nearest to the next point', () => {
    const middle = destination(START, 90, 30_000);
    const flown = fly(flight([BEFORE, AFTER, middle, destination(middle, 200, 5000)]));
    expect(flown).toMatchObject({ status: 'outlanded', reached: 1 });
    expect(flown.distanceM / 1000).toBeCloseTo(30, 1);
    expect(flown.missed).toMatchObject({ point: 1, name: 'Turn', reason: 'not_reached' });
    expect(flown.missed!.distanceM! / 1000).toBeCloseTo(19.5, 1);
  });

  test('a return over the start without a turnpoint does not reduce the distance', () => {
    const middle = destination(START, 90, 30_000);
    const flown = fly(flight([BEFORE, AFTER, middle, BEFORE, AFTER]));
    expect(flown.distanceM / 1000).toBeCloseTo(30, 1);
  });

  test('a flight away from the task has no distance', () => {
    const flown = fly(flight([destination(START, 0, 9000), destination(START, 0, 20_000)]));
    expect(flown).toMatchObject({ status: 'not_started', distanceM: 0 });
    expect(flown.missed).toMatchObject({ point: 0, reason: 'not_reached' });
  });
});

describe('limits of the start', () => {
  const fixes = flight(WHOLE);
  const { startS = 0 } = fly(fixes);

  test.each<{ why: string; task?: PlannedTask; conventions: Conventions; missed: object }>([
    {
      why: 'too early',
      task: { ...TASK, startOpensS: 7200 + startS + 60 },
      conventions: { utcOffsetS: 7200 },
      missed: { reason: 'start_too_early', byS: 60 },
    },
    {
      why: 'too late',
      task: { ...TASK, startClosesS: startS - 5 },
      conventions: {},
      missed: { reason: 'start_too_late', byS: 5 },
    },
    {
      why: 'too high',
      conventions: { start: { maxAltitudeM: 900 } },
      missed: { reason: 'start_too_high', byAltitudeM: 100 },
    },
    {
      why: 'too fast',
      conventions: { start: { maxSpeedKmh: 100 } },
      missed: { reason: 'start_too_fast', byKmh: 44 },
    },
    {
      why: 'never low',
      conventions: { start: { wasBelowM: 950 } },
      missed: { reason: 'not_low_before_start', byAltitudeM: 50 },
    },
  ])('$why', ({ task = TASK, conventions, missed }) => {
    const flown = fly(fixes, task, conventions);
    expect(flown).toMatchObject({ status: 'not_started', missed });
  });

  test('at the limits a start is valid', () => {
    const task = { ...TASK, startOpensS: startS, startClosesS: startS };
    const conventions = { start: { maxAltitudeM: 1000, maxSpeedKmh: 150, wasBelowM: 1000 } };
    expect(fly(fixes, task, conventions).status).toBe('finished');
  });

  test.each([
    { why: 'of its gate', gateIntervalS: 600, early: 250, expected: 0 },
    { why: 'its own shortly before the next gate', gateIntervalS: 300, early: 275, expected: 275 },
  ])('the time of a start is $why', ({ gateIntervalS, early, expected }) => {
    const late = fixes.map((fix, index) => Object.assign({}, fix, { timeS: 1000 + index * 10 }));
    const task = { ...TASK, startOpensS: startS + 1000 - early };
    const flown = fly(late, task, { start: { gateIntervalS } });
    expect(flown.startS! - task.startOpensS).toBe(expected);
  });

  test('a common start times everybody from its opening', () => {
    const task = { ...TASK, startOpensS: 0 };
    const flown = fly(fixes, task, { isCommonStart: true });
    expect(flown).toMatchObject({ startS: 0, elapsedS: flown.finishS });
  });
});

describe('limits of the finish', () => {
  test('a finish that is too low is an outlanding at the edge of the ring', () => {
    const flown = fly(flight(WHOLE, 300), TASK, { finish: { minAltitudeM: 350 } });
    expect(flown).toMatchObject({
      status: 'outlanded',
      missed: { point: 2, reason: 'finish_too_low', byAltitudeM: 50 },
    });
  });

  test('a finish after it closed is none', () => {
    const { finishS = 0 } = fly(flight(WHOLE));
    const flown = fly(flight(WHOLE), { ...TASK, finishClosesS: finishS - 7 });
    expect(flown.missed).toMatchObject({ reason: 'finish_too_late', byS: 7 });
  });
});

describe('an area task', () => {
  const far = destination(START, 90, 58_000);

  test('counts the best fix of the area', () => {
    const flown = fly(flight([BEFORE, AFTER, far, FINISH]), AREA);
    const expectedM = distanceM(START, far) + distanceM(far, FINISH) - 3000;
    expect(flown.status).toBe('finished');
    expect(Math.abs(flown.distanceM - expectedM)).toBeLessThan(1);
  });

  test('counts an outlanding on the way to the area up to its edge', () => {
    const out = destination(START, 90, 30_000);
    const flown = fly(flight([BEFORE, AFTER, out]), AREA);
    expect(flown.distanceM / 1000).toBeCloseTo(30, 1);
    expect(flown.missed).toMatchObject({ point: 1, reason: 'not_reached' });
  });
});

test('the best fix of an outlanding is that of all fixes', () => {
  const random = createRandom(5);
  for (let run = 0; run < repetitions(40); run++) {
    let here = START;
    const fixes = Array.from({ length: 300 }, () => {
      here = destination(here, 360 * random(), 500 * random());
      return here;
    });
    const path = flownPath(trackOver(fixes), { first: 0, last: 299 });
    const bases = [
      { lengthM: 1000, moment: 3, position: path.positionAt(3) },
      { lengthM: 2500 * random(), moment: 150.5, position: path.positionAt(150) },
    ];
    const next = { name: 'Turn', ...TURN };
    const all = fixes.flatMap((_, fix) =>
      bases
        .filter(({ moment }) => moment <= fix)
        .map(
          ({ lengthM, position }) =>
            lengthM + distanceM(position, TURN) - distanceM(path.positionAt(fix), TURN),
        ),
    );
    const expectedM = Math.max(...all, ...bases.map(({ lengthM }) => lengthM));
    expect(bestOutlanding(path, { bases, next, earth: 'wgs84' }).lengthM).toBeCloseTo(expectedM, 6);
  }
});
