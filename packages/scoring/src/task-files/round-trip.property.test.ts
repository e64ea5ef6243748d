import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCupx, writeCupx } from '../cup/cupx.js';
import { parseCup } from '../cup/parse-cup.js';
import { writeCup } from '../cup/write-cup.js';
import { decodeText, encodeText } from '../waypoint/decode-text.js';
import { distinctWaypoints } from '../waypoint/distinct-waypoints.js';
import type { PlannedTask } from '../waypoint/planned-task.js';
import type { ParsedTaskFile } from '../waypoint/task-file.js';
import { type FormatLimits, madeTaskFiles } from '../waypoint/testing/made-tasks.js';
import { parseCRecords, writeCRecords } from './c-records.js';
import { parseGpx, writeGpx } from './gpx-waypoints.js';
import { parseLkt, writeLkt } from './lkt.js';
import { parseTsk, writeTsk } from './tsk.js';
import { parseXctsk, writeXctsk, writeXctskCode } from './xctsk.js';

/** As often as the specification demands. */
const RUNS = process.env['CLOUDSTREET_TEST_RELEASE'] ? 10_000 : 200;

const EVERYTHING: FormatLimits = {
  partsOfDegree: 60_000,
  decimals: 1,
  hasDetails: true,
  hasZones: 'all',
  hasNames: true,
  hasPlaces: true,
  isArea: 'never',
  hasTimes: 'seconds',
};

test.each([
  { format: 'CUP', copy: (text: string) => decodeText(encodeText(text, 'utf-8')) },
  { format: 'CUP with other ends of lines', copy: (text: string) => text.replaceAll('\r\n', '\n') },
])('$format keeps waypoints and tasks', ({ copy }) => {
  fc.assert(
    fc.property(madeTaskFiles(EVERYTHING), ({ waypoints, tasks }) => {
      const parsed = parseCup(copy(writeCup({ waypoints, tasks })));
      const waypointLines = waypoints.map((_, index) => index + 2);
      const found = { waypointLines, findings: [], furtherFindings: 0 };
      expect(parsed).toEqual({ waypoints, tasks, ...found });
    }),
    { numRuns: RUNS },
  );
});

test('CUPX keeps waypoints, tasks and photos', () => {
  const photo = fc.record({
    name: fc.stringMatching(/^[a-z]{1,8}\.jpg$/),
    bytes: fc.uint8Array({ maxLength: 40 }),
  });
  const photos = fc.uniqueArray(photo, {
    minLength: 1,
    maxLength: 3,
    selector: ({ name }) => name,
  });
  fc.assert(
    fc.property(madeTaskFiles(EVERYTHING), photos, (content, pictures) => {
      const parsed = parseCupx(writeCupx({ ...content, photos: pictures }));
      expect(parsed).toEqual({ ...content, photos: pictures, findings: [], furtherFindings: 0 });
    }),
    { numRuns: RUNS },
  );
});

const writeDeclaration = (task: PlannedTask) =>
  writeCRecords(task, { declaredAtS: 1.7e9 }).join('\r\n');
const isAtZero = ({ lat, lon }: PlannedTask['points'][number]) => lat === 0 && lon === 0;

interface SingleTaskFormat {
  readonly format: string;
  readonly limits: Partial<FormatLimits>;
  readonly write: (task: PlannedTask) => string;
  readonly parse: (text: string) => ParsedTaskFile;
}

const TSK_LIMITS: FormatLimits = {
  ...EVERYTHING,
  partsOfDegree: 1e6,
  decimals: 3,
  hasDetails: false,
  hasPlaces: false,
  isArea: 'sometimes',
  hasTimes: 'minutes',
};

const SINGLE_TASK_FORMATS: readonly SingleTaskFormat[] = [
  {
    format: 'TSK',
    limits: TSK_LIMITS,
    write: writeTsk,
    parse: parseTsk,
  },
  {
    format: 'XCTSK 1',
    limits: {
      partsOfDegree: 1e6,
      decimals: 1,
      hasDetails: false,
      hasZones: 'cylinders',
      hasNames: false,
    },
    write: writeXctsk,
    parse: parseXctsk,
  },
  {
    format: 'XCTSK 2',
    limits: {
      partsOfDegree: 1e5,
      decimals: 0,
      hasDetails: false,
      hasNames: false,
    },
    write: writeXctskCode,
    parse: parseXctsk,
  },
  {
    format: 'LKT',
    limits: { partsOfDegree: 1e6, decimals: 3, isArea: 'sometimes', hasTimes: 'minutes' },
    write: writeLkt,
    parse: parseLkt,
  },
  {
    format: 'GPX',
    limits: { partsOfDegree: 1e6, decimals: 3, isArea: 'sometimes', hasPlaces: false },
    write: (task) => writeGpx({ waypoints: distinctWaypoints([task]), tasks: [task] }),
    parse: parseGpx,
  },
  {
    format: 'C records',
    limits: {
      partsOfDegree: 60_000,
      hasDetails: false,
      hasZones: 'none',
      hasNames: false,
      hasPlaces: false,
      hasTimes: 'none',
    },
    write: writeDeclaration,
    parse: parseCRecords,
  },
];

test.each(SINGLE_TASK_FORMATS)('$format keeps a task', ({ limits, write, parse }) => {
  fc.assert(
    fc.property(madeTaskFiles({ ...EVERYTHING, ...limits }), ({ tasks }) => {
      // C records with zeros mean an open point.
      fc.pre(write !== writeDeclaration || !tasks[0]!.points.some(isAtZero));
      const once = parse(write(tasks[0]!));
      expect(once.findings).toEqual([]);
      const [task] = once.tasks;
      const twice = parse(write(task!));
      expect(twice).toEqual(once);
      expect(placesOf(task!)).toEqual(placesOf(tasks[0]!));
    }),
    { numRuns: RUNS },
  );
});

test('TSK keeps all that it has a place for', () => {
  fc.assert(
    fc.property(madeTaskFiles(TSK_LIMITS), ({ tasks }) => {
      expect(parseTsk(writeTsk(tasks[0]!)).tasks).toEqual([tasks[0]]);
    }),
    { numRuns: RUNS },
  );
});

function placesOf({ points }: PlannedTask) {
  // Formats compute degrees from minutes in different orders.
  return points.map(({ lat, lon }) => [lat.toFixed(9), lon.toFixed(9)]);
}
