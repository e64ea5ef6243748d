import fc from 'fast-check';
import { expect, test } from 'vitest';
import { damagedFiles } from '../testing/damaged-file.js';
import { repetitions } from '../testing/repetitions.js';
import { TASK_FILE_CORPUS } from '../waypoint/testing/task-file-corpus.js';
import { parseTaskFile, writeTaskFile } from './task-file-formats.js';

test.each(TASK_FILE_CORPUS)('reads any part of $name', ({ bytes }) => {
  fc.assert(
    fc.property(damagedFiles(bytes), (damaged) => {
      const { waypoints, tasks } = parseTaskFile(damaged);
      const places = [...waypoints, ...tasks.flatMap(({ points }) => points)];
      expect(places.every(({ lat, lon }) => Math.abs(lat) <= 90 && Math.abs(lon) <= 180)).toBe(
        true,
      );
      expect(places.every(({ name }) => name !== '')).toBe(true);
      expect(tasks.every(({ points }) => points.length >= 2)).toBe(true);
      for (const task of tasks) {
        for (const format of ['cup', 'tsk', 'xctsk', 'lkt', 'gpx', 'kml', 'geojson'] as const) {
          writeTaskFile({ waypoints: [], tasks: [task] }, format);
        }
      }
    }),
    { numRuns: repetitions(200) },
  );
});

test('reads any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      expect(parseTaskFile(bytes).findings.length).toBeGreaterThan(0);
    }),
    { numRuns: repetitions(200) },
  );
});
