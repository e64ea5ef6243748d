import { HAS_TEST_DATA, igcFilesIn, readTestFile, sampleOf } from '@cloudstreet/scoring/testing';
import { type FlightDetail, unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/start-test-api.js';
import { EXPECTED_FILES } from '../testing/expected-files.js';

/** The folders of gliders, real or not; the others hold other aircraft, broken files and cut-outs. */
const FOLDERS = ['igc/gliders', 'igc/simulator', 'competitions'];

describe.runIf(HAS_TEST_DATA)('real flights, uploaded', () => {
  let testApi: TestApi;

  beforeAll(async () => {
    testApi = await startTestApi({ clock: () => new Date('2026-11-20T12:00:00Z') });
  });

  test('all files are listed', () => {
    const paths = EXPECTED_FILES.map(({ path }) => path).toSorted();
    expect(paths).toEqual(FOLDERS.flatMap(igcFilesIn).toSorted());
  });

  test.each(sampleOf(EXPECTED_FILES))(
    '$path: $why',
    async ({ path, level, aircraft, findings }) => {
      // Everyone is new here, so that no earlier flight suggests an aircraft.
      const { api } = await testApi.signUp();
      const name = path.split('/').at(-1) ?? '';
      const flights = await uploadFlight(api, readTestFile(path), { name });
      expect(flights).toHaveLength(1);
      const flight = await waitForScore(api, flights[0]?.id ?? 0, { pollMs: 50 });
      expect(describeFindings(flight)).toEqual(findings);
      expect(flight.aircraft?.name).toBe(aircraft);
      expect(flight.igc_file.valid).toBe(level);
      expect(flight.status).toBe(level === 2 ? 'valid' : 'invalid');
      // All were flown long before they came in.
      expect(flight.rank).toBe(false);
      const hasNoWindow = findings.includes('NO_SCORING_WINDOWS(60)');
      expect(flight.contest[0]?.name).toBe(hasNoWindow ? undefined : 'free');
    },
  );

  test('a recording without a usable position is scored with no points', async () => {
    const { api } = await testApi.signUp();
    const file = readTestFile('igc/defects/all-fixes-invalid.igc');
    const [uploaded] = await uploadFlight(api, file, { name: 'invalid.igc' });
    const flight = await waitForScore(api, uploaded!.id, { pollMs: 50 });
    expect(flight.status).toBe('invalid');
    expect(flight.contest).toEqual([]);
    const params = { path: { id: flight.id } };
    const track = await unwrap(api.GET('/flightdata/{id}', { params }));
    expect(track.time).toEqual([]);
  });
});

function describeFindings({ active_errors: findings }: FlightDetail): string[] {
  return findings.map(({ token, parameters }) =>
    parameters.length > 0 ? `${token}(${parameters.join(',')})` : token,
  );
}
