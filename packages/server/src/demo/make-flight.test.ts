import { parseIgc, splitFlights } from '@cloudstreet/scoring/parse';
import { scoreFlight } from '@cloudstreet/scoring/score';
import { beforeAll, expect, test } from 'vitest';
import { startTestApi } from '../testing/start-test-api.js';
import { type LoadedWorld, loadWorld } from './load-world.js';
import { makeFlight } from './make-flight.js';
import { planSeason } from './plan-season.js';

const PLAN = planSeason({
  seed: 'test',
  nowS: Date.UTC(2026, 10, 21) / 1000,
  seasonStartS: Date.UTC(2026, 9, 1) / 1000,
  count: 430,
});
/** One of each airfield and month, roughly. */
const SAMPLE = PLAN.filter((_, index) => index % 24 === 0);

let world: LoadedWorld;

beforeAll(async () => {
  const { server } = await startTestApi();
  world = await loadWorld(server.services.db, { seed: 'test', season: 2027 });
});

test('the same plan gives the same bytes', () => {
  const [first] = SAMPLE;
  if (!first) throw new Error('The season is empty.');
  expect(makeFlight(first, world).igc).toBe(makeFlight(first, world).igc);
});

test.each(SAMPLE.map((flight) => [flight.id, flight] as const))(
  'flight %s is read and scored without a remark',
  (_, flight) => {
    const made = makeFlight(flight, world);
    const { recording, findings } = parseIgc(new TextEncoder().encode(made.igc));
    expect(findings).toEqual([]);
    const intervals = splitFlights(recording);
    expect(intervals).toHaveLength(1);
    const place = world.places.get(flight.airfield.ident);
    const glider = world.gliders.get(made.gliderName);
    if (!intervals[0] || !place || !glider) throw new Error('There is no flight.');
    const scored = scoreFlight({
      recording,
      interval: intervals[0],
      fileFindings: findings,
      aircraft: { kind: glider.kind, index: glider.index },
      takeoffElevationM: place.elevationM,
      uploadedAtS: made.endS + 7200,
      editAllowedUntilS: made.endS + 86_400,
    });
    expect(scored.findings).toEqual([]);
    expect(scored.fileValid).toBe(2);
    const free = scored.contests.find(({ name }) => name === 'free');
    expect(free?.speed).toBeGreaterThan(35);
    expect(free?.speed).toBeLessThan(150);
    expect(free?.distance).toBeLessThan(900);
  },
);
