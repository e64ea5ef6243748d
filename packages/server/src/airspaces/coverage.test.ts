import { type Airspace, parseOpenAir } from '@cloudstreet/scoring/airspace';
import { expect, test } from 'vitest';
import { hullAround, isCovered } from './coverage.js';

function box(south: string, north: string, west: string, east: string): Airspace[] {
  const corners = [
    [south, west],
    [south, east],
    [north, east],
    [north, west],
  ];
  const lines = [
    'AC D',
    'AN Box',
    'AL GND',
    'AH FL100',
    ...corners.map((at) => `DP ${at.join(' ')}`),
  ];
  return [...parseOpenAir(lines.join('\n')).airspaces];
}

const RHINE = box('50:00:00N', '51:00:00N', '006:00:00E', '007:00:00E');
const MAIN = box('50:00:00N', '51:00:00N', '008:00:00E', '009:00:00E');

test.each([
  { why: 'in one of them', lat: 50.5, lon: 6.5, covered: true },
  { why: 'between them', lat: 50.5, lon: 7.5, covered: true },
  { why: 'north of both', lat: 51.1, lon: 7.5, covered: false },
  { why: 'east of both', lat: 50.5, lon: 9.1, covered: false },
  { why: 'on the other side of the globe', lat: 50.5, lon: -172.5, covered: false },
])('a place $why', ({ lat, lon, covered }) => {
  expect(isCovered({ lat, lon }, [hullAround([...RHINE, ...MAIN])])).toBe(covered);
});

test('several areas cover their union, not the space between them', () => {
  const hulls = [hullAround(RHINE), hullAround(MAIN)];
  expect(isCovered({ lat: 50.5, lon: 8.5 }, hulls)).toBe(true);
  expect(isCovered({ lat: 50.5, lon: 7.5 }, hulls)).toBe(false);
  expect(isCovered({ lat: 50.5, lon: 8.5 }, [])).toBe(false);
});

test('an area may cross 180°', () => {
  const hull = hullAround([
    ...box('18:00:00S', '16:00:00S', '177:00:00E', '179:00:00E'),
    ...box('18:00:00S', '16:00:00S', '179:30:00W', '178:00:00W'),
  ]);
  expect(isCovered({ lat: -17, lon: 179.9 }, [hull])).toBe(true);
  expect(isCovered({ lat: -17, lon: -179.9 }, [hull])).toBe(true);
  expect(isCovered({ lat: -17, lon: 0 }, [hull])).toBe(false);
});
