import { describe, expect, test } from 'vitest';
import { HAS_TEST_DATA } from '../testing/test-data.js';
import { decodeText } from '../waypoint/decode-text.js';
import type { ParsedTaskFile } from '../waypoint/task-file.js';
import { readTaskFile, taskFilesIn } from '../waypoint/testing/real-task-files.js';
import { parseLkt, writeLkt } from './lkt.js';
import { parseTsk, writeTsk } from './tsk.js';

function readTsk(name: string): ParsedTaskFile {
  return parseTsk(decodeText(readTaskFile(name)));
}

describe.runIf(HAS_TEST_DATA)('real task files', () => {
  test.each(taskFilesIn('tsk'))('%s is read, and the same after writing', (path) => {
    const { tasks, findings, waypoints } = readTsk(path);
    expect(findings).toEqual([]);
    expect(tasks).toHaveLength(1);
    expect(tasks[0]?.points.every(({ zone }) => zone)).toBe(true);
    expect(parseTsk(writeTsk(tasks[0]!))).toEqual({
      waypoints,
      tasks,
      findings: [],
      furtherFindings: 0,
    });
  });

  test('every zone of XCSoar is read', () => {
    const { tasks } = readTsk('tasks/xcsoar/all-oz-types.tsk');
    const keyhole = { kind: 'KEYHOLE', cylinderRadiusM: 500 };
    const sector = { kind: 'SECTOR', axis: 'neighbours' };
    expect(tasks[0]?.points.map(({ name, zone }) => [name, zone])).toEqual([
      ['Start Line', { kind: 'LINE', radiusM: 5000 }],
      ['Cylinder TP', { kind: 'CYLINDER', radiusM: 500 }],
      ['Keyhole TP', { ...keyhole, radiusM: 10_000 }],
      ['FAI Sector TP', { kind: 'SYMMETRIC_QUADRANT', radiusM: 10_000 }],
      [
        'Sector TP',
        {
          kind: 'SECTOR',
          radiusM: 5000,
          halfAngleDeg: 45,
          axis: 90,
          inner: { radiusM: 1000, halfAngleDeg: 0 },
        },
      ],
      ['SymmetricQuadrant TP', { ...sector, radiusM: 8000, halfAngleDeg: 22.5 }],
      [
        'CustomKeyhole TP',
        {
          ...sector,
          radiusM: 15_000,
          halfAngleDeg: 30,
          inner: { radiusM: 750, halfAngleDeg: 180 },
        },
      ],
      ['MatCylinder TP', { kind: 'CYLINDER', radiusM: 1609.344 }],
      ['BGAStartSector TP', { ...sector, radiusM: 5000, halfAngleDeg: 90 }],
      ['BGAFixedCourse TP', { ...keyhole, radiusM: 20_000 }],
      [
        'BGAEnhancedOption TP',
        {
          ...sector,
          radiusM: 10_000,
          halfAngleDeg: 90,
          inner: { radiusM: 500, halfAngleDeg: 180 },
        },
      ],
      expect.anything(),
    ]);
  });

  test('areas, times and settings are read', () => {
    const { tasks } = readTsk('tasks/xcsoar/aerofiles-AAT.tsk');
    expect(tasks[0]).toMatchObject({
      minTimeS: 9000,
      startOpensS: 13.5 * 3600,
      startClosesS: 14.5 * 3600,
      options: { format: 'tsk', values: { start_max_height: '1600', start_requires_arm: '1' } },
    });
    expect(tasks[0]?.points.map(({ isArea = false }) => isArea)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect(tasks[0]?.points[1]).toMatchObject({
      name: 'Dahlemer Binz',
      description: 'Flugplatz',
      elevationM: 579,
      lat: 50.4056,
      lon: 6.528_88,
    });
  });

  test.each(taskFilesIn('lkt'))('%s is read, and the same after writing', (path) => {
    const parsed = parseLkt(decodeText(readTaskFile(path)));
    expect(parsed.findings).toEqual([]);
    const [task] = parsed.tasks;
    expect(task?.points.map(({ name, zone }) => [name, zone])).toEqual([
      ['Ubione', { kind: 'CYLINDER', radiusM: 2000 }],
      ['Brunate', { kind: 'SYMMETRIC_QUADRANT', radiusM: 5000 }],
      ['Legnone', { kind: 'SYMMETRIC_QUADRANT', radiusM: 5000 }],
      ['Ubione', { kind: 'LINE', radiusM: 2000 }],
    ]);
    expect(task?.points[1]).toMatchObject({
      lat: 45.825,
      lon: 9.115_283,
      elevationM: 906,
      code: 'BRUNAT',
      country: 'IT',
      kind: 'waypoint',
    });
    expect(parseLkt(writeLkt(task!))).toEqual(parsed);
  });
});
