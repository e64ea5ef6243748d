import { describe, expect, test } from 'vitest';
import { destination } from '../geo/bearing.js';
import type { Position } from '../geo/position.js';
import { trackOver } from '../testing/made-track.js';
import { flownPath } from './flown-path.js';
import type { ObservationZone } from './observation-zone.js';
import { placeZones } from './placed-zone.js';
import { RULE_SETS } from './rule-sets.js';
import type { RuleSetCode, TaskPoint } from './task.js';
import { findNextMoment, findVisits } from './zone-visits.js';

const POINT: Position = { lat: 50, lon: 8 };
/** Positions of the neighbours of a turnpoint: its axis points to 135.2°, away from both. */
const [WEST, NORTH]: [Position, Position] = [
  { lat: 50, lon: 7 },
  { lat: 51, lon: 8 },
];

type Role = 'start' | 'turnpoint' | 'finish';

/** A task in which the point has a role: coming from the west, going on to the north. */
function taskPoints(role: Role, zone?: ObservationZone): { points: TaskPoint[]; index: number } {
  const here = { name: 'point', ...POINT, ...(zone && { zone }) };
  const west = { name: 'west', ...WEST };
  const north = { name: 'north', ...NORTH };
  if (role === 'start') return { points: [here, north, west], index: 0 };
  if (role === 'finish') return { points: [north, west, here], index: 2 };
  return { points: [west, here, north], index: 1 };
}

/** A place by its bearing and distance from the point. */
type Polar = readonly [bearing: number, distanceM: number];

interface Way {
  readonly role?: Role;
  readonly ruleSet?: RuleSetCode;
  readonly zone?: ObservationZone;
}

/** Number of visits to the zone of the point on a path over places. */
function visits(places: readonly Polar[], { role = 'turnpoint', ruleSet = 'D', zone }: Way) {
  const { points, index } = taskPoints(role, zone);
  const fixes = places.map(([bearing, distanceM]) => destination(POINT, bearing, distanceM));
  const path = flownPath(trackOver(fixes), { first: 0, last: fixes.length - 1 });
  return findVisits(path, placeZones({ points, ruleSet })[index]!);
}

const isReached = (places: readonly Polar[], way: Way) => visits(places, way).length > 0;

const CYLINDER: ObservationZone = { kind: 'CYLINDER', radiusM: 1000 };
const QUADRANT: ObservationZone = { kind: 'SYMMETRIC_QUADRANT', radiusM: 3000 };
const KEYHOLE: ObservationZone = { kind: 'KEYHOLE', radiusM: 10_000 };
const LINE: ObservationZone = { kind: 'LINE', radiusM: 500 };

describe('a fix in a zone', () => {
  test.each<{ why: string; zone: ObservationZone; at: Polar; expected: boolean }>([
    { why: 'within the radius', zone: CYLINDER, at: [77, 999.9], expected: true },
    { why: 'beyond it', zone: CYLINDER, at: [77, 1000.1], expected: false },
    { why: 'on the point', zone: CYLINDER, at: [0, 0], expected: true },
    {
      why: 'within a wide radius',
      zone: { kind: 'CYLINDER', radiusM: 40_000 },
      at: [200, 39_999.9],
      expected: true,
    },
    {
      why: 'beyond a wide radius',
      zone: { kind: 'CYLINDER', radiusM: 40_000 },
      at: [200, 40_000.1],
      expected: false,
    },
    { why: 'on the axis', zone: QUADRANT, at: [135, 2000], expected: true },
    { why: '90.2° off the axis', zone: QUADRANT, at: [45, 2000], expected: false },
    { why: '44.9° to the left', zone: QUADRANT, at: [90.3, 2000], expected: true },
    { why: '45.1° to the left', zone: QUADRANT, at: [90.1, 2000], expected: false },
    { why: '44.9° to the right', zone: QUADRANT, at: [180.09, 2000], expected: true },
    { why: '45.1° to the right', zone: QUADRANT, at: [180.3, 2000], expected: false },
    { why: 'on the point', zone: QUADRANT, at: [0, 0], expected: true },
    { why: 'within its radius', zone: QUADRANT, at: [135, 2999.9], expected: true },
    { why: 'beyond its radius', zone: QUADRANT, at: [135, 3000.1], expected: false },
    {
      why: 'far out where it has no end',
      zone: { kind: 'SYMMETRIC_QUADRANT' },
      at: [135, 400_000],
      expected: true,
    },
    { why: 'in the sector', zone: KEYHOLE, at: [135, 9999], expected: true },
    { why: 'beyond the sector', zone: KEYHOLE, at: [135, 10_001], expected: false },
    { why: 'in the cylinder', zone: KEYHOLE, at: [315, 499.9], expected: true },
    { why: 'between the two', zone: KEYHOLE, at: [315, 500.1], expected: false },
    {
      why: 'in a wider cylinder',
      zone: { ...KEYHOLE, cylinderRadiusM: 800 },
      at: [315, 799],
      expected: true,
    },
    { why: 'on the middle of a line', zone: LINE, at: [0, 0], expected: false },
  ])('$zone.kind: $why', ({ zone, at, expected }) => {
    expect(isReached([at], { zone })).toBe(expected);
  });
});

describe('a path between fixes', () => {
  test.each<{ why: string; zone: ObservationZone; over: Polar[]; expected: boolean }>([
    {
      why: 'through the cylinder',
      zone: CYLINDER,
      over: [
        [270, 3000],
        [90, 3000],
      ],
      expected: true,
    },
    {
      why: '990 m past the point',
      zone: CYLINDER,
      over: [
        [288.26, 3157.5],
        [71.74, 3157.5],
      ],
      expected: true,
    },
    {
      why: '1010 m past the point',
      zone: CYLINDER,
      over: [
        [288.61, 3165.5],
        [71.39, 3165.5],
      ],
      expected: false,
    },
    {
      why: 'towards the cylinder, but not to it',
      zone: CYLINDER,
      over: [
        [270, 3000],
        [270, 1100],
      ],
      expected: false,
    },
    {
      why: 'across a corner of the quadrant',
      zone: QUADRANT,
      over: [
        [80, 1000],
        [140, 6000],
      ],
      expected: true,
    },
    {
      why: 'past the quadrant beyond its radius',
      zone: QUADRANT,
      over: [
        [80, 5500],
        [190, 5500],
      ],
      expected: false,
    },
    {
      why: 'around the point on the inside',
      zone: QUADRANT,
      over: [
        [270, 500],
        [315, 100],
        [0, 500],
      ],
      expected: false,
    },
    {
      why: 'across the whole of an endless quadrant',
      zone: { kind: 'SYMMETRIC_QUADRANT' },
      over: [
        [60, 5000],
        [210, 5000],
      ],
      expected: true,
    },
    {
      why: 'through the cylinder of a keyhole',
      zone: KEYHOLE,
      over: [
        [225, 600],
        [45, 600],
      ],
      expected: true,
    },
  ])('$zone.kind: $why', ({ zone, over, expected }) => {
    expect(isReached(over, { zone })).toBe(expected);
    expect(isReached(over.toReversed(), { zone })).toBe(expected);
  });

  test('counts one stay in both parts of a keyhole as one', () => {
    const over: Polar[] = [
      [315, 3000],
      [315, 200],
      [135, 3000],
      [135, 20_000],
    ];
    expect(visits(over, { zone: KEYHOLE })).toHaveLength(1);
    expect(visits([...over, [135, 5000]], { zone: KEYHOLE })).toHaveLength(2);
  });

  test('returns when the zone was entered and left', () => {
    const over: Polar[] = [
      [270, 3000],
      [270, 0],
      [90, 4000],
    ];
    expect(visits(over, { zone: CYLINDER })).toEqual([
      { from: expect.closeTo(2 / 3, 4), to: expect.closeTo(1.25, 4) },
    ]);
  });
});

test('finds a zone at any time of the flight', () => {
  const { points, index } = taskPoints('turnpoint', CYLINDER);
  const zone = placeZones({ points, ruleSet: 'D' })[index]!;
  const [before, after] = [destination(POINT, 0, 3000), destination(POINT, 180, 3000)];
  for (const last of [1, 1023, 1024, 1025, 2048, 2500]) {
    // Staying on one side, then across the zone on the last step.
    const fixes = Array.from({ length: last + 1 }, (_, fix) => (fix < last ? before : after));
    const path = flownPath(trackOver(fixes), { first: 0, last });
    expect(findNextMoment(path, zone, 0)).toBeCloseTo(last - 1 + 1 / 3, 3);
    expect(findNextMoment(path, zone, last - 0.5)).toBeCloseTo(last - 0.5, 9);
    expect(findNextMoment(path, zone, last - 0.3)).toBeUndefined();
  }
});

/** From one side of a line to the other, off its middle. */
function across(towards: number, asideM: number): Polar[] {
  const lengthM = Math.hypot(1000, asideM);
  const angle = (Math.atan2(asideM, 1000) * 180) / Math.PI;
  return [
    [towards + 180 - angle, lengthM],
    [towards + angle, lengthM],
  ];
}

describe('a line must be crossed in the direction of the leg', () => {
  test.each<{ role: Role; leg: number; why: string }>([
    { role: 'start', leg: 0, why: 'to the next point' },
    { role: 'finish', leg: 90, why: 'from the last point' },
    { role: 'turnpoint', leg: 135.2, why: 'outwards' },
  ])('of a $role: $why', ({ role, leg }) => {
    const way = { role, zone: LINE };
    expect(isReached(across(leg, 0), way)).toBe(true);
    expect(isReached(across(leg + 44, 0), way)).toBe(true);
    expect(isReached(across(leg, 499), way)).toBe(true);
    expect(isReached(across(leg, -499), way)).toBe(true);
    expect(isReached(across(leg, 501), way)).toBe(false);
    expect(isReached(across(leg, -501), way)).toBe(false);
    expect(isReached(across(leg + 180, 0), way)).toBe(false);
    expect(isReached(across(leg, 0).slice(1), way)).toBe(false);
  });

  test('each crossing counts once', () => {
    const there = across(0, 0);
    const way = { role: 'start', zone: LINE } as const;
    const onIt: Polar = [90, 100];
    expect(visits([...there, ...there, ...there], way)).toHaveLength(3);
    expect(visits([there[0]!, onIt, there[1]!], way)).toHaveLength(1);
  });
});

describe('zones of the rule sets', () => {
  /** Towards the turnpoint's axis and against it, and along the path of start and finish. */
  test.each<{ ruleSet: RuleSetCode; role: Role; inside: Polar; outside: Polar }>([
    { ruleSet: 'D', role: 'start', inside: [10, 999], outside: [10, 1001] },
    { ruleSet: 'D', role: 'turnpoint', inside: [135, 90_000], outside: [315, 100] },
    { ruleSet: 'D', role: 'finish', inside: [10, 999], outside: [10, 1001] },
    { ruleSet: 'F', role: 'turnpoint', inside: [135, 90_000], outside: [315, 501] },
    { ruleSet: 'F', role: 'turnpoint', inside: [315, 499], outside: [45, 501] },
    { ruleSet: 'AA', role: 'turnpoint', inside: [10, 9999], outside: [10, 10_001] },
    { ruleSet: 'AA', role: 'finish', inside: [10, 2999], outside: [10, 3001] },
    { ruleSet: 'US', role: 'start', inside: [10, 4999], outside: [10, 5001] },
    { ruleSet: 'US', role: 'turnpoint', inside: [10, 1608], outside: [10, 1610] },
    { ruleSet: 'US', role: 'finish', inside: [10, 1608], outside: [10, 1610] },
    { ruleSet: 'GP', role: 'turnpoint', inside: [10, 499], outside: [10, 501] },
    { ruleSet: 'P', role: 'start', inside: [10, 999], outside: [10, 1001] },
    { ruleSet: 'P', role: 'turnpoint', inside: [135, 9999], outside: [135, 10_001] },
    { ruleSet: 'P', role: 'turnpoint', inside: [315, 499], outside: [315, 501] },
    { ruleSet: 'P', role: 'finish', inside: [10, 999], outside: [10, 1001] },
    { ruleSet: 'FR', role: 'turnpoint', inside: [135, 9999], outside: [135, 10_001] },
    { ruleSet: 'FR', role: 'finish', inside: [10, 2999], outside: [10, 3001] },
    { ruleSet: 'UK', role: 'turnpoint', inside: [135, 19_999], outside: [135, 20_001] },
  ])('$ruleSet: $role at $inside', ({ inside, outside, ...way }) => {
    expect([isReached([inside], way), isReached([outside], way)]).toEqual([true, false]);
  });

  test.each<{ ruleSet: RuleSetCode; role: Role; halfM: number }>([
    { ruleSet: 'F', role: 'start', halfM: 500 },
    { ruleSet: 'F', role: 'finish', halfM: 500 },
    { ruleSet: 'AA', role: 'start', halfM: 5000 },
    { ruleSet: 'GP', role: 'start', halfM: 2500 },
    { ruleSet: 'GP', role: 'finish', halfM: 250 },
    { ruleSet: 'FR', role: 'start', halfM: 5000 },
    { ruleSet: 'UK', role: 'start', halfM: 6000 },
    { ruleSet: 'UK', role: 'finish', halfM: 3000 },
  ])('$ruleSet: $role line of twice $halfM m', ({ halfM, ...way }) => {
    const leg = way.role === 'start' ? 0 : 90;
    const reached = [halfM - 2, halfM + 2].map((asideM) => isReached(across(leg, asideM), way));
    expect(reached).toEqual([true, false]);
  });

  test('a custom zone replaces that of the rule set', () => {
    expect(isReached([[135, 2000]], { ruleSet: 'D', zone: CYLINDER })).toBe(false);
    expect(isReached([[135, 2000]], { ruleSet: 'GP', zone: QUADRANT })).toBe(true);
  });

  test('each rule set names its source', () => {
    expect(Object.values(RULE_SETS).filter(({ source }) => source === '')).toEqual([]);
  });
});

describe('axes', () => {
  const axisOf = (points: readonly Position[], index: number) => {
    const named = points.map((point) => ({ name: '', ...point }));
    const { east, north } = placeZones({ points: named, ruleSet: 'D' })[index]!.parts[0]!.ahead;
    return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
  };

  test.each([
    { why: 'away from both neighbours', points: [WEST, POINT, NORTH], index: 1, axis: 135.2 },
    { why: 'straight on after there and back', points: [WEST, POINT, WEST], index: 1, axis: 90.38 },
    { why: 'of a start against the leg', points: [POINT, NORTH, WEST], index: 0, axis: 180 },
    { why: 'of a finish along the leg', points: [NORTH, WEST, POINT], index: 2, axis: 90.38 },
    {
      why: 'past a neighbour at the same place',
      points: [WEST, POINT, POINT, NORTH],
      index: 1,
      axis: 135.2,
    },
    {
      why: 'to the right where the course goes straight on',
      points: [{ lat: 49, lon: 8 }, POINT, NORTH],
      index: 1,
      axis: 90,
    },
    { why: 'north where there is no course', points: [POINT, POINT], index: 0, axis: 0 },
  ])('$why', ({ points, index, axis }) => {
    expect(axisOf(points, index)).toBeCloseTo(axis, 1);
  });
});
