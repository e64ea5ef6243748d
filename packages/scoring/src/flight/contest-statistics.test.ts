import { describe, expect, test } from 'vitest';
import type { FlownStatistics } from '../analysis/flown-statistics.js';
import { flawsOf } from '../analysis/testing/flaws-of.js';
import { phasesOf } from '../analysis/testing/phase-statistics-of.js';
import { parseIgc } from '../igc/parse-igc.js';
import { TWO_SEATER } from '../polar/testing/two-seater.js';
import { HAS_TEST_DATA, readTestFile } from '../testing/test-data.js';
import { createTrack } from '../track/create-track.js';
import { scoreFlight } from './score-flight.js';
import { splitFlights } from './split-flights.js';

const GROUND = [
  'agl_avg',
  ...[1000, 800, 600, 400, 200, 100].map((m) => `below_${m}_agl`),
] as const;

/** Figures that follow from time, distance and altitude alone. */
const ALWAYS = [
  'duration',
  'total_seconds',
  'speed',
  'track_distance',
  'altitude_avg',
  ...['count', 'time', 'percentage', 'gain', 'avg', 'avg_gain'].map((name) => `thermal_${name}`),
  ...['count', 'time', 'percentage', 'gain', 'avg', 'speed_loss'].map((name) => `attempt_${name}`),
  ...['count', 'time', 'percentage', 'gain', 'speed', 'distance'].map((name) => `glide_${name}`),
];

function contestsOf(file: string, isGroundKnown: boolean) {
  const { recording, findings } = parseIgc(readTestFile(file));
  const [interval] = splitFlights(recording);
  const { count } = createTrack(recording, interval!);
  const { contests } = scoreFlight({
    recording,
    interval: interval!,
    fileFindings: findings,
    aircraft: { kind: 'GL', index: 108 },
    uploadedAtS: 0,
    editAllowedUntilS: 0,
    polar: TWO_SEATER,
    massKg: 700,
    ...(isGroundKnown && { groundM: new Int16Array(count).fill(90) }),
  });
  return contests;
}

describe.runIf(HAS_TEST_DATA)('contests and legs of recordings', () => {
  test.each([
    'igc/gliders/olsztyn.igc',
    'igc/gliders/lk8000-DEMO.IGC',
    'competitions/leverkusen-2017/2017-07-15-aat/igc/FR_77fv14x1.igc',
  ])('%s: all have figures, and those of legs add up', (file) => {
    const contests = contestsOf(file, true);
    expect(contests.length).toBeGreaterThan(2);
    for (const { score } of contests) {
      expect(flawsOf(score)).toEqual([]);
      for (const statistics of [score, ...score.leg]) {
        for (const name of [...ALWAYS, ...GROUND]) expect(statistics).toHaveProperty(name);
      }
      const sum = (name: 'thermal_time' | 'attempt_gain' | 'glide_time' | 'glide_gain') =>
        score.leg.reduce((total, leg: FlownStatistics) => total + phasesOf(leg)[name], 0);
      expect(sum('thermal_time')).toBe(score.thermal_time);
      expect(sum('attempt_gain')).toBe(score.attempt_gain);
      expect(sum('glide_time')).toBe(score.glide_time);
      expect(sum('glide_gain')).toBe(score.glide_gain);
    }
  });

  test('contests and legs have no height above ground without terrain', () => {
    for (const { score } of contestsOf('igc/gliders/olsztyn.igc', false)) {
      for (const statistics of [score, ...score.leg]) {
        for (const name of [...GROUND, 'thermal_start_agl'])
          expect(statistics).not.toHaveProperty(name);
      }
    }
  });
});
