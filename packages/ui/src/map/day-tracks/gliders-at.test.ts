import { expect, test } from 'vitest';
import { flightOfDay, NOON_S } from '../../../test/day.js';
import { type FlightOfDay, toDayTracks } from './day-tracks.js';
import { glidersAt } from './gliders-at.js';

/** A flight that goes north for four hours, a fix in twenty seconds. */
function fly({ altitudeM = 0, climbMps = 0, northward = 400, groundM = Number.NaN }): FlightOfDay {
  const { line } = flightOfDay();
  const column = (first: number, step: number) => [first, ...line.time.slice(1).map(() => step)];
  return {
    line: {
      time: column(NOON_S, 20),
      lat: column(5_000_000, northward),
      lon: column(700_000, 0),
      alt: column(altitudeM, 0),
      climb: column(climbMps * 10, 0),
      ...(!Number.isNaN(groundM) && { ground: column(groundM, 0) }),
    },
    thermal: [],
  };
}

const TRACKS = toDayTracks([
  fly({ altitudeM: 900, climbMps: 3, groundM: 200 }),
  fly({ altitudeM: 2000, climbMps: -1, northward: 300 }),
  fly({ altitudeM: 1500, northward: 600, groundM: 200 }),
]);

test.each([
  { order: 'altitude', gliders: [1, 2, 0] },
  { order: 'height', gliders: [2, 0, 1] },
  { order: 'climb', gliders: [0, 2, 1] },
  { order: 'hourSpeed', gliders: [2, 0, 1] },
  { order: 'distance', gliders: [2, 0, 1] },
] as const)('sorts by $order', ({ order, gliders }) => {
  expect(glidersAt(TRACKS, NOON_S + 4000, order).map(({ glider }) => glider)).toEqual(gliders);
});

test('leaves out unknown values of a glider', () => {
  const [, , lowest] = glidersAt(TRACKS, NOON_S + 600, 'altitude');
  expect(lowest).toMatchObject({ altitudeM: 900, heightM: 700, climbMps: 3 });
  expect(lowest).not.toHaveProperty('hourSpeedKmh');
  const [highest] = glidersAt(TRACKS, NOON_S + 4000, 'altitude');
  expect(highest).not.toHaveProperty('heightM');
  expect(highest?.hourSpeedKmh).toBeCloseTo(60.1, 0);
});

test('gliders without altitude or climb come after the others, without these figures', () => {
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

test('no glider is in the air before the first takeoff', () => {
  expect(glidersAt(TRACKS, NOON_S - 1, 'altitude')).toEqual([]);
});
