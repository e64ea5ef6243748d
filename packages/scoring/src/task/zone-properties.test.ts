import { expect, test } from 'vitest';
import type { ObservationZone } from './observation-zone.js';
import { propertiesOfZone, zoneOfProperties } from './zone-properties.js';

const ZONES: readonly ObservationZone[] = [
  { kind: 'CYLINDER', radiusM: 500 },
  { kind: 'SYMMETRIC_QUADRANT' },
  { kind: 'SYMMETRIC_QUADRANT', radiusM: 3000 },
  { kind: 'KEYHOLE', radiusM: 10_000, cylinderRadiusM: 499.5 },
  { kind: 'KEYHOLE', radiusM: 10_000 },
  { kind: 'LINE', radiusM: 1609.344 },
  { kind: 'SECTOR', radiusM: 20_000, halfAngleDeg: 30, axis: 'next' },
  {
    kind: 'SECTOR',
    radiusM: 20_000,
    halfAngleDeg: 30,
    axis: 123.5,
    inner: { radiusM: 5000, halfAngleDeg: 0 },
  },
  { kind: 'FIXED_LINE', radiusM: 250, axisDeg: 270 },
];

test.each(ZONES)('a $kind is the same after writing and reading', (zone) => {
  expect(zoneOfProperties(propertiesOfZone(zone))).toEqual(zone);
});

test('without a kind there is no zone', () => {
  expect(zoneOfProperties({ radius: 3 })).toBeUndefined();
});

test.each([
  { kind: 'CYLINDER' },
  { kind: 'SECTOR', radius: 3 },
  { kind: 'FIXED_LINE', radius: 3, axis: 'next' },
  { kind: 'KEYHOLE', radius: -1 },
] as const)('an incomplete zone is rejected: %o', (properties) => {
  expect(() => zoneOfProperties(properties)).toThrow(RangeError);
});
