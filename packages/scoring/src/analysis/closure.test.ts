import { describe, expect, test } from 'vitest';
import { distanceM } from '../geo/distance.js';
import { HAS_TEST_DATA } from '../testing/test-data.js';
import { POSITION_UNITS_PER_DEGREE, type Track } from '../track/track.js';
import { GRAVITY_MPS2 } from '../units/gravity.js';
import { airColumns } from './air-columns.js';
import { type DescribedGlide, describePhases } from './describe-phases.js';
import { findPhases } from './find-phases.js';
import { findWind } from './find-wind.js';
import { prepareAnalysis } from './prepare-analysis.js';
import { fly, type Manoeuvre } from './testing/flown-course.js';
import { phaseStatisticsOf } from './testing/phase-statistics-of.js';
import { recordedTrack } from './testing/recorded-track.js';
import { windColumns } from './wind-columns.js';

const glide: Manoeuvre = { seconds: 400, speedMps: 40, climbMps: -1 };
const thermal: Manoeuvre = { seconds: 500, speedMps: 25, climbMps: 2, radiusM: 100 };
const attempt: Manoeuvre = { ...thermal, seconds: 40, climbMps: -0.5, radiusM: -90 };

const FLIGHTS: readonly { readonly why: string; readonly trackOf: () => Track }[] = [
  {
    why: 'a made flight',
    trackOf: () => fly([glide, thermal, glide, attempt, glide, thermal, glide], { windEastMps: 6 }),
  },
  ...(HAS_TEST_DATA
    ? [
        'competitions/leverkusen-2017/2017-07-15-aat/igc/FR_77fv14x1.igc',
        'competitions/wgc-2026/2026-05-28-18m/65S_JP.igc',
        'igc/gliders/99bv7r92.igc',
        'igc/gliders/score-rs-quintus-1000m.igc',
        'igc/gliders/lk8000-DEMO.IGC',
      ].map((file) => ({ why: file, trackOf: () => recordedTrack(file) }))
    : []),
];

describe.each(FLIGHTS)('$why', ({ trackOf }) => {
  const track = trackOf();
  const { count, timeS, altitudeM, lat, lon } = track;
  const phases = findPhases(track);
  const winds = findWind(track, phases);
  const analysis = prepareAnalysis({ track, phases, winds });
  const glides = describePhases(analysis).filter(
    (phase): phase is DescribedGlide => phase.kind === 'glide',
  );
  const sumOf = <Part>(parts: readonly Part[], of: (part: Part) => number) =>
    parts.reduce((sum, part) => sum + of(part), 0);
  /** Of the circling as found, not as in the statistics. */
  const circlingS = sumOf(phases, ({ first, last }) => timeS[last]! - timeS[first]!);
  const circledM = sumOf(phases, ({ first, last }) => altitudeM[last]! - altitudeM[first]!);

  test('time and height of glides and circling add up to the flight', () => {
    expect(sumOf(glides, ({ seconds }) => seconds) + circlingS).toBe(timeS[count - 1]! - timeS[0]!);
    const changeM = altitudeM[count - 1]! - altitudeM[0]!;
    expect(sumOf(glides, ({ gainM }) => gainM) + circledM).toBe(changeM);
  });

  test('they add up between any two fixes', () => {
    for (const [from, to] of [
      [0.1, 0.4],
      [0.25, 0.3],
      [0.33, 0.97],
    ] as const) {
      const interval = { first: Math.floor(from * count), last: Math.floor(to * count) };
      const statistics = phaseStatisticsOf(analysis, interval, 10);
      const parts = describePhases(analysis, interval);
      const own = parts.filter(({ kind }) => kind === 'glide');
      expect(statistics.glide_time).toBe(sumOf(own, ({ seconds }) => seconds));
      expect(statistics.glide_gain).toBe(sumOf(own, ({ gainM }) => gainM));
      const { thermal_time, attempt_time, glide_time, duration } = statistics;
      expect(thermal_time + attempt_time + glide_time).toBe(duration);
      expect(duration).toBe(timeS[interval.last]! - timeS[interval.first]!);
      const { thermal_gain, attempt_gain, glide_gain } = statistics;
      const changeM = altitudeM[interval.last]! - altitudeM[interval.first]!;
      expect(thermal_gain + attempt_gain + glide_gain).toBe(changeM);
    }
  });

  test('distances of glides and circling add up to the distance flown', () => {
    const place = (fix: number) => ({
      lat: lat[fix]! / POSITION_UNITS_PER_DEGREE,
      lon: lon[fix]! / POSITION_UNITS_PER_DEGREE,
    });
    const lengthM = (first: number, last: number) => {
      let sum = 0;
      for (let fix = first; fix < last; fix++) sum += distanceM(place(fix), place(fix + 1));
      return sum;
    };
    const circlingM = sumOf(phases, ({ first, last }) => lengthM(first, last));
    const glidingM = sumOf(glides, ({ trackDistanceKm }) => trackDistanceKm * 1000);
    expect((circlingM + glidingM) / lengthM(0, count - 1)).toBeCloseTo(1, 6);
  });

  test('total energy adds up to height gained plus the height equivalent of speed', () => {
    const { totalEnergyMps, trueAirspeedMps } = airColumns({
      track,
      wind: windColumns(track, winds),
    });
    let [closed, offM, absoluteM, closedS] = [0, 0, 0, 0];
    for (const { first, last, seconds } of glides) {
      let sumM = 0;
      for (let fix = first; fix < last; fix++) {
        const meanMps = (totalEnergyMps[fix]! + totalEnergyMps[fix + 1]!) / 2;
        sumM += meanMps * (timeS[fix + 1]! - timeS[fix]!);
      }
      const [before, after] = [trueAirspeedMps[first]!, trueAirspeedMps[last]!];
      const speedM = (after * after - before * before) / (2 * GRAVITY_MPS2);
      const wonM = altitudeM[last]! - altitudeM[first]! + speedM;
      // A single fix between gaps has unknown motion.
      if (seconds < 60 || !Number.isFinite(sumM - wonM)) continue;
      closed += 1;
      offM += sumM - wonM;
      absoluteM += Math.abs(sumM - wonM);
      closedS += seconds;
    }
    // Energy is fitted over 5 s to either side: at an end of a glide, over some seconds of circling.
    expect(absoluteM / closed).toBeLessThan(7);
    expect(Math.abs(offM) / closedS).toBeLessThan(0.02);
  });
});
