import { expect, test } from 'vitest';
import { distanceM } from '../geo/distance.js';
import { parseIgc } from '../igc/parse-igc.js';
import { trackOver } from '../testing/made-track.js';
import { wholeTrack } from '../testing/recording.js';
import { HAS_TEST_DATA, readTestFile } from '../testing/test-data.js';
import { findPhases } from './find-phases.js';
import { fly } from './testing/flown-course.js';
import { thermalFeatures } from './thermal-features.js';

const GLIDE = { seconds: 300, speedMps: 35, climbMps: -1 };
/** Ten minutes at 2 m/s, a circle in 25 s. */
const THERMAL = { seconds: 600, speedMps: 25, climbMps: 2, radiusM: 100 };

test('a thermal has its place, its drift and its climb', () => {
  const track = fly([GLIDE, THERMAL, GLIDE], { windEastMps: 4, windNorthMps: -3 });
  const [thermal, ...others] = thermalFeatures(track, findPhases(track));
  expect(others).toEqual([]);
  expect(thermal!.driftEastMps).toBeCloseTo(4, 0);
  expect(thermal!.driftNorthMps).toBeCloseTo(-3, 0);
  expect(thermal!.climbMps).toBeCloseTo(2, 0);
  expect(thermal!.turn).toBe('right');
  expect(thermal!.endS - thermal!.startS).toBeGreaterThan(580);
  expect(thermal!.topM - thermal!.baseM).toBeCloseTo(thermal!.gainM, -1);
  // Circles lie to the right of their start: their middle is 100 m east of the glide.
  const middle = {
    lat: 48 + (300 * 35 - 300 * 3 - 300 * 3) / 111_200,
    lon: 10 + (100 + 600 * 4) / 74_625,
  };
  expect(distanceM(thermal!.centre, middle)).toBeLessThan(100);
});

test('a failed climb is no thermal, and without thermals there are no bins', () => {
  const track = fly([GLIDE, { ...THERMAL, seconds: 40 }, GLIDE]);
  expect(findPhases(track)).toMatchObject([{ kind: 'attempt' }]);
  expect(thermalFeatures(track, findPhases(track))).toEqual([]);
});

test('a thermal on the date line has its place there', () => {
  const track = fly([GLIDE, THERMAL, GLIDE]);
  const turn = 360 * 6e6;
  const lon = track.lon.map((units) => {
    const moved = units + 169.99 * 6e6;
    return moved > turn / 2 ? moved - turn : moved;
  });
  const [thermal] = thermalFeatures({ ...track, lon }, findPhases(track));
  expect(Math.abs(thermal!.centre.lon)).toBeGreaterThan(179.9);
});

test('a phase of two fixes still has figures', () => {
  const track = trackOver([
    { lat: 1, lon: 1 },
    { lat: 1, lon: 1.001, altitudeM: 1010 },
  ]);
  const phase = { kind: 'thermal', turn: 'left', first: 0, last: 1 } as const;
  expect(thermalFeatures(track, [phase])).toMatchObject([
    { gainM: 10, climbMps: 1, baseM: 1000, topM: 1010, driftEastMps: expect.closeTo(11.1, 1) },
  ]);
});

test.runIf(HAS_TEST_DATA)('thermals of a real flight have plausible figures', () => {
  const track = wholeTrack(parseIgc(readTestFile('igc/gliders/score-rs-ls10.igc')).recording);
  const features = thermalFeatures(track, findPhases(track));
  expect(features.length).toBeGreaterThan(5);
  for (const { driftEastMps, driftNorthMps, climbMps, baseM, topM, startS, endS } of features) {
    expect(Math.hypot(driftEastMps, driftNorthMps)).toBeLessThan(25);
    expect(Math.abs(climbMps)).toBeLessThan(8);
    expect(topM).toBeGreaterThan(baseM);
    expect(endS).toBeGreaterThan(startS);
  }
});
