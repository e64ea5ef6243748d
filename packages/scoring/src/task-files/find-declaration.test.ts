import { describe, expect, test } from 'vitest';
import { parseIgc } from '../igc/parse-igc.js';
import type { Task } from '../task/task.js';
import { igcBytes } from '../testing/igc-text.js';
import { HAS_TEST_DATA, readTestFile } from '../testing/test-data.js';
import { findDeclaration, type OnlineDeclaration } from './find-declaration.js';

const TAKEOFF = Date.UTC(2026, 6, 14, 9, 0, 0) / 1000;
const PLACES = [
  'C0000000N00000000E',
  'C5000000N00800000EHOME',
  'C5030000N00830000ETURN',
  'C5000000N00800000EHOME',
  'C0000000N00000000E',
];
const OPEN_PLACE = 'C0000000N00000000E';

/** The head of a declaration that was made on the day of the flight. */
const head = (clock: string, text = '') => `C140726${clock}000000000101${text}`;

function recordingWith(...lines: readonly string[]) {
  const fix = 'B0900005000000N00800000EA0010000100005';
  return parseIgc(igcBytes(['ALXVABC', 'HFDTE140726', ...lines, fix])).recording;
}

const search = (...lines: readonly string[]) => findDeclaration(recordingWith(...lines), TAKEOFF);

const task: Task = {
  points: [
    { name: 'HOME', lat: 50, lon: 8 },
    { name: 'TURN', lat: 50.5, lon: 8.5 },
    { name: 'HOME', lat: 50, lon: 8 },
  ],
  ruleSet: 'D',
};
/** The same with another turnpoint. */
const otherTask: Task = {
  ...task,
  points: task.points.with(1, { name: 'OTHER', lat: 51, lon: 8 }),
};

const late = (day: string, clock: string, origin = 'recorder') => ({
  token: 'DECLARED_AFTER_TAKEOFF',
  type: 'warning',
  parameters: [day, clock, '09:00:00', origin],
});

describe('declared in the recorder', () => {
  test('a task declared before takeoff counts under the national rules', () => {
    expect(search(head('083000'), ...PLACES)).toEqual({
      declared: {
        task,
        origin: 'recorder',
        declaredAtS: TAKEOFF - 1800,
        hasOtherZones: false,
      },
      findings: [],
    });
  });

  test.each([
    { why: 'a second before takeoff', clock: '085959', counts: true, findings: [] },
    { why: 'at takeoff', clock: '090000', counts: true, findings: [] },
    {
      why: 'a second after takeoff',
      clock: '090001',
      counts: false,
      findings: [late('2026-07-14', '09:00:01')],
    },
    { why: 'at a time that is none', clock: '996000', counts: true, findings: [] },
  ])('$why', ({ clock, counts, findings }) => {
    const found = search(head(clock), ...PLACES);
    expect(found.declared !== undefined).toBe(counts);
    expect(found.findings).toEqual(findings);
  });

  test('a task dated to another day counts, because many recorders write wrong dates', () => {
    const otherDay = 'C010126080000181200000101';
    expect(search(otherDay, ...PLACES).declared?.task).toEqual(task);
  });

  test.each([
    { why: 'the later in the file', clocks: ['080000', '083000'], index: 1 },
    { why: 'the later in time', clocks: ['083000', '080000'], index: 0 },
    { why: 'the later in the file of equal times', clocks: ['080000', '080000'], index: 1 },
    {
      why: 'the later in the file where a time is not told',
      clocks: ['083000', '990000'],
      index: 1,
    },
  ])('of two tasks: $why', ({ clocks, index }) => {
    const names = ['FIRST', 'SECOND'];
    const lines = clocks.flatMap((clock, at) => [
      head(clock),
      ...PLACES.with(2, `C5030000N00830000E${names[at]}`),
    ]);
    expect(search(...lines).declared?.task.points[1]?.name).toBe(names[index]);
  });

  test('a task changed in flight does not count, but the one before does', () => {
    const changed = PLACES.with(2, 'C5100000N00800000EOTHER');
    const { declared, findings } = search(head('080000'), ...PLACES, head('100000'), ...changed);
    expect(declared?.task).toEqual(task);
    expect(findings).toEqual([late('2026-07-14', '10:00:00')]);
  });

  test('points without coordinates are counted as open', () => {
    const { declared, findings } = search(head('080000'), ...PLACES.with(2, OPEN_PLACE));
    expect(declared).toBeUndefined();
    expect(findings).toEqual([
      { token: 'DECLARATION_INCOMPLETE', type: 'warning', parameters: [1] },
    ]);
  });

  test.each([
    { why: 'no task', lines: [] },
    { why: 'a task that was never filled in', lines: [head('080000'), OPEN_PLACE, OPEN_PLACE] },
    {
      why: 'a task without any coordinates',
      lines: [head('080000'), ...Array<string>(5).fill(OPEN_PLACE)],
    },
    {
      why: 'more lines than a task has, which is said of the file',
      lines: [head('080000'), ...Array<string>(20).fill(PLACES[1]!)],
    },
  ])('$why', ({ lines }) => {
    expect(search(...lines)).toEqual({ findings: [] });
  });
});

describe('zones set in the recorder', () => {
  const CYLINDER = 'A1=180,R2=0m,A2=0,A12=0.0,Autonext=0';
  const national = [
    `LLXVOZ=-1,Style=0,R1=1000m,${CYLINDER}`,
    'LLXVOZ=0,Style=1,R1=10000m,A1=45,R2=0m,A2=0,A12=230.9',
    `LLXVOZ=1,Style=0,R1=1000m,${CYLINDER}`,
  ];
  test.each([
    { why: 'none', zones: [], other: false },
    { why: 'the national ones', zones: national, other: false },
    {
      why: 'in kilometres',
      zones: national.map((line) => line.replace('LLXVOZ', 'LXCMOZ').replace('1000m', '1.000km')),
      other: false,
    },
    {
      why: 'angles with decimals',
      zones: national.map((line) => line.replace('A1=180', 'A1=180.0')),
      other: false,
    },
    {
      why: 'a wider start',
      zones: [national[0]!.replace('1000', '3000'), ...national.slice(1)],
      other: true,
    },
    {
      why: 'a line at the finish',
      zones: [...national.slice(0, 2), `${national[2]},Line=1`],
      other: true,
    },
    {
      why: 'a cylinder at the turnpoint',
      zones: national.with(1, 'LLXVOZ=0,Style=1,R1=500m,A1=180,R2=0m'),
      other: true,
    },
    {
      why: 'a keyhole at the turnpoint',
      zones: national.with(1, 'LLXVOZ=0,Style=1,R1=10000m,A1=45,R2=500m,A2=180'),
      other: true,
    },
    {
      why: 'others that a program added later',
      zones: ['LSEEYOU OZ=0,Style=1,R1=500m,A1=180'],
      other: false,
    },
    { why: 'signs of another recorder', zones: ['LFLA08350802Z@OZ=H=qaqJ'], other: false },
  ])('$why: $other', ({ zones, other }) => {
    expect(search(head('080000'), ...PLACES, ...zones).declared?.hasOtherZones).toBe(other);
  });
});

describe('a declaration with zones of its own', () => {
  const LINES = [
    'LLXVOZ=-1,Style=2,R1=10000m,A1=45,R2=0m,A2=0,A12=238.1,Line=1,Autonext=0',
    'LLXVOZ=0,Style=1,R1=10000m,A1=45,R2=500m,A2=180,A12=31.1,Autonext=1',
    'LLXVOZ=1,Style=3,R1=2.0km,A1=180,R2=0m,A2=0,A12=52.4,Autonext=0',
  ];
  const ZONES = [
    { kind: 'LINE', radiusM: 10_000 },
    { kind: 'KEYHOLE', radiusM: 10_000, cylinderRadiusM: 500 },
    { kind: 'CYLINDER', radiusM: 2000 },
  ];
  const zonesOf = (...lines: readonly string[]) =>
    search(head('080000'), ...PLACES, ...lines).declared?.asDeclared?.points.map(
      ({ zone }) => zone,
    );
  const edited = (places: readonly string[]) => [
    ...[head('080000'), ...places].map((line) => `LCU::${line}`),
    ...LINES.map((line) => line.replace('LLXVOZ', 'LSEEYOU OZ')),
  ];

  test('keeps them beside those of the national rules', () => {
    const { declared } = search(head('080000'), ...PLACES, ...LINES);
    expect(zonesOf(...LINES)).toEqual(ZONES);
    expect(declared).toMatchObject({ task, hasOtherZones: true });
    expect(declared?.task.points.every((point) => !('zone' in point))).toBe(true);
  });

  test('has those of a program for the same points if the recorder gives none', () => {
    expect(zonesOf(...edited(PLACES))).toEqual(ZONES);
    expect(zonesOf(...edited(PLACES.with(2, 'C5030100N00830000ETURN')))).toBeUndefined();
    const own = LINES.map((line) => line.replace('R1=2.0km', 'R1=3000m'));
    expect(zonesOf(...own, ...edited(PLACES))?.[2]).toEqual({ kind: 'CYLINDER', radiusM: 3000 });
  });

  test('has those of StrePla', () => {
    const strepla = [
      'LSCSRSLINE:20000',
      'LSCSRTKEYHOLE:500:10000:90',
      'LSCSRFCYLINDER:2000',
      'LSCSCS:HOME:N5000000:E00800000',
      'LSCSCT:TURN:N5030000:E00830000',
      'LSCSCF:HOME:N5000000:E00800000',
    ];
    expect(zonesOf(...strepla)).toEqual(ZONES);
  });

  test('has none of an incomplete list, which belongs to another task', () => {
    expect(zonesOf(...LINES.slice(0, 2))).toBeUndefined();
  });
});

describe('online', () => {
  const recorder = recordingWith(head('080000'), ...PLACES);
  const online = (times: Omit<OnlineDeclaration, 'task'>) =>
    findDeclaration(recorder, TAKEOFF, { task: otherTask, ...times });

  test.each([
    { why: 'made an hour before takeoff', times: { declaredAtS: TAKEOFF - 3600 } },
    { why: 'made at takeoff', times: { declaredAtS: TAKEOFF } },
    {
      why: 'that held until takeoff',
      times: { declaredAtS: TAKEOFF - 3600, declaredUntilS: TAKEOFF },
    },
  ])('a task $why replaces that of the recorder', ({ times }) => {
    expect(online(times)).toEqual({
      declared: {
        task: otherTask,
        origin: 'online',
        declaredAtS: times.declaredAtS,
        hasOtherZones: false,
      },
      findings: [],
    });
  });

  test.each<{ why: string; made: Task }>([
    { why: 'rules of another contest', made: { ...otherTask, ruleSet: 'AA' } },
    {
      why: 'a zone of its own',
      made: {
        ...otherTask,
        points: otherTask.points.map((point) => ({
          ...point,
          zone: { kind: 'CYLINDER', radiusM: 10_000 },
        })),
      },
    },
  ])('a task with $why keeps its zones beside the national ones', ({ made }) => {
    const times = { declaredAtS: TAKEOFF - 3600 };
    const { declared } = findDeclaration(recorder, TAKEOFF, { task: made, ...times });
    expect(declared).toMatchObject({ task: otherTask, asDeclared: made, hasOtherZones: true });
    expect(declared!.task.points.every((point) => !('zone' in point))).toBe(true);
  });

  test('a task made after takeoff does not replace that of the recorder', () => {
    const { declared, findings } = online({ declaredAtS: TAKEOFF + 1 });
    expect(declared).toMatchObject({ origin: 'recorder', task });
    expect(findings).toEqual([late('2026-07-14', '09:00:01', 'online')]);
  });

  test('an expired task does not replace that of the recorder and is not mentioned', () => {
    const { declared, findings } = online({
      declaredAtS: TAKEOFF - 3600,
      declaredUntilS: TAKEOFF - 1,
    });
    expect(declared).toMatchObject({ origin: 'recorder', task });
    expect(findings).toEqual([]);
  });
});

test.runIf(HAS_TEST_DATA).each([
  {
    file: 'igc/gliders/654G6NG1.IGC',
    takeoff: '2016-05-04T07:40:00Z',
    points: 4,
    otherZones: false,
  },
  {
    file: 'igc/gliders/arcus-t-2024-06-18.igc',
    takeoff: '2024-06-18T09:00:00Z',
    points: 4,
    otherZones: false,
  },
  {
    file: 'igc/gliders/outlanding_race_task_enl.igc',
    takeoff: '2017-05-31T10:00:00Z',
    points: 7,
    otherZones: true,
  },
])('$file declares $points points', ({ file, takeoff, points, otherZones }) => {
  const { recording } = parseIgc(readTestFile(file));
  const { declared } = findDeclaration(recording, Date.parse(takeoff) / 1000);
  expect(declared?.task.points).toHaveLength(points);
  expect(declared?.hasOtherZones).toBe(otherZones);
});
