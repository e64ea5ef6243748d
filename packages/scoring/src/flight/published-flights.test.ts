import { describe, expect, test } from 'vitest';
import { pathOnSphereKm } from '../contest/testing/path-on-sphere.js';
import { parseIgc } from '../igc/parse-igc.js';
import { HAS_TEST_DATA, readTestFile } from '../testing/test-data.js';
import { scoreFlight } from './score-flight.js';
import { splitFlights } from './split-flights.js';

function scoreFile(path: string) {
  const { recording, findings } = parseIgc(readTestFile(path));
  return scoreFlight({
    recording,
    interval: splitFlights(recording)[0]!,
    fileFindings: findings,
    aircraft: { kind: 'GL', index: 100 },
    uploadedAtS: recording.dayStartS,
    editAllowedUntilS: recording.dayStartS,
  });
}

function freeOf(path: string) {
  return scoreFile(path).contests.find(({ name }) => name === 'free')?.score;
}

// Others publish what they made of these files; their releases are their own.
describe.runIf(HAS_TEST_DATA)('results published elsewhere', () => {
  test.each([
    { file: 'score-rs-ls10.igc', km: 1018.5, withinKm: 0.2, why: 'a start one fix later' },
    { file: 'score-rs-quintus-1000m.igc', km: 1158.61, withinKm: 0.01, why: 'the same start' },
  ])('$file: $km km, $why', ({ file, km, withinKm }) => {
    const free = freeOf(`igc/gliders/${file}`);
    expect(Math.abs((free?.distance ?? 0) - km)).toBeLessThan(withinKm);
  });

  test.each([
    { file: 'hornet-2017-08-14-fla-6ng-01.igc', km: 501.3, withinKm: 0.05, why: 'the same path' },
    { file: '01lz1hq1.igc', km: 519.44, withinKm: 0.6, why: 'a release some 20 s later' },
    { file: '9crx3101.igc', km: 326.86, withinKm: 0.35, why: 'a release some minutes earlier' },
    { file: '2018-04-14-fla-6ng-01.igc', km: 171.246, withinKm: 0.3, why: 'a thinned track' },
  ])('$file on the sphere: $km km, $why', ({ file, km, withinKm }) => {
    const free = freeOf(`igc/gliders/${file}`);
    expect(Math.abs(pathOnSphereKm(free?.turnpoints ?? []) - km)).toBeLessThan(withinKm);
  });

  test.each([
    { file: 'hornet-2017-08-14-fla-6ng-01.igc', utc: '2017-08-14T10:28:05Z' },
    { file: 'score-rs-ls10.igc', utc: '2023-06-17T08:12:29Z' },
  ])('$file: released at $utc', ({ file, utc }) => {
    const releasedS = scoreFile(`igc/gliders/${file}`).release?.timeS ?? 0;
    const lateS = releasedS - Date.parse(utc) / 1000;
    // The top of the tow; others wait for the climb to be over.
    expect(lateS).toBeLessThanOrEqual(0);
    expect(lateS).toBeGreaterThanOrEqual(-12);
  });

  test('simple.igc: took off at 09:11:23', () => {
    const takeoffS = scoreFile('igc/gliders/simple.igc').takeoff?.timeS ?? 0;
    // Within one interval between fixes.
    expect(Math.abs(takeoffS - Date.UTC(2011, 5, 18, 9, 11, 23) / 1000)).toBeLessThanOrEqual(5);
  });
});
