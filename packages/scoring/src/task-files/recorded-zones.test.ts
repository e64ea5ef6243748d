import { describe, expect, test } from 'vitest';
import { HAS_TEST_DATA, igcFilesIn, readTestFile } from '../testing/test-data.js';
import { readRecordedTasks } from './recorded-zones.js';
import { parseTaskFile } from './task-file-formats.js';

const DECLARATION = [
  'C150717084835000000000001Task',
  'C0000000N00000000E',
  'C5105000N00655000EStart',
  'C5059000N00616000ETurn',
  'C5105000N00702000EFinish',
  'C0000000N00000000E',
];
const LXNAV = [
  'LLXVOZ=-1,Style=2,R1=10000m,A1=45,R2=0m,A2=0,A12=238.1,Line=1,Autonext=0',
  'LLXVOZ=0,Style=1,R1=10000m,A1=45,R2=500m,A2=180,A12=31.1,Autonext=1',
  'LLXVOZ=1,Style=3,R1=2.0km,A1=180,R2=0m,A2=0,A12=52.4,Elev=650m,Autonext=0',
];
const SEEYOU = [
  ...DECLARATION.map((line) => `LCU::${line}`),
  'LCU::HPTZNTIMEZONE:2',
  'LSEEYOU OZ=-1,Style=2,SpeedStyle=0,R1=5000m,A1=180,R2=0m,A2=0,MaxAlt=0.0m,Line=1',
  'LSEEYOU OZ=0,Style=0,SpeedStyle=1,R1=27000m,A1=30,R2=0m,A2=0,A12=90,AAT=1',
  'LSEEYOU OZ=1,Style=3,SpeedStyle=2,R1=3000m,A1=180,R2=0m,A2=0,Reduce=1',
  'LSEEYOU TSK,NoStart=13:29:00,TaskTime=03:30:00,WpDis=False',
];
const STREPLA = [
  'LSCSDGate open:10:49',
  'LSCSDGate close:12:49',
  'LSCSDTime window:03:30',
  'LSCSRSLINE:20000',
  'LSCSRTKEYHOLE:500:10000:90',
  'LSCSRFCYLINDER:2000',
  'LSCSCS:006Start: a:N5108483:E00659117',
  'LSCSCT:009Turn:S5049450:W00611217',
  'LSCSCT:019Area:N5033583:E00708250',
  'LSCSA0:30000:0:0',
  'LSCSCF:002Finish:N5105867:E00702217',
];

test('zones of the recorder belong to its declaration', () => {
  const [task] = readRecordedTasks([...DECLARATION, ...LXNAV]);
  expect(task?.points.map(({ zone }) => zone)).toEqual([
    { kind: 'LINE', radiusM: 10_000 },
    { kind: 'KEYHOLE', radiusM: 10_000, cylinderRadiusM: 500 },
    { kind: 'CYLINDER', radiusM: 2000 },
  ]);
  expect(task?.points.some(({ isArea }) => isArea)).toBe(false);
});

test('zones of another task are left out', () => {
  const [task] = readRecordedTasks([...DECLARATION, ...LXNAV.slice(0, 2)]);
  expect(task?.points.map(({ zone }) => zone)).toEqual([undefined, undefined, undefined]);
});

test('a designated time makes areas of turnpoints that are not marked', () => {
  const [task] = readRecordedTasks([...DECLARATION, ...LXNAV, 'LLXVTSK,TaskTime=12600s']);
  expect(task).toMatchObject({ minTimeS: 12_600 });
  expect(task?.points.map(({ isArea = false }) => isArea)).toEqual([false, true, false]);
});

test('SeeYou writes the task of the organiser, with local times', () => {
  const tasks = readRecordedTasks([...DECLARATION, ...SEEYOU]);
  expect(tasks).toHaveLength(2);
  expect(tasks[1]).toMatchObject({ startOpensS: (11 * 60 + 29) * 60, minTimeS: 12_600 });
  expect(tasks[1]?.points).toMatchObject([
    { zone: { kind: 'LINE', radiusM: 5000 }, endsAtEdge: false },
    { zone: { kind: 'SECTOR', axis: 270, halfAngleDeg: 30 }, isArea: true, endsAtEdge: false },
    { zone: { kind: 'CYLINDER', radiusM: 3000 }, endsAtEdge: true },
  ]);
});

test('StrePla writes zones of all points, and areas', () => {
  const [task] = readRecordedTasks(STREPLA);
  expect(task).toMatchObject({ startOpensS: 38_940, startClosesS: 46_140, minTimeS: 12_600 });
  expect(task?.points).toMatchObject([
    { name: '006Start: a', zone: { kind: 'LINE', radiusM: 10_000 } },
    { name: '009Turn', zone: { kind: 'KEYHOLE', radiusM: 10_000, cylinderRadiusM: 500 } },
    { name: '019Area', zone: { kind: 'CYLINDER', radiusM: 30_000 }, isArea: true },
    { name: '002Finish', zone: { kind: 'CYLINDER', radiusM: 2000 } },
  ]);
  expect(task?.points[1]?.lat).toBeCloseTo(-50.824_17, 5);
  expect(task?.points[1]?.lon).toBeCloseTo(-6.186_95, 5);
});

describe.runIf(HAS_TEST_DATA)('recordings of contests', () => {
  test('each has a task with all of its zones', () => {
    const files = igcFilesIn('competitions');
    const without = files.filter((file) => {
      const { tasks } = parseTaskFile(readTestFile(file));
      return !tasks.some(({ points }) => points.every(({ zone }) => zone));
    });
    expect(files.length).toBeGreaterThan(50);
    // Its task is in a file beside it.
    expect(without.map((file) => file.split('/').at(-1))).toEqual(['apf-bug554.igc']);
  });
});
