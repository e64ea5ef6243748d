import { expect, test } from 'vitest';
import { sampleFixes } from './sample-fixes.js';

const tenHours = Array.from({ length: 9001 }, (_, index) => index * 4);
const altitudeM = tenHours.map((timeS) => 1000 + 400 * Math.sin(timeS / 700));
altitudeM[4321] = 3210;
altitudeM[5678] = 12;
const track = { unixS: tenHours, altitudeM };

test('reduces a long flight to a short table with the highest and lowest fix', () => {
  const fixes = sampleFixes(track, 48);
  expect(fixes.length).toBeLessThan(60);
  expect(fixes).toContain(4321);
  expect(fixes).toContain(5678);
  expect(fixes.at(0)).toBe(0);
  expect(fixes.at(-1)).toBe(9000);
});

test('contains the requested times in order', () => {
  const fixes = sampleFixes(track, 48, [1234 * 4 + 1]);
  expect(fixes).toContain(1234);
  expect(fixes).toEqual([...new Set(fixes)].sort((one, other) => one - other));
});

test('one fix gives a table of one row, none an empty table', () => {
  expect(sampleFixes({ unixS: [5], altitudeM: [100] }, 48)).toEqual([0]);
  expect(sampleFixes({ unixS: [], altitudeM: [] }, 48)).toEqual([]);
});
