import { describe, expect, test } from 'vitest';
import { HAS_TEST_DATA, igcFilesIn, readTestFile } from '../testing/test-data.js';
import { parseIgc } from './parse-igc.js';
import { findSimulator } from './simulator.js';

const REAL = { manufacturer: 'LXV', recorderLine: 'LXVABC', headers: {} };

test.each([
  { why: 'a recorder', source: REAL, expected: undefined },
  {
    why: 'a Condor Club',
    source: { ...REAL, headers: { pilotName: 'A', site: 'Condor Club', gliderType: 'Condor II' } },
    expected: undefined,
  },
  {
    why: 'a demonstration of our own',
    source: {
      ...REAL,
      manufacturer: 'XCD',
      headers: { recorderType: 'Cloudstreet,Flight Simulator', gps: 'SIMULATED' },
    },
    expected: undefined,
  },
  {
    why: 'another of two names',
    source: { ...REAL, headers: { recorderType: 'Microsoft Flight Simulator 2024' } },
    expected: 'Microsoft Flight Simulator',
  },
  { why: 'the code of Condor', source: { ...REAL, manufacturer: 'CSS' }, expected: 'Condor' },
  {
    why: 'the receiver of Condor',
    source: { ...REAL, headers: { gps: 'CCSS_SOFTWARE_GPS' } },
    expected: 'Condor',
  },
  {
    why: 'a recorder fed by Condor',
    source: { ...REAL, manufacturer: 'XCS', headers: { gps: 'Condor' } },
    expected: 'Condor',
  },
  {
    why: 'another by its name',
    source: { ...REAL, headers: { recorderType: 'X-Plane 12' } },
    expected: 'X-Plane',
  },
])('recognises a simulator by the name in its files: $why', ({ source, expected }) => {
  expect(findSimulator(source)).toBe(expected);
});

describe.skipIf(!HAS_TEST_DATA)('real files', () => {
  const simulatorsIn = (folder: string) =>
    igcFilesIn(folder).map((path) => findSimulator(parseIgc(readTestFile(path)).recording));

  test('recognises all files of a simulator', () => {
    expect(simulatorsIn('igc/simulator')).toEqual(['Condor', 'Condor', 'Condor']);
  });

  test('does not take contest flights for simulated ones', () => {
    const found = simulatorsIn('competitions');
    expect(found.length).toBeGreaterThan(40);
    expect(found.filter(Boolean)).toEqual([]);
  });
});
