import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTaskFile } from '../task-files/task-file-formats.js';
import { damagedFiles } from '../testing/damaged-file.js';
import { trackOver } from '../testing/made-track.js';
import { repetitions } from '../testing/repetitions.js';
import { TASK_FILE_CORPUS } from '../waypoint/testing/task-file-corpus.js';
import { flyTask } from './fly-task.js';

test.each(TASK_FILE_CORPUS)(
  'evaluates a flight for any task read from a part of $name',
  ({ bytes }) => {
    fc.assert(
      fc.property(damagedFiles(bytes), (damaged) => {
        for (const task of parseTaskFile(damaged).tasks) {
          const track = trackOver(task.points);
          const { distanceM } = flyTask(track, { first: 0, last: track.count - 1 }, task);
          expect(distanceM).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: repetitions(40) },
    );
  },
);
