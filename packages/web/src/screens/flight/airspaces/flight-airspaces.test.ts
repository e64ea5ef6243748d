import type { AirspaceLimit, AirspaceViolation } from '@cloudstreet/sdk';
import { expect, test } from 'vitest';
import { airspacesOf } from './flight-airspaces.js';

const GROUND: AirspaceLimit = { reference: 'GND', text: 'GND' };
const LEVEL: AirspaceLimit = { reference: 'FL', altitude: 3048, text: 'FL100' };

function crossing(fields: Partial<AirspaceViolation> = {}): AirspaceViolation {
  const point = { type: 'Point' as const, coordinates: [7, 51] as [number, number] };
  const interval = { start_point: point, end_point: point, start_alt: 1000, end_alt: 1000 };
  return {
    id: 1,
    violation: true,
    airspace_name: 'TMA',
    airspace_class: 'C',
    airspace_min_alt: { reference: 'MSL', altitude: 762, text: '2500 MSL' },
    airspace_max_alt: { reference: 'MSL', altitude: 1524, text: '5000 MSL' },
    unknown_limits: [],
    activity: 'active',
    intervals: [
      { ...interval, start_time: '1970-01-01T00:01:00Z', end_time: '1970-01-01T00:02:00Z' },
      { ...interval, start_time: '1970-01-01T00:03:00Z', end_time: '1970-01-01T00:04:00Z' },
    ],
    interval_count: 2,
    total_seconds: 120,
    depth_horizontal: 100,
    ...fields,
  };
}

test('each stay in an airspace is a box between its limits', () => {
  const box = { name: 'TMA', floorM: 762, ceilingM: 1524 };
  expect(airspacesOf({ airspace_violation: [crossing()] })).toEqual([
    { ...box, startS: 60, endS: 120 },
    { ...box, startS: 180, endS: 240 },
  ]);
});

test('leaves out airspaces that are unrestricted or inactive', () => {
  const open = crossing({ airspace_class: 'UNC', airspace_type: 'FIR', violation: false });
  const inactive = crossing({ activity: 'inactive', violation: false });
  const danger = crossing({ airspace_class: 'Q', airspace_name: 'Range', violation: false });
  const drawn = airspacesOf({ airspace_violation: [open, inactive, danger] });
  expect(drawn.map(({ name }) => name)).toEqual(['Range', 'Range']);
});

test('flight levels are drawn at their altitude of the day', () => {
  const airspace_violation = [crossing({ airspace_max_alt: LEVEL })];
  expect(airspacesOf({ airspace_violation, qnh: 1023.25 })[0]?.ceilingM).toBeCloseTo(3131, 0);
});

test.each<[string, AirspaceLimit]>([
  ['the ground', GROUND],
  ['a height above it', { reference: 'AGL', altitude: 300, text: '1000 AGL' }],
  ['what a NOTAM says', { reference: 'unknown', text: 'BY NOTAM' }],
])('%s is no limit on a barogram', (_what, airspace_min_alt) => {
  const [box] = airspacesOf({ airspace_violation: [crossing({ airspace_min_alt })] });
  expect(box).toMatchObject({ floorM: undefined, ceilingM: 1524 });
});

test('a height above ground is an altitude if the ground is known', () => {
  const limit: AirspaceLimit = { reference: 'AGL', altitude: 300, text: '1000 AGL' };
  const airspace_violation = [crossing({ airspace_min_alt: limit, airspace_max_alt: limit })];
  const timeS = [0, 60, 90, 120, 180];
  const track = { unixS: timeS, groundAltM: [900, 200, 250, 220, 950] };
  const [box] = airspacesOf({ airspace_violation }, track);
  expect(box).toMatchObject({ floorM: 500, ceilingM: 550 });
});

test('draws no airspace that was inactive, and none if none are known', () => {
  expect(airspacesOf({ airspace_violation: [crossing({ activity: 'inactive' })] })).toEqual([]);
  expect(airspacesOf({})).toEqual([]);
});
