import { describe, expect, test } from 'vitest';
import type { PlannedPoint, PlannedTask } from '../waypoint/planned-task.js';
import { parseGpx } from './gpx-waypoints.js';
import { parseLkt, writeLkt } from './lkt.js';
import { parseTsk, writeTsk } from './tsk.js';

const GPX = `<?xml version="1.0"?>
<!-- from a map -->
<gpx:gpx version="1.1" xmlns:gpx="http://www.topografix.com/GPX/1/1">
<gpx:wpt lat="46.5" lon="8.1"><gpx:ele>1200.5</gpx:ele><gpx:name>A &amp; B</gpx:name>
  <gpx:desc><![CDATA[<b>wide</b>]]></gpx:desc></gpx:wpt>
<gpx:wpt lat="46.5" lon="8.1"/>
<gpx:wpt lat="146.5" lon="8.1"><gpx:name>C</gpx:name></gpx:wpt>
<gpx:rte><gpx:name>Route</gpx:name>
<gpx:rtept lat="46" lon="8"><gpx:ele>high</gpx:ele></gpx:rtept><gpx:rtept lat="47" lon="-8"/></gpx:rte>
<gpx:trk><gpx:trkseg><gpx:trkpt lat="1" lon="2"/></gpx:trkseg></gpx:trk>
</gpx:gpx>`;

function found({ findings }: ReturnType<typeof parseGpx>): string[] {
  return findings.map(({ line, code }) => `${line} ${code}`);
}

test('GPX has waypoints and routes', () => {
  const parsed = parseGpx(GPX);
  expect(parsed.waypoints).toEqual([
    { name: 'A & B', lat: 46.5, lon: 8.1, elevationM: 1200.5, description: '<b>wide</b>' },
  ]);
  expect(parsed.tasks).toEqual([
    {
      name: 'Route',
      points: [
        { name: '1', lat: 46, lon: 8 },
        { name: '2', lat: 47, lon: -8 },
      ],
    },
  ]);
  expect(found(parsed)).toEqual(['6 MISSING_NAME', '7 INVALID_COORDINATES', '9 INVALID_ELEVATION']);
});

test('what stands before an error in XML is used', () => {
  const parsed = parseGpx(GPX.slice(0, GPX.indexOf('<gpx:rte>')).replace('"1.1"', '1.1'));
  expect(parsed.waypoints).toHaveLength(1);
  expect(found(parsed)).toContain('3 INVALID_XML');
});

function tsk(zone: string, type = 'Turn'): string {
  const point = (kind: string, lat: number, inside = '') =>
    `<Point type="${kind}"><Waypoint name="P"><Location longitude="7" latitude="${lat}"/></Waypoint>${inside}</Point>`;
  return `<Task type="RT">\n${point('Start', 50)}\n${point(type, 51, zone)}\n${point('Finish', 52)}\n</Task>`;
}

describe('tasks of XCSoar', () => {
  test.each([
    { zone: '<ObservationZone type="Circus"/>', code: '3 INVALID_ZONE' },
    { zone: '<ObservationZone type="Cylinder" radius="-5"/>', code: '3 INVALID_ZONE' },
    { zone: '<ObservationZone type="Cylinder" radius="wide"/>', code: '3 INVALID_ZONE' },
    { zone: '<ObservationZone type="SymmetricQuadrant" angle="0"/>', code: '3 INVALID_ZONE' },
  ])('$zone is left out', ({ zone, code }) => {
    const parsed = parseTsk(tsk(zone));
    expect(found(parsed)).toEqual([code]);
    expect(parsed.tasks[0]?.points[1]?.zone).toBeUndefined();
  });

  test('a zone without figures has those of XCSoar', () => {
    const { tasks } = parseTsk(tsk('<ObservationZone type="Cylinder"/>'));
    expect(tasks[0]?.points[1]?.zone).toEqual({ kind: 'CYLINDER', radiusM: 10_000 });
  });

  test('a task without one of its points is left out', () => {
    const parsed = parseTsk(tsk('').replace('latitude="51"', ''));
    expect(parsed.tasks).toEqual([]);
    expect(found(parsed)).toEqual(['3 INVALID_COORDINATES']);
  });

  test('an optional start is none of the points', () => {
    const { tasks } = parseTsk(tsk('', 'OptionalStart'));
    expect(tasks[0]?.points.map(({ lat }) => lat)).toEqual([50, 52]);
    expect(tasks[0]?.otherStarts?.map(({ lat }) => lat)).toEqual([51]);
    expect(parseTsk(writeTsk(tasks[0]!)).tasks).toEqual(tasks);
  });

  test('a sector towards the next point becomes one with bearings', () => {
    // The next point is north, and so the sector lies in the south.
    const zone = { kind: 'SECTOR', radiusM: 3000, halfAngleDeg: 60, axis: 'next' } as const;
    const points: PlannedPoint[] = [50, 51, 52].map((lat) => ({ name: `P${lat}`, lat, lon: 7 }));
    const task: PlannedTask = { points: points.with(1, { ...points[1]!, zone }) };
    expect(writeTsk(task)).toContain(
      'type="Sector" radius="3000" start_radial="120" end_radial="240"',
    );
  });
});

describe('tasks of LK8000', () => {
  const AAT = `<lk-task type="AAT"><options auto-advance="Arm" length="150">
<rules><start max-height="1500" height-ref="ASL"/></rules></options>
<taskpoints>
<point idx="1" name="B" type="sector" radius="20000" start-radial="30" end-radial="90"/>
<point idx="0" name="A" type="line" radius="1000"/>
<point idx="2" name="A" type="circle" radius="3000"/>
</taskpoints>
<startpoints><point idx="0" name="B"/></startpoints>
<waypoints><point name="A" latitude="46" longitude="8" altitude="300" runwayLen="800" runwayDir="90"/>
<point name="B" latitude="46.5" longitude="8.5" altitude="400"/></waypoints></lk-task>`;

  test('areas and settings are read', () => {
    const { tasks, findings } = parseLkt(AAT);
    expect(findings).toEqual([]);
    const [task] = tasks;
    expect(task?.points.map(({ name, zone, isArea }) => [name, zone, isArea])).toEqual([
      ['A', { kind: 'LINE', radiusM: 1000 }, undefined],
      ['B', { kind: 'SECTOR', radiusM: 20_000, halfAngleDeg: 30, axis: 60 }, true],
      ['A', { kind: 'CYLINDER', radiusM: 3000 }, undefined],
    ]);
    expect(task).toMatchObject({ minTimeS: 9000, otherStarts: [{ name: 'B' }] });
    expect(task?.options?.values).toMatchObject({
      'options/auto-advance': 'Arm',
      'rules/start/max-height': '1500',
    });
    expect(parseLkt(writeLkt(task!)).tasks).toEqual(tasks);
  });

  test('a point that is not among the waypoints costs the task', () => {
    const parsed = parseLkt(AAT.replace('<point name="B" latitude', '<point name="X" latitude'));
    expect(parsed.tasks).toEqual([]);
    expect(found(parsed)).toEqual(['4 UNKNOWN_WAYPOINT']);
  });

  test('places of one name get names of their own', () => {
    const points = [46, 47, 48].map((lat) => ({ name: 'Free', lat, lon: 8 }));
    const { tasks } = parseLkt(writeLkt({ points }));
    expect(tasks[0]?.points.map(({ name, lat }) => [name, lat])).toEqual([
      ['Free', 46],
      ['Free 2', 47],
      ['Free 3', 48],
    ]);
  });
});
