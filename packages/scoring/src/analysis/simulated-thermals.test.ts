import { expect, test } from 'vitest';
import { createRandom } from '../testing/create-random.js';
import { describePhases } from './describe-phases.js';
import { findPhases } from './find-phases.js';
import { prepareAnalysis } from './prepare-analysis.js';
import { type AirOptions, fly, type Manoeuvre } from './testing/flown-course.js';
import { phaseStatisticsOf } from './testing/phase-statistics-of.js';

/** A day of thermals as they are: weak and strong, wide and narrow, to either side. */
function thermalsOf(seed: number): Manoeuvre[] {
  const random = createRandom(seed);
  const between = (low: number, high: number) => low + random() * (high - low);
  return Array.from({ length: 8 }, () => ({
    seconds: Math.round(between(110, 420)),
    speedMps: between(23, 30),
    climbMps: between(0.3, 4.5),
    radiusM: between(70, 160) * (random() < 0.5 ? -1 : 1),
  }));
}

const glideAfter = ({ seconds, climbMps }: Manoeuvre): Manoeuvre => ({
  seconds: 240,
  speedMps: 38,
  climbMps: (-seconds * climbMps) / 240,
});

const DAYS = [1, 2, 3, 4].flatMap((seed) =>
  [1, 2, 3, 4].map((intervalS) => ({
    seed,
    intervalS,
    windEastMps: [0, 4, -9, 12][seed - 1]!,
    windNorthMps: [0, -3, 5, 10][seed - 1]!,
  })),
);

test.each(DAYS)(
  'finds all thermals of day $seed with a fix every $intervalS s',
  ({ seed, ...air }: AirOptions & { readonly seed: number; readonly intervalS: number }) => {
    const made = thermalsOf(seed);
    const start: Manoeuvre = { seconds: 240, speedMps: 38, climbMps: 0 };
    const track = fly([start, ...made.flatMap((thermal) => [thermal, glideAfter(thermal)])], air);
    const phases = findPhases(track);
    const analysis = prepareAnalysis({ track, phases });
    const found = describePhases(analysis).flatMap((phase) =>
      phase.kind === 'thermal' ? [phase] : [],
    );
    expect(found).toHaveLength(made.length);
    expect(phases).toHaveLength(made.length);
    // Start and end of circling are exact to two fixes.
    const edgeS = 4 * air.intervalS;
    for (const [i, { seconds, climbMps, radiusM = 0, speedMps }] of made.entries()) {
      const thermal = found[i]!;
      expect(Math.abs(thermal.seconds - seconds)).toBeLessThanOrEqual(edgeS);
      expect(Math.abs(thermal.climbMps - climbMps)).toBeLessThan(0.05);
      expect(thermal.turn).toBe(radiusM > 0 ? 'right' : 'left');
      expect(Math.abs(thermal.radiusM! / Math.abs(radiusM) - 1)).toBeLessThan(0.05);
      expect(Math.abs(thermal.speedKmh! / (speedMps * 3.6) - 1)).toBeLessThan(0.05);
    }
    const madeS = made.reduce((sum, { seconds }) => sum + seconds, 0);
    const madeM = made.reduce((sum, { seconds, climbMps }) => sum + seconds * climbMps, 0);
    const statistics = phaseStatisticsOf(analysis, { first: 0, last: track.count - 1 }, 80);
    expect(statistics.thermal_count).toBe(made.length);
    expect(Math.abs(statistics.thermal_avg - madeM / madeS)).toBeLessThan(0.1);
    expect(Math.abs(statistics.thermal_gain / madeM - 1)).toBeLessThan(0.03);
    expect(Math.abs(statistics.thermal_percentage - madeS / statistics.duration)).toBeLessThan(
      0.02,
    );
    const rightS = made.reduce(
      (sum, { seconds, radiusM = 0 }) => sum + (radiusM > 0 ? seconds : 0),
      0,
    );
    expect(Math.abs(statistics.thermal_direction! - rightS / madeS)).toBeLessThan(0.02);
  },
);
