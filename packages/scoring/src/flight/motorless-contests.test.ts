import { expect, test } from 'vitest';
import { fly, type Manoeuvre } from '../analysis/testing/flown-course.js';
import { phasesOf } from '../analysis/testing/phase-statistics-of.js';
import { parseIgc } from '../igc/parse-igc.js';
import { HEADER, igcFile } from '../testing/igc-text.js';
import type { AircraftKind } from '../track/engine-runs.js';
import { POSITION_UNITS_PER_DEGREE } from '../track/track.js';
import { scoreFlight } from './score-flight.js';
import { splitFlights } from './split-flights.js';

interface Flown extends Manoeuvre {
  readonly noise?: number;
}

const standing: Flown = { seconds: 60, speedMps: 0, climbMps: 0 };
const roll: Flown = { seconds: 20, speedMps: 20, climbMps: 0 };
const tow: Flown = { seconds: 40, speedMps: 30, climbMps: 3 };
const glide: Flown = { seconds: 900, speedMps: 30, climbMps: -1 };
const circles = (seconds: number, climbMps: number, radiusM: number): Flown => ({
  seconds,
  speedMps: 25,
  climbMps,
  radiusM,
});

/** In a wind that drifts the first circles away from the turnpoints last, so that scores begin there. */
function scored(flown: readonly Flown[], kind: AircraftKind) {
  const track = fly(flown, { windNorthMps: 1 });
  let untilS = 0;
  const ends = flown.map(({ seconds, noise = 10 }) => ({ endS: (untilS += seconds), noise }));
  const fixes = Array.from(track.timeS, (timeS, fix) => ({
    timeS: 36_000 + timeS,
    lat: track.lat[fix]! / POSITION_UNITS_PER_DEGREE,
    lon: track.lon[fix]! / POSITION_UNITS_PER_DEGREE,
    pressureAltM: track.altitudeM[fix]!,
    extensions: String(ends.find(({ endS }) => timeS <= endS)!.noise).padStart(3, '0'),
  }));
  const { recording, findings } = parseIgc(igcFile(fixes, [...HEADER.slice(0, -1), 'I013638ENL']));
  const flight = scoreFlight({
    recording,
    span: splitFlights(recording)[0]!,
    fileFindings: findings,
    aircraft: { kind, index: 100 },
    uploadedAtS: 0,
    editAllowedUntilS: 0,
  });
  const scoreOf = (name: string) => flight.contests.find((entry) => entry.name === name)!;
  return { flight, scoreOf };
}

test('circles in tow are no part of the first thermal', () => {
  const towed = [standing, roll, tow, circles(180, 3, 210)];
  const { flight, scoreOf } = scored([...towed, circles(300, 1.5, 100), glide, glide], 'GL');
  expect(flight.launch).toMatchObject({ kind: 'T' });
  expect(flight.launch!.gainM).toBeGreaterThan(600);
  const { score } = scoreOf('free');
  expect(score.thermal_count).toBe(1);
  expect(score.thermal_time).toBeGreaterThan(250);
  // Of the thermal's circles alone; those behind the tug had twice the radius.
  expect(Math.abs(score.thermal_radius! - 100)).toBeLessThan(3);
});

test('circles with the motor are no thermal, and electric flights count with their time', () => {
  const withMotor: Flown = { ...circles(240, 4, 100), noise: 900 };
  const { scoreOf } = scored(
    [standing, roll, tow, tow, tow, glide, circles(200, 1.5, 100), glide, withMotor, glide],
    'FG',
  );
  const { score, distance, speed } = scoreOf('electric');
  const phases = phasesOf(score);
  expect(score.thermal_count).toBe(1);
  expect(Math.abs(phases.thermal_avg - 1.5)).toBeLessThan(0.1);
  const totalS = (Date.parse(score.end_time) - Date.parse(score.start_time)) / 1000;
  expect(totalS).toBeGreaterThan(2400);
  expect(score).toMatchObject({ duration: totalS, total_seconds: totalS });
  expect(speed).toBeCloseTo((distance * 3600) / totalS, 1);
  expect(phases.thermal_percentage).toBeCloseTo(phases.thermal_time / totalS, 3);
  // The distance is not that of the glides.
  for (const name of ['glide_ratio', 'glide_detour']) expect(score).not.toHaveProperty(name);
  expect(score.leg.some((leg) => leg.glide_ratio !== undefined)).toBe(true);
  // All but the motor's time, which is no glide.
  const flownS = phases.thermal_time + phases.attempt_time + phases.glide_time;
  expect(Math.abs(totalS - flownS - 240)).toBeLessThan(15);
});
