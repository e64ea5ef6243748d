import { ApiError, duplicateFlightIds, unwrap, uploadFlight, waitForScore } from '@cloudstreet/sdk';
import { beforeAll, expect, test } from 'vitest';
import { sampleIgc } from '../testing/sample-igc.js';
import { startTestApi, type TestApi, type TestUser } from '../testing/start-test-api.js';

const EVENING = new Date('2026-07-14T18:00:00Z');
let testApi: TestApi;
let pilot: TestUser;

beforeAll(async () => {
  testApi = await startTestApi({ clock: () => EVENING });
  pilot = await testApi.signUp({ name: 'Otto Lilienthal', clubName: 'LSV Anklam' });
});

test('answers at once with the waiting flight, then scores it', async () => {
  const [pending] = await uploadFlight(pilot.api, sampleIgc({ serial: 'S01' }), { name: 'a.igc' });
  expect(pending).toMatchObject({
    status: 'pending',
    rank: false,
    contest: [],
    scoring_date: '2026-07-14',
    edit_allowed_until: '2026-07-16T10:00:00+00:00',
    user: { name: 'Otto Lilienthal' },
    club: { name: 'LSV Anklam' },
    aircraft: { name: 'LS 4' },
    registration: 'D-1234',
  });
  const flight = await waitForScore(pilot.api, pending?.id ?? 0, { pollMs: 50 });
  expect(flight).toMatchObject({ status: 'valid', rank: true });
  expect(flight.contest.map(({ name }) => name)).toContain('free');
  expect(flight.contest[0]?.points).toBeGreaterThan(30);
});
