import { expect, test } from 'vitest';
import { homeBounds } from './home-bounds.js';
import {
  EMPTY_PLAN,
  isClosed,
  type Place,
  type Plan,
  planProblem,
  pointsOf,
  taskOf,
} from './plan.js';
import { planCode } from './plan-code.js';
import { planFacts, planSectors, planZones } from './plan-facts.js';
import { openPlan, type PlanAction, reducePlan } from './plan-history.js';
import { writePlan } from './write-plan.js';

const HOME: Place = { name: 'Home', lat: 51, lon: 8, elevation: 300 };
const EAST: Place = { name: 'East', lat: 51, lon: 9.5 };
const NORTH: Place = { name: 'North', lat: 51.8, lon: 8.75 };
const FAR: Place = { name: 'Far', lat: 52.5, lon: 10 };

const add = (place: Place): PlanAction => ({ type: 'add', place });
const CLOSE: PlanAction = { type: 'close' };
const UNDO: PlanAction = { type: 'undo' };
const REDO: PlanAction = { type: 'redo' };
const TRIANGLE = [add(HOME), add(EAST), add(NORTH), CLOSE];

const run = (actions: readonly PlanAction[], plan: Plan = EMPTY_PLAN) =>
  actions.reduce(reducePlan, openPlan(plan));
const names = (actions: readonly PlanAction[], plan?: Plan) =>
  run(actions, plan)
    .present.points.map(({ name }) => name)
    .join(' ');

test.each([
  { why: 'points follow each other', actions: [add(HOME), add(EAST)], expected: 'Home East' },
  { why: 'a task is closed at its start', actions: TRIANGLE, expected: 'Home East North Home' },
  {
    why: 'a closed task stays closed',
    actions: [...TRIANGLE, CLOSE],
    expected: 'Home East North Home',
  },
  {
    why: 'a turnpoint comes before the finish',
    actions: [...TRIANGLE, add(FAR)],
    expected: 'Home East North Far Home',
  },
  {
    why: 'a leg is divided',
    actions: [...TRIANGLE, { type: 'insert', leg: 1, place: FAR }],
    expected: 'Home East Far North Home',
  },
  {
    why: 'a point changes its place',
    actions: [...TRIANGLE, { type: 'reorder', key: 3, to: 1 }],
    expected: 'Home North East Home',
  },
  {
    why: 'the finish moves with the start',
    actions: [...TRIANGLE, { type: 'move', key: 1, place: FAR }],
    expected: 'Far East North Far',
  },
  {
    why: 'the finish follows a removed start',
    actions: [...TRIANGLE, { type: 'remove', key: 1 }],
    expected: 'East North East',
  },
  {
    why: 'a task is reversed',
    actions: [...TRIANGLE, { type: 'reverse' }],
    expected: 'Home North East Home',
  },
  { why: 'a change is undone', actions: [...TRIANGLE, UNDO], expected: 'Home East North' },
  { why: 'and redone', actions: [...TRIANGLE, UNDO, UNDO, REDO], expected: 'Home East North' },
  {
    why: 'another change drops what was undone',
    actions: [...TRIANGLE, UNDO, UNDO, add(FAR), REDO],
    expected: 'Home East Far',
  },
  {
    why: 'nothing is left to undo',
    actions: [add(HOME), UNDO, UNDO, REDO, REDO],
    expected: 'Home',
  },
] satisfies { why: string; actions: PlanAction[]; expected: string }[])(
  '$why',
  ({ actions, expected }) => {
    expect(names(actions)).toBe(expected);
  },
);

test('the letters of a name are undone together', () => {
  const typed = ['R', 'Ri', 'Rid', 'Ridg', 'Ridge'].map(
    (name): PlanAction => ({ type: 'rename', key: 1, name }),
  );
  expect(names([add(HOME), ...typed])).toBe('Ridge');
  expect(names([add(HOME), ...typed, UNDO])).toBe('Home');
});

test('a moved point has no elevation of its former place', () => {
  const [point] = run([add(HOME), { type: 'move', key: 1, place: EAST }]).present.points;
  expect(point).toEqual({ ...EAST, key: 1 });
});

test('zones of start and finish stay with their roles when a task is reversed', () => {
  const zone = { kind: 'LINE', radius: 5 } as const;
  const { points } = run([
    add(HOME),
    add(EAST),
    { type: 'zone', key: 1, zone },
    { type: 'reverse' },
  ]).present;
  expect(points).toMatchObject([{ name: 'East', zone }, { name: 'Home' }]);
  expect(points[1]).not.toHaveProperty('zone');
});

test('other rules replace the zones, but assigned areas keep their cylinders', () => {
  const actions: PlanAction[] = [
    ...TRIANGLE,
    { type: 'zone', key: 2, zone: { kind: 'CYLINDER', radius: 20 } },
    { type: 'zone', key: 3, zone: { kind: 'KEYHOLE', radius: 10 } },
    { type: 'edit', values: { ruleset: 'AA' } },
  ];
  const zones = (list: readonly PlanAction[]) =>
    run(list).present.points.map(({ zone }) => zone?.kind);
  expect(zones(actions)).toEqual([undefined, 'CYLINDER', undefined, undefined]);
  expect(zones([...actions, { type: 'edit', values: { ruleset: 'F' } }])).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('random edits are undone to the beginning and redone to the end', () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * below);
  };
  const places = [HOME, EAST, NORTH, FAR];
  let history = openPlan(EMPTY_PLAN);
  for (let step = 0; step < 150; step += 1) {
    const { points } = history.present;
    const key = points[random(Math.max(points.length, 1))]?.key ?? 1;
    const place = places[random(4)]!;
    const actions: PlanAction[] = [
      add(place),
      { type: 'insert', leg: random(3), place },
      { type: 'move', key, place },
      { type: 'reorder', key, to: random(5) },
      { type: 'remove', key },
      { type: 'reverse' },
      CLOSE,
    ];
    history = reducePlan(history, actions[random(actions.length)]!);
    const keys = history.present.points.map((point) => point.key);
    expect(new Set(keys).size).toBe(keys.length);
  }
  const last = history.present;
  const count = history.past.length;
  for (let step = 0; step < count; step += 1) history = reducePlan(history, UNDO);
  expect(history.present).toBe(EMPTY_PLAN);
  for (let step = 0; step < count; step += 1) history = reducePlan(history, REDO);
  expect(history.present).toBe(last);
});

test('the body of a request can be read again', () => {
  const { present } = run([
    ...TRIANGLE,
    { type: 'zone', key: 2, zone: { kind: 'CYLINDER', radius: 0.5 } },
  ]);
  const task = taskOf({ ...present, name: ' Ridge ' });
  expect(task.name).toBe('Ridge');
  expect(task).not.toHaveProperty('description');
  expect(pointsOf(task.point_features)).toEqual(present.points);
});

test('problems are found before the server rejects them', () => {
  expect(planProblem(run([add(HOME)]).present)).toEqual({ kind: 'tooFew' });
  expect(planProblem(run([add(HOME), add(HOME)]).present)).toEqual({
    kind: 'repeated',
    name: 'Home',
  });
  const [fiji, taveuni] = [180, -180].map((lon) => add({ name: `At ${lon}°`, lat: -17, lon }));
  expect(planProblem(run([fiji!, taveuni!]).present)).toMatchObject({ kind: 'repeated' });
  expect(planProblem(run(TRIANGLE).present)).toBeUndefined();
});

test('a plan opens with all of its zones in view', () => {
  const { present } = run(TRIANGLE);
  const zones = planZones(present);
  const [west, south, east, north] = homeBounds(present.points, zones);
  for (const { lat, lon } of [...present.points, ...zones.flatMap(({ path }) => path)]) {
    expect(lon >= west && lon <= east && lat >= south && lat <= north).toBe(true);
  }
});

test('kind and distance follow from the points', () => {
  expect(planFacts(run([add(HOME)]).present)).toBeUndefined();
  expect(planFacts(run([add(HOME), add(EAST)]).present)?.reading.kind).toBe('GL');
  const facts = planFacts(run(TRIANGLE).present);
  expect(facts?.reading.kind).toBe('TR');
  expect(facts?.legs.length).toBe(3);
  expect(facts?.worth[0]?.points).toBeGreaterThan(300);
  expect(planZones(run(TRIANGLE).present).length).toBe(4);
  expect(isClosed(run(TRIANGLE).present)).toBe(true);
});

test.each([
  { why: 'one side is open', actions: [add(HOME), add(EAST)], selected: undefined, count: 4 },
  { why: 'the triangle is complete', actions: TRIANGLE, selected: undefined, count: 0 },
  { why: 'a corner is selected', actions: TRIANGLE, selected: 3, count: 4 },
  {
    why: 'the start is on a leg',
    actions: [add(HOME), add(EAST), add(FAR)],
    selected: undefined,
    count: 2,
  },
])('FAI sectors show if $why', ({ actions, selected, count }) => {
  const sectors = planSectors(run(actions).present, selected);
  expect(Math.min(sectors.length, 2)).toBe(Math.min(count, 2));
});

test('files have the zones of the rules and the elevations', async () => {
  const content = await writePlan(run(TRIANGLE).present, 'cup').text();
  expect(content).toMatch(/"Home",.*,300/);
  expect(content).toContain('"Home","East","North","Home"');
  expect(content).toMatch(/ObsZone=0,.*R1=1000\.0m/);
});

test('a task that is too long for a QR code has none', () => {
  expect(planCode(run(TRIANGLE).present)?.path).toMatch(/^M4 4h1v1h-1z/);
  const long = Array.from({ length: 50 }, (_, index) =>
    add({ name: `${'Hohe Warte '.repeat(8)}${index}`, lat: 50 + index / 100, lon: 8 }),
  );
  expect(planCode(run(long).present)).toBeUndefined();
});
