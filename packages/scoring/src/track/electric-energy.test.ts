import { expect, test } from 'vitest';
import { flightFixes, HEADER } from '../testing/igc-text.js';
import { recordingOf, wholeTrack } from '../testing/recording.js';
import { electricEnergyKwh, electricFigures } from './electric-energy.js';

const SENSORS = [...HEADER.slice(0, -1), 'I033638FXA3941CUR4244VOL'];

/** 200 A at 100 V for the first interval, then nothing. */
const PHASES = [
  { seconds: 180, speedKmh: 100, climbMps: 2, extensions: '005200100' },
  { seconds: 600, speedKmh: 100, climbMps: 0, extensions: '005000100' },
];

test('integrates current times voltage over time', () => {
  const recording = recordingOf(flightFixes(PHASES), SENSORS);
  const track = wholeTrack(recording);
  const energy = electricEnergyKwh(recording, track, { first: 1, last: track.count - 1 });
  // From 4 s to 180 s, and half of the step in which the power ends.
  expect(energy).toBeCloseTo((20_000 * (176 + 2)) / 3.6e6, 6);
});

test('uses the mean power between two fixes', () => {
  const flown = [0, 100, 200, 300].map((amperes) => ({
    seconds: 4,
    speedKmh: 100,
    climbMps: 2,
    extensions: `005${String(amperes).padStart(3, '0')}100`,
  }));
  const recording = recordingOf(flightFixes(flown), SENSORS);
  const energy = electricEnergyKwh(recording, wholeTrack(recording), { first: 1, last: 4 });
  expect(energy).toBeCloseTo((15_000 * 12) / 3.6e6, 6);
});

test('gaps add no energy', () => {
  const recording = recordingOf(flightFixes([{ ...PHASES[0]!, isGap: true }, PHASES[1]!]), SENSORS);
  const track = wholeTrack(recording);
  expect(electricEnergyKwh(recording, track, { first: 0, last: 1 })).toBe(0);
});

test('is unknown without the sensors', () => {
  const recording = recordingOf(flightFixes(PHASES));
  const track = wholeTrack(recording);
  expect(electricEnergyKwh(recording, track, { first: 0, last: track.count - 1 })).toBeUndefined();
});

test('returns energy, highest power and the battery at both ends', () => {
  const flown = [
    { seconds: 4, speedKmh: 100, climbMps: 2, extensions: '005200120' },
    { seconds: 176, speedKmh: 100, climbMps: 2, extensions: '005200100' },
    { seconds: 600, speedKmh: 100, climbMps: 0, extensions: '005000110' },
  ];
  const recording = recordingOf(flightFixes(flown), SENSORS);
  const track = wholeTrack(recording);
  expect(electricFigures(recording, track, { first: 1, last: track.count - 1 })).toEqual({
    // 20 kW for 178 s, and 2 kW more on average over the first 4 s.
    energyKwh: 0.991,
    maxPowerW: 24_000,
    takeoffV: 120,
    landingV: 110,
  });
});

test('is undefined for a flight without these sensors', () => {
  const recording = recordingOf(flightFixes(PHASES));
  const track = wholeTrack(recording);
  expect(electricFigures(recording, track, { first: 0, last: track.count - 1 })).toEqual({});
});
