import { describe, expect, test } from 'vitest';
import { parseIgc } from '../igc/parse-igc.js';
import { HAS_TEST_DATA, readTestFile } from '../testing/test-data.js';
import type { AircraftKind } from '../track/engine-runs.js';
import { ENGINE_LABELS } from '../track/testing/engine-labels.js';
import { inspectFlight } from './inspect-flight.js';
import { splitFlights } from './split-flights.js';

/** Real flights in which no engine ran. */
const FILES = ENGINE_LABELS.filter(({ noises }) => noises.every(({ cause }) => cause !== 'engine'));

function inspect(file: string, kind: AircraftKind) {
  const { recording, findings } = parseIgc(readTestFile(file));
  const {
    scoringTimes,
    launch,
    findings: all,
  } = inspectFlight({
    recording,
    interval: splitFlights(recording)[0]!,
    fileFindings: findings,
    aircraft: { kind, index: 100 },
    uploadedAtS: 0,
    editAllowedUntilS: 0,
  });
  const questions = all.filter(({ token }) => token === 'ENGINE_NOISE_UNCERTAIN');
  return { scoringTimes, launch: launch?.kind, questions };
}

describe.runIf(HAS_TEST_DATA)('a flight without engine in a motor glider', () => {
  test('is labelled in many recordings', () => {
    expect(FILES.length).toBeGreaterThan(40);
  });

  test.each(FILES)('is scored as one of a glider: $file', ({ file }) => {
    const { scoringTimes, launch } = inspect(file, 'GL');
    expect(scoringTimes.length).toBeGreaterThan(0);
    expect(inspect(file, 'MG')).toEqual({ scoringTimes, launch, questions: [] });
  });
});
