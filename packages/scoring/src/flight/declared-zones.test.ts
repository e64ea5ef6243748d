import { describe, expect, test } from 'vitest';
import { parseIgc } from '../igc/parse-igc.js';
import { HAS_TEST_DATA, readTestFile } from '../testing/test-data.js';
import { inspectFlight } from './inspect-flight.js';
import { splitFlights } from './split-flights.js';

function declaredIn(file: string) {
  const { recording, findings } = parseIgc(readTestFile(file));
  return inspectFlight({
    recording,
    interval: splitFlights(recording)[0]!,
    fileFindings: findings,
    uploadedAtS: 2e9,
    editAllowedUntilS: 2e9,
  }).declared;
}

const LEVERKUSEN = 'competitions/leverkusen-2017';

describe.runIf(HAS_TEST_DATA)('recordings with zones in their lines', () => {
  test.each([
    {
      why: 'areas of a contest, finished',
      file: `${LEVERKUSEN}/2017-07-15-aat/igc/1G_77fv6m71.igc`,
      own: 6,
      national: 1,
    },
    {
      why: 'a racing day, finished',
      file: `${LEVERKUSEN}/2017-07-17-race/igc/EI_77hv6e71.igc`,
      own: 5,
      national: 2,
    },
    {
      why: 'a racing day, outlanded',
      file: `${LEVERKUSEN}/2017-07-17-race/igc/ZG_77hv6ci1.igc`,
      own: 3,
      national: 2,
    },
    {
      why: 'areas, outlanded',
      file: 'competitions/terlet-2012/2012-05-26-aat/aat_outlanding_outside_sector.igc',
      own: 3,
      national: 1,
    },
    {
      why: 'a world championship',
      file: 'competitions/wgc-2026/2026-05-28-18m/65S_JP.igc',
      own: 9,
      national: 0,
    },
    {
      why: 'cylinders at turnpoints',
      file: 'igc/gliders/outlanding_race_task_enl.igc',
      own: 7,
      national: 0,
    },
    { why: 'keyholes', file: 'igc/gliders/45bvafx1.igc', own: 4, national: 1 },
    { why: 'none', file: 'igc/gliders/654G6NG1.IGC', own: undefined, national: 4 },
  ])('$why', ({ file, own, national }) => {
    const declared = declaredIn(file);
    expect(declared?.flownAsDeclared?.reached).toBe(own);
    expect(declared?.flown.reached).toBe(national);
  });
});
