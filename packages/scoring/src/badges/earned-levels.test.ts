import { expect, test } from 'vitest';
import type { Badge } from './badge.js';
import { BADGES } from './badges.js';
import { CLAIM_PARTS } from './claim.js';
import { evaluateBadge } from './earned-levels.js';
import { ENDURANCE } from './rules/endurance.js';
import { flightOf } from './testing/flight-of.js';

const FLIGHTS = [
  flightOf({ date: '2025-05-01', durationH: 9 }),
  flightOf({ date: '2026-05-01', durationH: 6 }),
  flightOf({ date: '2026-05-02', durationH: 4 }),
];

test('reports the value of the flight that reached a level, and the value so far', () => {
  expect(evaluateBadge(ENDURANCE, FLIGHTS.slice(1))).toEqual({
    earned: [{ level: 1, flight: 0, value: 6 }],
    value: 6,
  });
});

test.each([
  { why: 'on its first day', eligibleFrom: '2026-05-01', earned: [1] },
  { why: 'before its first day', eligibleFrom: '2026-05-02', earned: [] },
  { why: 'all before its first day', eligibleFrom: '2027-01-01', earned: [] },
])('flights count from the day of a badge: $why', ({ eligibleFrom, earned }) => {
  const state = evaluateBadge({ ...ENDURANCE, eligibleFrom }, FLIGHTS);
  expect(state.earned.map(({ flight }) => flight)).toEqual(earned);
});

test('flights as co-pilot count for badges of a crew, at their own place', () => {
  const flights = [
    flightOf({ date: '2026-05-01', durationH: 2 }),
    flightOf({ date: '2026-05-02', durationH: 9, isAsCoPilot: true }),
    flightOf({ date: '2026-05-03', durationH: 6 }),
  ];
  const earnedBy = (badge: Badge) => evaluateBadge(badge, flights).earned;
  expect(earnedBy(ENDURANCE)).toMatchObject([
    { level: 1, flight: 1 },
    { level: 2, flight: 1 },
  ]);
  const { isForCrew: _isForCrew, ...alone } = ENDURANCE;
  expect(earnedBy(alone)).toEqual([{ level: 1, flight: 2, value: 6 }]);
});

test('a crew earns endurance, altitude and distance of one flight, but no sums and points', () => {
  expect(BADGES.filter(({ isForCrew }) => isForCrew).map(({ id }) => id)).toEqual([
    'diamond_distance',
    'diamond_altitude',
    'diploma',
    'endurance',
    'triangle_master',
    'hawk',
  ]);
});

test.each(BADGES)('$id has ascending levels, and no flights earn it', (badge) => {
  expect(badge.levels).toEqual(badge.levels.toSorted((a, b) => a - b));
  expect(evaluateBadge(badge, [])).toEqual({ earned: [], value: 0 });
  expect(evaluateBadge(badge, [flightOf({})])).toEqual({ earned: [], value: 0 });
});

test.each(['diamond_distance', 'diamond_goal', 'diamond_altitude', 'diploma'] as const)(
  '%s has the levels that a claim requires',
  (id) => {
    const badge = BADGES.find((known) => known.id === id);
    expect(badge?.levels).toEqual(CLAIM_PARTS[id].map(({ required }) => required));
  },
);
