import { expect, test } from 'vitest';
import { flightFixes } from '../testing/igc-text.js';
import { recordingOf, trackOf } from '../testing/recording.js';
import { chooseAltitudeSource } from './altitude-source.js';
import { createTrack } from './create-track.js';

const FIXES = flightFixes([{ seconds: 40, speedKmh: 100, climbMps: 2 }]);

test('keeps the indexes of the recording', () => {
  const recording = recordingOf(FIXES.map((fix, i) => ({ ...fix, isValid: i !== 3 })));
  const track = createTrack(recording, { first: 2, last: 6 });
  expect([...track.record]).toEqual([2, 4, 5, 6]);
  expect([...track.timeS]).toEqual([36_008, 36_016, 36_020, 36_024]);
  expect(track.dayStartS).toBe(recording.dayStartS);
});

test.each([
  {
    why: 'the pressure altitude',
    pressure: (alt: number) => alt,
    gnss: (alt: number) => alt + 50,
    first: 100,
  },
  {
    why: 'GNSS where the pressure altitude is 0',
    pressure: () => 0,
    gnss: (alt: number) => alt + 50,
    first: 150,
  },
  {
    why: 'GNSS where the pressure altitude is constant',
    pressure: () => 400,
    gnss: (alt: number) => alt + 50,
    first: 150,
  },
  {
    why: 'GNSS where the pressure altitude stays below 50 m',
    pressure: (alt: number) => alt - 150,
    gnss: (alt: number) => alt,
    first: 100,
  },
  {
    why: 'the pressure altitude where GNSS is constant',
    pressure: (alt: number) => alt * 3,
    gnss: () => 50,
    first: 300,
  },
  {
    why: 'the pressure altitude where both are constant',
    pressure: () => 0,
    gnss: () => 0,
    first: 0,
  },
])('uses $why', ({ pressure, gnss, first }) => {
  const track = trackOf(
    FIXES.map((fix) => ({
      ...fix,
      pressureAltM: pressure(fix.pressureAltM),
      gnssAltM: gnss(fix.pressureAltM),
    })),
  );
  expect(track.altitudeM[0]).toBe(first);
});

test('chooses the pressure altitude if there are no fixes', () => {
  expect(chooseAltitudeSource(recordingOf(FIXES).fixes, new Int32Array())).toBe('pressure');
});
