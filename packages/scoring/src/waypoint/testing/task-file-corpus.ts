import { writeCupx } from '../../cup/cupx.js';
import { writeCup } from '../../cup/write-cup.js';
import type { ObservationZone } from '../../task/observation-zone.js';
import { writeCRecords } from '../../task-files/c-records.js';
import { writeGpx } from '../../task-files/gpx-waypoints.js';
import { writeLkt } from '../../task-files/lkt.js';
import { writeTsk } from '../../task-files/tsk.js';
import { writeXctsk, writeXctskCode } from '../../task-files/xctsk.js';
import type { PlannedPoint, PlannedTask } from '../planned-task.js';
import type { TaskFile } from '../task-file.js';
import type { Waypoint } from '../waypoint.js';

const ZONES: readonly ObservationZone[] = [
  { kind: 'LINE', radiusM: 5000 },
  { kind: 'CYLINDER', radiusM: 500 },
  { kind: 'KEYHOLE', radiusM: 10_000, cylinderRadiusM: 500 },
  { kind: 'SYMMETRIC_QUADRANT', radiusM: 10_000 },
  {
    kind: 'SECTOR',
    radiusM: 30_000,
    halfAngleDeg: 30,
    axis: 123.4,
    inner: { radiusM: 5000, halfAngleDeg: 0 },
  },
  { kind: 'SECTOR', radiusM: 8000, halfAngleDeg: 60, axis: 'next' },
  { kind: 'CYLINDER', radiusM: 3000 },
];

const PLACES: readonly Waypoint[] = ZONES.map((_, index) => ({
  name: `Place ${index}`,
  code: `P${index}`,
  country: 'DE',
  lat: 50 + index / 4,
  lon: 6 + index,
  elevationM: 100 * index,
  kind: 'paved_airfield',
  runwayDirectionDeg: 90,
  runwayLengthM: 800,
  runwayWidthM: 30,
  frequency: '122.355',
  description: 'A "name",\nand more: äöü & <b>',
}));

const TASK: PlannedTask = {
  name: 'Every zone',
  takeoff: PLACES[0]!,
  points: ZONES.map((zone, index): PlannedPoint => Object.assign({ zone }, PLACES[index]!)),
  landing: PLACES[0]!,
  startOpensS: 43_200,
  minTimeS: 10_800,
};

const CONTENT: TaskFile = {
  waypoints: PLACES,
  tasks: [TASK, TASK],
  photos: [{ name: 'place.jpg', bytes: Uint8Array.of(0xff, 0xd8, 0xff, 0xd9) }],
};

/** Small good files, one of each format. */
export const TASK_FILE_CORPUS: readonly { readonly name: string; readonly bytes: Uint8Array }[] = [
  { name: 'cupx', bytes: writeCupx(CONTENT) },
  ...Object.entries({
    cup: writeCup(CONTENT),
    tsk: writeTsk(TASK),
    lkt: writeLkt(TASK),
    xctsk: writeXctsk(TASK),
    'xctsk code': writeXctskCode(TASK),
    gpx: writeGpx(CONTENT),
    'C records': writeCRecords(TASK, { declaredAtS: 1.7e9 }).join('\r\n'),
  }).map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text) })),
];
