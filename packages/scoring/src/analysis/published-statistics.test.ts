import { describe, expect, test } from 'vitest';
import { HAS_TEST_DATA, readTestJson } from '../testing/test-data.js';
import { bankDeg } from './circle-motion.js';
import { analysisOf, partsOf } from './testing/made-phases.js';
import { phaseStatisticsOf } from './testing/phase-statistics-of.js';

/** The sums that the figures of an interval follow from. */
interface Sums {
  readonly seconds: number;
  readonly distanceKm: number;
  readonly lengthKm: number;
  readonly altitudesM: readonly [start: number, end: number];
  readonly thermals: { readonly seconds: number; readonly gainM: number; readonly count: number };
  readonly attempts: { readonly seconds: number; readonly gainM: number; readonly count: number };
  readonly glideCount: number;
}

/** Statistics of a flight made of such phases. */
function statisticsOf({ thermals, attempts, altitudesM: [startM, endM], ...sums }: Sums) {
  const glides = {
    seconds: sums.seconds - thermals.seconds - attempts.seconds,
    gainM: endM - startM - thermals.gainM - attempts.gainM,
    lengthKm: sums.lengthKm,
  };
  const analysis = analysisOf(
    partsOf(glides, sums.glideCount),
    partsOf(thermals, thermals.count),
    partsOf(attempts, attempts.count),
    startM,
  );
  const interval = { first: 0, last: analysis.track.count - 1 };
  // Made of few fixes, of which the phases are known.
  return phaseStatisticsOf({ ...analysis, canDetectCircling: true }, interval, sums.distanceKm);
}

test('the figures of the worked example follow from its sums', () => {
  const computed = statisticsOf({
    seconds: 21_880,
    distanceKm: 576.62,
    lengthKm: 643.66,
    altitudesM: [1099, 490],
    thermals: { seconds: 6054, gainM: 10_980, count: 34 },
    attempts: { seconds: 807, gainM: 169, count: 22 },
    glideCount: 57,
  });
  expect(computed).toMatchObject({
    duration: 21_880,
    total_seconds: 21_880,
    speed: 94.87,
    track_distance: 643.66,
    thermal_count: 34,
    thermal_time: 6054,
    thermal_gain: 10_980,
    thermal_avg: 1.81,
    thermal_percentage: 0.277,
    thermal_avg_gain: 323,
    attempt_count: 22,
    attempt_time: 807,
    attempt_gain: 169,
    attempt_avg: 0.21,
    attempt_percentage: 0.037,
    attempt_speed_loss: 3.63,
    glide_count: 57,
    glide_time: 15_019,
    glide_gain: -11_758,
    glide_ratio: 49.04,
    glide_detour: 1.116,
    glide_speed: 154.28,
  });
});

interface Published {
  readonly flight_id: number;
  readonly contests: readonly {
    readonly contest: string;
    readonly distance_km: number;
    readonly speed_kmh: number;
    readonly duration_s: number;
    readonly statistics: Readonly<Record<StatisticName, number>>;
    readonly legs: readonly { readonly start_alt: number; readonly end_alt: number }[];
  }[];
}

type StatisticName =
  | 'attempt_avg'
  | 'attempt_count'
  | 'attempt_percentage'
  | 'glide_count'
  | 'glide_detour'
  | 'glide_percentage'
  | 'glide_ratio'
  | 'glide_speed'
  | 'glide_time'
  | 'thermal_avg'
  | 'thermal_bank'
  | 'thermal_count'
  | 'thermal_gain'
  | 'thermal_percentage'
  | 'thermal_radius'
  | 'thermal_speed'
  | 'thermal_time'
  | 'total_seconds'
  | 'track_distance';

describe.runIf(HAS_TEST_DATA)('published statistics', () => {
  const { flights } = (
    HAS_TEST_DATA ? readTestJson('expected/weglide-2025-scored-flights.json') : { flights: [] }
  ) as { flights: readonly Published[] };
  const entries = flights.flatMap(({ flight_id, contests }) =>
    contests.map((entry) => ({ flight_id, ...entry })),
  );

  test('cover 54 results', () => expect(entries).toHaveLength(54));

  test.each(entries)('$contest of flight $flight_id follow from their sums', (entry) => {
    const { statistics: published, legs } = entry;
    const attemptS = published.total_seconds - published.thermal_time - published.glide_time;
    const computed = statisticsOf({
      seconds: published.total_seconds,
      distanceKm: entry.distance_km,
      lengthKm: published.track_distance,
      altitudesM: [legs[0]!.start_alt, legs.at(-1)!.end_alt],
      thermals: {
        seconds: published.thermal_time,
        gainM: published.thermal_gain,
        count: published.thermal_count,
      },
      // Published is what they climbed a second alone.
      attempts: {
        seconds: attemptS,
        gainM: Math.round(published.attempt_avg * attemptS),
        count: published.attempt_count,
      },
      glideCount: published.glide_count,
    });
    expect(computed.duration).toBe(entry.duration_s);
    // A sprint is measured by its two hours, however early it ends.
    const timeS = entry.contest === 'sprint' ? 7200 : entry.duration_s;
    expect(Math.abs((computed.speed * computed.duration) / timeS - entry.speed_kmh)).toBeLessThan(
      0.011,
    );
    for (const name of [
      'total_seconds',
      'thermal_count',
      'thermal_time',
      'thermal_gain',
      'thermal_avg',
      'thermal_percentage',
      'attempt_count',
      'attempt_percentage',
      'glide_count',
      'glide_time',
    ] as const) {
      expect([name, computed[name]]).toEqual([name, published[name]]);
    }
    expect(Math.abs(computed.attempt_avg - published.attempt_avg)).toBeLessThan(0.011);
    // Tolerance of a distance that is rounded itself.
    expect(Math.abs(computed.glide_speed - published.glide_speed)).toBeLessThan(0.011);
    // Published in hundredths, computed in thousandths.
    expect(Math.abs(computed.glide_percentage - published.glide_percentage)).toBeLessThan(0.0051);
    expect(Math.abs(computed.glide_detour! - published.glide_detour)).toBeLessThan(0.0056);
    // Half a hundredth of a m/s over all attempts, a metre of altitudes and a hundredth of the ratio.
    const offM = 0.005 * attemptS + 1;
    const perMetre = published.glide_ratio ** 2 / (entry.distance_km * 1000);
    const offRatio = Math.abs(computed.glide_ratio! - published.glide_ratio);
    expect(offRatio).toBeLessThan(perMetre * offM * 1.1 + 0.01);
    // Speeds and radii are published as means of their own.
    const bank = bankDeg(published.thermal_speed / 3.6, published.thermal_radius);
    expect(Math.abs(bank - published.thermal_bank)).toBeLessThan(1);
  });
});
