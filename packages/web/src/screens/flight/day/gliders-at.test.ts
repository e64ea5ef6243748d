import { toDayTracks } from '@cloudstreet/ui/map/day-tracks';
import { expect, test } from 'vitest';
import { glidersAt } from './gliders-at.js';

const NOON_S = 1_784_030_400;

/** Two hours northwards, a fix in twenty seconds. */
function flight({ alt = 1000, climb = 0, northward = 400, ground = false }) {
  const steps = (value: number) => Array.from({ length: 360 }, () => value);
  return {
    line: {
      time: [NOON_S, ...steps(20)],
      lat: [5_000_000, ...steps(northward)],
      lon: [700_000, ...steps(0)],
      alt: [alt, ...steps(0)],
      climb: [climb * 10, ...steps(0)],
      ...(ground && { ground: [200, ...steps(0)] }),
    },
    thermal: [],
  };
}

const TRACKS = toDayTracks([
  flight({ alt: 900, climb: 3, ground: true }),
  flight({ alt: 2000, climb: -1, northward: 300 }),
  flight({ alt: 1500, northward: 600 }),
]);

test.each([
  { order: 'altitude', gliders: [1, 2, 0] },
  { order: 'climb', gliders: [0, 2, 1] },
  { order: 'distance', gliders: [2, 0, 1] },
] as const)('the first by $order come first', ({ order, gliders }) => {
  expect(glidersAt(TRACKS, NOON_S + 4000, order).map(({ glider }) => glider)).toEqual(gliders);
});

test('what is not known of a glider is absent', () => {
  const [, , lowest] = glidersAt(TRACKS, NOON_S + 600, 'altitude');
  expect(lowest).toMatchObject({ altitudeM: 900, heightM: 700, climbMps: 3 });
  expect(lowest).not.toHaveProperty('hourSpeedKmh');
  const [highest] = glidersAt(TRACKS, NOON_S + 4000, 'altitude');
  expect(highest).not.toHaveProperty('heightM');
  expect(highest?.hourSpeedKmh).toBeCloseTo(60.1, 0);
});

test('whoever has no altitude or climb is told without, after the others', () => {
  const { altitude, climb } = TRACKS.values;
  const unknown = (column: Float32Array | undefined) =>
    column?.map((value, at) => (at < TRACKS.offsets[1]! ? Number.NaN : value));
  const values = { ...TRACKS.values, altitude: unknown(altitude)!, climb: unknown(climb)! };
  for (const order of ['altitude', 'climb'] as const) {
    const last = glidersAt({ ...TRACKS, values }, NOON_S + 4000, order).at(-1);
    expect(last).toMatchObject({ glider: 0, heightM: 700 });
    expect(last).not.toHaveProperty('altitudeM');
    expect(last).not.toHaveProperty('climbMps');
  }
});

test('nobody is in the air before the first takeoff', () => {
  expect(glidersAt(TRACKS, NOON_S - 1, 'altitude')).toEqual([]);
});
