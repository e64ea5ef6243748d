import { expect, test } from 'vitest';
import { MAX_TASK_POINTS, type PlannedTask } from '../waypoint/planned-task.js';
import { parseCRecords, writeCRecords } from './c-records.js';
import { parseLkt, writeLkt } from './lkt.js';
import { parseTaskFile } from './task-file-formats.js';
import { parseTsk, writeTsk } from './tsk.js';
import { parseXctsk, writeXctsk, writeXctskCode } from './xctsk.js';

function taskOf(count: number): PlannedTask {
  return {
    points: Array.from({ length: count }, (_, index) => ({
      name: `P${index}`,
      lat: 40 + index / 10_000,
      lon: 10,
      zone: { kind: 'CYLINDER', radiusM: 500 },
    })),
  };
}

test.each([
  { format: 'tsk', write: writeTsk, parse: parseTsk },
  { format: 'lkt', write: writeLkt, parse: parseLkt },
  { format: 'xctsk', write: writeXctsk, parse: parseXctsk },
  { format: 'xctsk of a code', write: writeXctskCode, parse: parseXctsk },
])('$format: points beyond the limit are left out with a finding', ({ write, parse }) => {
  const { tasks, findings } = parse(write(taskOf(MAX_TASK_POINTS + 3)));
  expect(tasks[0]?.points).toHaveLength(MAX_TASK_POINTS);
  expect(findings.map(({ code }) => code)).toEqual(['TOO_LARGE']);
  expect(parse(write(taskOf(MAX_TASK_POINTS))).findings).toEqual([]);
});

test('a code of many thousand points is read no further than the limit', () => {
  const points = Array.from(
    { length: 20_000 },
    () => '{"z":"gk|lAyg{|Gml@owH","n":"A","o":{"a1":45}}',
  );
  const { tasks, findings } = parseXctsk(`{"t":[${points.join(',\n')}]}`);
  expect(tasks[0]?.points).toHaveLength(MAX_TASK_POINTS);
  expect(findings).toMatchObject([{ code: 'TOO_LARGE', line: MAX_TASK_POINTS + 1 }]);
});

test('each of many thousand invalid points is found on its line', () => {
  const points = Array.from({ length: 20_000 }, () => '{"z":"?","n":"A"}');
  const { findings, furtherFindings } = parseXctsk(`{"T":"W","t":[\n${points.join(',\n')}]}`);
  expect(findings.slice(0, 3).map(({ line }) => line)).toEqual([2, 3, 4]);
  expect(findings.length + furtherFindings).toBe(20_000);
});

test('a CUP file keeps the landing out of the limit of points', () => {
  const names = Array.from({ length: MAX_TASK_POINTS + 2 }, () => 'A').join(',');
  const text = `name,code,country,lat,lon\nA,,,4600.000N,01400.000E\n-----Related Tasks-----\nT,${names}`;
  const read = (more: string) => parseTaskFile(new TextEncoder().encode(text + more));
  expect(read('').tasks[0]?.points).toHaveLength(MAX_TASK_POINTS);
  expect(read('').findings).toEqual([]);
  expect(read(',A').findings).toMatchObject([{ code: 'TOO_LARGE' }]);
});

test('a declaration has as many points as can be read again', () => {
  const times = { declaredAtS: 1.7e9 };
  const text = writeCRecords(taskOf(17), times).join('\n');
  expect(parseCRecords(text).tasks[0]?.points).toHaveLength(17);
  expect(() => writeCRecords(taskOf(18), times)).toThrow(RangeError);
  expect(parseCRecords(`${text}\nC0000000N00000000E`).findings).toMatchObject([
    { code: 'TOO_LARGE' },
  ]);
});

test('LK8000 knows no keyholes at start and finish: their sectors remain', () => {
  const keyhole = { kind: 'KEYHOLE', radiusM: 10_000, cylinderRadiusM: 500 } as const;
  const points = taskOf(3).points.map((point) => Object.assign({}, point, { zone: keyhole }));
  const { tasks, findings } = parseLkt(writeLkt({ points }));
  expect(findings).toEqual([]);
  const sector = { kind: 'SYMMETRIC_QUADRANT', radiusM: 10_000 };
  expect(tasks[0]?.points.map(({ zone }) => zone)).toEqual([sector, keyhole, sector]);
});
