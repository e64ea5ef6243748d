import { describe, expect, test } from 'vitest';
import { HAS_TEST_DATA } from '../testing/test-data.js';
import { decodeText } from '../waypoint/decode-text.js';
import type { ParsedTaskFile } from '../waypoint/task-file.js';
import { readTaskFile, taskFilesIn } from '../waypoint/testing/real-task-files.js';
import { parseCupx, writeCupx } from './cupx.js';
import { parseCup } from './parse-cup.js';
import { writeCup } from './write-cup.js';

/** Findings as `line CODE` or, for names that are used twice, their number. */
const FINDINGS: Readonly<Record<string, { names?: number; others?: string[] }>> = {
  'AT-WPT-National-XCSoar.cup': { names: 1 },
  'AU-WPT-National-XCSoar.cup': { names: 1 },
  'DE-WPT-National-XCSoar.cup': { names: 5 },
  'DK-WPT-National-XCSoar.cup': { names: 1 },
  'ES-WPT-National-XCSoar.cup': { names: 1 },
  // Runways in directions 3000 and 2200.
  'FR-WPT-National-XCSoar.cup': { names: 3, others: ['982 INVALID_RUNWAY', '1106 INVALID_RUNWAY'] },
  'HU-WPT-National-XCSoar.cup': { names: 6 },
  'IT-WPT-National-XCSoar.cup': { names: 1 },
  'NA-WPT-National-XCSoar.cup': { names: 2 },
  'US-WPT-National-XCSoar.cup.gz': { names: 2 },
  'ZA-WPT-National-XCSoar.cup': { names: 2 },
  // The elevation is "NoneNone".
  'ZA_Cape_2023-11-10.cup': { others: ['319 INVALID_ELEVATION'] },
};

function readCup(path: string): ParsedTaskFile {
  return parseCup(decodeText(readTaskFile(path)));
}

function contentOf({ waypoints, tasks }: ParsedTaskFile): string {
  return JSON.stringify({ waypoints, tasks });
}

describe.runIf(HAS_TEST_DATA)('real CUP files', () => {
  test.each(taskFilesIn('cup'))('%s is read, and the same after writing', (path) => {
    const parsed = readCup(path);
    const { names = 0, others = [] } = FINDINGS[path.split('/').at(-1)!] ?? {};
    const found = parsed.findings.map(({ line, code }) => `${line} ${code}`);
    expect(found.filter((finding) => !finding.endsWith('REPEATED_NAME'))).toEqual(others);
    expect(found.length - others.length).toBe(names);
    expect(contentOf(parseCup(writeCup(parsed)))).toBe(contentOf(parsed));
  });

  test('every line of a waypoint becomes one', () => {
    const counts = taskFilesIn('cup').map((path) => {
      const [section = ''] = decodeText(readTaskFile(path)).split('-----Related');
      const lines = section.split(/\r?\n/).filter((line) => /\d[NS]\s*,\s*\d/.test(line));
      return { path, lines: lines.length };
    });
    const read = counts.map(({ path }) => ({ path, lines: readCup(path).waypoints.length }));
    expect(read).toEqual(counts);
    expect(read.length).toBeGreaterThan(40);
  });

  test('a task has the zones of its file', () => {
    const { tasks } = readCup('tasks/cup/709-km-Dreieck-DMSt-Aachen-Stolberg-TV.cup');
    const [task] = tasks;
    expect(task?.name).toBe('709 km · Dreieck · DMSt · Aachen Stolberg TV_282915');
    expect(task?.takeoff).toBeUndefined();
    expect(task?.points.map(({ name, zone }) => [name, zone])).toEqual([
      ['Aachen Stolberg TV', { kind: 'CYLINDER', radiusM: 1000 }],
      ['Wendepunkt', { kind: 'SYMMETRIC_QUADRANT', radiusM: 20_000 }],
      ['Helmstadter Berg', { kind: 'SYMMETRIC_QUADRANT', radiusM: 20_000 }],
      ['Linnich Station', { kind: 'SYMMETRIC_QUADRANT', radiusM: 20_000 }],
      ['Aachen Stolberg TV', { kind: 'CYLINDER', radiusM: 1000 }],
    ]);
  });

  test('a task has the settings of its file', () => {
    const { tasks } = readCup('waypoints/format-cases/aerofiles-simple.cup');
    expect(tasks[0]).toMatchObject({
      name: '3 turnpoints',
      takeoff: { name: 'Meiersberg' },
      landing: { name: 'Meiersberg' },
      minTimeS: 3 * 3600,
      options: {
        format: 'cup',
        values: { WpDis: 'True', MinDis: 'True', RandomOrder: 'False', MaxPts: '13' },
      },
    });
    expect(tasks[0]?.points.map(({ zone }) => zone)).toEqual([
      { kind: 'LINE', radiusM: 2500 },
      { kind: 'CYLINDER', radiusM: 500 },
      { kind: 'CYLINDER', radiusM: 500 },
      { kind: 'CYLINDER', radiusM: 2000 },
      { kind: 'LINE', radiusM: 500 },
    ]);
  });

  test('an open takeoff and landing are no places', () => {
    const { tasks } = readCup('waypoints/xcsoar/CZ-WPT-WaveCamp-2022-OBv1.cup');
    expect(tasks).toHaveLength(9);
    expect(tasks[0]?.takeoff).toBeUndefined();
    expect(tasks[0]?.points).toHaveLength(7);
  });

  test.each(taskFilesIn('cupx'))(
    '%s is read with its photos, and the same after writing',
    (path) => {
      const parsed = parseCupx(readTaskFile(path));
      expect(parsed.photos?.length).toBe(path.includes('DEMO') ? 3 : 1);
      const again = parseCupx(writeCupx(parsed));
      expect(contentOf(again)).toBe(contentOf(parsed));
      expect(again.photos).toEqual(parsed.photos);
    },
  );

  test('a waypoint without a name is left out', () => {
    const { findings } = parseCupx(readTaskFile('waypoints/format-cases/lk8000-DEMO.cupx'));
    expect(findings.map(({ line, code }) => `${line} ${code}`)).toEqual(['2 MISSING_NAME']);
  });
});
