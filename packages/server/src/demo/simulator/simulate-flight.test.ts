import { describe, expect, test } from 'vitest';
import { type GroundPosition, lengthM, move, offsetBetween, offsetTo } from './earth.js';
import { createGlidePerformance, type GliderSpec } from './glide-performance.js';
import { type FlownSecond, GliderInFlight } from './glider-in-flight.js';
import { landOut } from './landing.js';
import { Pilot } from './pilot.js';
import { createRandom } from './random.js';
import { type FlightPlan, simulateFlight } from './simulate-flight.js';
import { ThermalField } from './thermals.js';
import { createWeather, type Weather } from './weather.js';

const AIRFIELD = { lat: 52.1427, lon: 12.6714 };
const ELEVATION_M = 66;

const LS8: GliderSpec = {
  name: 'LS 8',
  kind: 'GL',
  seats: 1,
  selfLaunch: false,
  emptyKg: 275,
  referenceKg: 346.5,
  maxKg: 525,
  minSpeedMps: 21.2,
  polar: [-0.002815, 0.1430284, -2.4293602],
};

function fly(seed: string, changes: Partial<FlightPlan> = {}) {
  const random = createRandom(seed);
  const weather = createWeather(random, {
    place: { ...AIRFIELD, dryness: 1 },
    day: Date.UTC(2026, 5, 20) / 1000,
    quality: 0.8,
  });
  const plan: FlightPlan = {
    glider: LS8,
    massKg: 400,
    launch: 'tow',
    recordingS: Math.round(weather.thermalsFromS + 4500),
    airfield: AIRFIELD,
    elevationM: ELEVATION_M,
    course: [at(30, 110), at(90, 110)],
    homeByS: Math.round(weather.thermalsUntilS - 1800),
    skill: 0.7,
    ...changes,
  };
  const field = new ThermalField(random.below(2 ** 31), AIRFIELD, weather);
  return { weather, plan, ...simulateFlight(plan, field, random) };
}

function at(directionDeg: number, km: number): GroundPosition {
  return move(AIRFIELD, offsetTo((directionDeg * Math.PI) / 180, km * 1000));
}

const SEEDS = ['north', 'south', 'east', 'west'];

test.each(SEEDS)('the same seed gives the same flight: %s', (seed) => {
  expect(fly(seed).flown).toEqual(fly(seed).flown);
});

describe.each(SEEDS)('a flight over a triangle of 330 km: %s', (seed) => {
  const { flown, weather } = fly(seed);

  test('begins and ends standing on the ground', () => {
    for (const second of [...flown.slice(0, 60), ...flown.slice(-60)]) {
      expect(second.altitudeM).toBe(ELEVATION_M);
    }
    expect(groundSpeeds(flown.slice(0, 60)).every((speed) => speed === 0)).toBe(true);
    expect(groundSpeeds(flown.slice(-60)).every((speed) => speed === 0)).toBe(true);
  });

  test('moves like a glider each second', () => {
    expect(Math.max(...groundSpeeds(flown))).toBeLessThan(280 / 3.6);
    const climbs = flown.slice(1).map((now, i) => now.altitudeM - (flown[i]?.altitudeM ?? 0));
    expect(Math.max(...climbs)).toBeLessThan(18);
    expect(Math.min(...climbs)).toBeGreaterThan(-15);
  });

  test('stays between the ground and the clouds', () => {
    const heights = flown.map(({ altitudeM }) => altitudeM - ELEVATION_M);
    expect(Math.min(...heights)).toBe(0);
    expect(Math.max(...heights)).toBeLessThan(weather.cloudBaseAglM);
    expect(Math.max(...heights)).toBeGreaterThan(weather.cloudBaseAglM * 0.7);
  });

  test('circles when it climbs and flies straight when it does not', () => {
    const share = circlingShare(flown);
    expect(share).toBeGreaterThan(0.12);
    expect(share).toBeLessThan(0.6);
    expect(gainWhileCircling(flown)).toBeGreaterThan(3000);
  });

  test('drifts with the wind while it circles', () => {
    const drift = driftOfCircles(flown);
    const { eastM, northM } = weather.windMps;
    expect(Math.hypot(drift.eastM - eastM, drift.northM - northM)).toBeLessThan(0.8);
  });
});

test('rounds its turnpoints and returns', () => {
  const { flown, plan, arrival } = fly('north');
  expect(arrival).toBe('home');
  for (const point of plan.course) {
    expect(Math.min(...flown.map((second) => lengthM(offsetBetween(second, point))))).toBeLessThan(
      500,
    );
  }
  const end = flown.at(-1);
  expect(end && lengthM(offsetBetween(end, AIRFIELD))).toBeLessThan(1000);
});

test.each([
  { launch: 'winch', lowestM: 300, highestM: 500, withinS: 120 },
  { launch: 'tow', lowestM: 450, highestM: 900, withinS: 500 },
  { launch: 'self', lowestM: 400, highestM: 750, withinS: 500 },
] as const)('starts by $launch', ({ launch, lowestM, highestM, withinS }) => {
  const glider: GliderSpec = launch === 'self' ? { ...LS8, kind: 'MG', selfLaunch: true } : LS8;
  const { flown } = fly('launch', { launch, glider });
  const lift = flown.findIndex(({ altitudeM }) => altitudeM > ELEVATION_M + 2);
  const release = flown.findIndex((second, i) => i > lift && second.power + second.rush === 0);
  expect(release - lift).toBeLessThan(withinS);
  const height = (flown[release]?.altitudeM ?? 0) - ELEVATION_M;
  expect(height).toBeGreaterThan(lowestM);
  expect(height).toBeLessThan(highestM);
  expect(flown.some(({ power }) => power > 0.8)).toBe(launch === 'self');
});

const DEAD_AIR: Weather = {
  thermalsFromS: -1e6,
  thermalsUntilS: 1e6,
  peakLiftMps: 0.1,
  cloudBaseAglM: 1500,
  windMps: { eastM: 2, northM: 1 },
  qnhHpa: 1013,
};

/** A pilot 60 km from home and 700 m up, with nothing to climb in. */
function startInDeadAir(engineMps: number) {
  const glider = new GliderInFlight({
    position: at(0, 60),
    elevationM: ELEVATION_M,
    timeS: 0,
    headingRad: 0,
    polar: createGlidePerformance(LS8, 400),
    weather: DEAD_AIR,
  });
  glider.altitudeM = ELEVATION_M + 700;
  const pilot = new Pilot({
    glider,
    field: new ThermalField(1, AIRFIELD, DEAD_AIR),
    home: AIRFIELD,
    course: [],
    homeByS: 7200,
    skill: 0.5,
    engineMps,
    random: createRandom('dead air'),
  });
  return { glider, arrival: pilot.fly() };
}

test('lands in a field when there is no lift', () => {
  const { glider, arrival } = startInDeadAir(0);
  expect(arrival).toBe('field');
  landOut(glider, createRandom('field'));
  expect(glider.heightM).toBe(0);
  expect(lengthM(offsetBetween(glider.position, AIRFIELD))).toBeGreaterThan(30_000);
});

test('returns with the engine when there is no lift', () => {
  const { glider, arrival } = startInDeadAir(1);
  expect(arrival).toBe('home');
  expect(glider.flown.some(({ power }) => power > 0.8)).toBe(true);
});

function groundSpeeds(flown: readonly FlownSecond[]): number[] {
  return flown.slice(1).map((now, i) => lengthM(offsetBetween(flown[i] ?? now, now)));
}

/** Direction flown at each second, as one running angle without jumps. */
function runningHeading(flown: readonly FlownSecond[]): number[] {
  let total = 0;
  let last: number | undefined;
  return flown.slice(1).map((now, i) => {
    const way = offsetBetween(flown[i] ?? now, now);
    const heading = Math.atan2(way.eastM, way.northM);
    if (last !== undefined) total += Math.atan2(Math.sin(heading - last), Math.cos(heading - last));
    last = heading;
    return total;
  });
}

const TURN = 2 * Math.PI;
const HALF_MINUTE_S = 30;

function isCircling(headings: readonly number[], second: number): boolean {
  const [from, to] = [headings[second - HALF_MINUTE_S], headings[second + HALF_MINUTE_S]];
  return from !== undefined && to !== undefined && Math.abs(to - from) > 1.5 * TURN;
}

function circlingShare(flown: readonly FlownSecond[]): number {
  const headings = runningHeading(flown);
  return headings.filter((_, second) => isCircling(headings, second)).length / headings.length;
}

function gainWhileCircling(flown: readonly FlownSecond[]): number {
  const headings = runningHeading(flown);
  return headings.reduce((sum, _, second) => {
    const rise = (flown[second + 1]?.altitudeM ?? 0) - (flown[second]?.altitudeM ?? 0);
    return isCircling(headings, second) ? sum + rise : sum;
  }, 0);
}

const SLOWEST_CIRCLE_S = 40;

/** Way over ground per second of the circle in the middle of all, in each direction. */
function driftOfCircles(flown: readonly FlownSecond[]) {
  const headings = runningHeading(flown);
  const drifts = headings.flatMap((start, second) => {
    if (!isCircling(headings, second)) return [];
    const rest = headings.slice(second, second + SLOWEST_CIRCLE_S);
    const seconds = rest.findIndex((heading) => Math.abs(heading - start) >= TURN);
    const [from, to] = [flown[second], flown[second + seconds]];
    if (seconds < 0 || !from || !to) return [];
    const way = offsetBetween(from, to);
    return [{ eastM: way.eastM / seconds, northM: way.northM / seconds }];
  });
  return {
    eastM: median(drifts.map(({ eastM }) => eastM)),
    northM: median(drifts.map(({ northM }) => northM)),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
