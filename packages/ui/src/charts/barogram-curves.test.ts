import type { BarogramColumns } from '@cloudstreet/scoring/analyse';
import { expect, test } from 'vitest';
import { curvesOf } from './barogram-curves.js';

/** Each column with a value of its own. */
const COLUMNS = {
  altitudeMslM: 1,
  heightAglM: 2,
  speedKmh: 3,
  hourSpeedKmh: 4,
  varioMps: 5,
  glideSpeedKmh: 6,
  glideRatio: 7,
  glideDetour: 8,
  glideDistanceKm: 9,
  glideGainM: 10,
  glideNetMps: 11,
  thermalClimbMps: 12,
  thermalBankDeg: 13,
  thermalGainM: 14,
  thermalSpeedKmh: 15,
  thermalTimeS: 16,
  energyKwh: 17,
  batteryV: 18,
  powerKw: 19,
} satisfies Record<keyof BarogramColumns, number>;

test('each of the 19 curves draws the column of its name', () => {
  const columns = Object.fromEntries(
    Object.entries(COLUMNS).map(([name, value]) => [name, Float64Array.of(value)]),
  );
  const drawn = curvesOf(columns as unknown as BarogramColumns);
  expect(drawn.map(({ name, values }) => `${name} ${values[0]}`)).toEqual([
    'msl 1',
    'agl 2',
    'speed 3',
    'speed1h 4',
    'vario 5',
    'glideSpeed 6',
    'glideRatio 7',
    'glideDetour 8',
    'glideDistance 9',
    'glideGain 10',
    'glideNet 11',
    'thermalAvg 12',
    'thermalBank 13',
    'thermalGain 14',
    'thermalSpeed 15',
    'thermalTime 16',
    'energy 17',
    'battery 18',
    'power 19',
  ]);
});
