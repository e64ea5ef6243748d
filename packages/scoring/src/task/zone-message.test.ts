import { expect, test } from 'vitest';
import type { ObservationZone } from './observation-zone.js';
import type { Task } from './task.js';
import { zonesText, zoneText } from './zone-message.js';

const NAMES = ['Aachen', 'Puchov', '', 'Nitra', 'Aachen'];

function taskWith(zones: readonly (ObservationZone | undefined)[]): Task {
  const points = NAMES.map((name, index) => {
    const zone = zones[index];
    return Object.assign({ name, lat: 50 + index, lon: 8 }, zone && { zone });
  });
  return { points, ruleSet: 'D' };
}

const zonesOf = (asDeclared: Task) => zonesText({ hasOtherZones: true, asDeclared });

test('names both zones of each point, once for points with the same', () => {
  const line = { kind: 'LINE', radiusM: 5000 } as const;
  const cylinder = { kind: 'CYLINDER', radiusM: 500 } as const;
  const text = zonesOf(taskWith([line, cylinder, cylinder, undefined, undefined]));
  expect(text?.replaceAll('\u202f', ' ')).toBe(
    'The task was declared with other zones. For national contests, the zones of the rules replace them. ' +
      'Aachen: line, length 10.0 km (rules: cylinder, radius 1.0 km). ' +
      'Puchov and turnpoint 2: cylinder, radius 500 m (rules: quadrant).',
  );
});

test('says only that they differ if they are not known', () => {
  expect(zonesText({ hasOtherZones: true })).toMatch(/replace them\.$/);
  expect(zonesText({ hasOtherZones: false })).toBeUndefined();
  expect(zonesOf(taskWith([]))).toMatch(/replace them\.$/);
});

test.each<{ zone: ObservationZone; text: string }>([
  { zone: { kind: 'SYMMETRIC_QUADRANT' }, text: 'quadrant' },
  { zone: { kind: 'SYMMETRIC_QUADRANT', radiusM: 10_000 }, text: 'quadrant, radius 10.0 km' },
  { zone: { kind: 'KEYHOLE', radiusM: 10_000 }, text: 'keyhole, radius 10.0 km, cylinder 500 m' },
  { zone: { kind: 'FIXED_LINE', radiusM: 450, axisDeg: 90 }, text: 'line, length 900 m' },
  {
    zone: { kind: 'SECTOR', radiusM: 20_000, halfAngleDeg: 45, axis: 'next' },
    text: 'sector of 90°, radius 20.0 km',
  },
  {
    zone: {
      kind: 'SECTOR',
      radiusM: 20_000,
      halfAngleDeg: 30,
      axis: 90,
      inner: { radiusM: 5000, halfAngleDeg: 180 },
    },
    text: 'sector of 60°, radius 20.0 km, inner radius 5.0 km',
  },
])('$text', ({ zone, text }) => {
  expect(zoneText(taskWith([undefined, zone]), 1).replaceAll('\u202f', ' ')).toBe(text);
});

test('a point of rules with two zones has either', () => {
  const task: Task = { ...taskWith([]), ruleSet: 'F' };
  expect(zoneText(task, 1).replaceAll('\u202f', ' ')).toBe('quadrant or cylinder, radius 500 m');
  expect(() => zoneText(task, 5)).toThrow(/no point 5/);
});
