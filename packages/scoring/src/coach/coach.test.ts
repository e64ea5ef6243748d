import { describe, expect, test } from 'vitest';
import { airColumns } from '../analysis/air-columns.js';
import { findPhases } from '../analysis/find-phases.js';
import type { Manoeuvre } from '../analysis/testing/flown-course.js';
import { splitFlights } from '../flight/split-flights.js';
import { parseIgc } from '../igc/parse-igc.js';
import { verticalSpeedMps } from '../polar/polar.js';
import { polarAtMass } from '../polar/polar-at-mass.js';
import { crossCountrySpeedMps, speedToFlyMps } from '../polar/speed-to-fly.js';
import { HAS_TEST_DATA, readTestFile } from '../testing/test-data.js';
import { createTrack } from '../track/create-track.js';
import { type Coach, coach } from './coach.js';
import type { CoachInput } from './coach-input.js';
import { ALTITUDE_M, climbAt, flownFlight, glideAt, POLAR } from './testing/flown-flight.js';

const FACTOR = Math.sqrt((1 - 2.25577e-5 * ALTITUDE_M) ** 4.2559);
const CLIMB_MPS = 2;
/** Thinner air scales climb and sink alike: the indicated optimum is that of less climb. */
const bestMps = (nettoMps = 0) =>
  speedToFlyMps(POLAR, { macCreadyMps: CLIMB_MPS * FACTOR, nettoMps: nettoMps * FACTOR });

/** Four thermals, circled to either side in turn, each with a glide that loses what it gained. */
function flightAt(speedMps: (nettoMps: number) => number, radiiM = [100, -100]): Manoeuvre[] {
  return [0.3, -0.3, -0.5, 0.5].flatMap((nettoMps, i) => {
    const glide = glideAt(speedMps(nettoMps), nettoMps);
    const seconds = (-glide.climbMps * glide.seconds) / CLIMB_MPS;
    return [climbAt(CLIMB_MPS, seconds, radiiM[i % radiiM.length]), glide];
  });
}

const tipsOf = (input: CoachInput) => {
  const { thermals, speed, weight } = coach(input);
  return [thermals, speed, weight].flatMap(({ advice }) =>
    (advice?.tips ?? []).map(({ kind }) => kind),
  );
};

const WINDS = [
  { why: 'no wind', air: {} },
  { why: '36 km/h from the west', air: { windEastMps: 10 } },
  { why: 'a fix every 4 s, wind from the north', air: { windNorthMps: -8, intervalS: 4 } },
];

test.each(WINDS)('a flight at the optimum gets no tip: $why', ({ air }) => {
  const input = flownFlight(flightAt(bestMps), air);
  expect(tipsOf(input)).toEqual([]);
  const { speed, timeLost } = coach(input);
  expect(speed.advice!.macCready).toMatchObject({ from: 'interval' });
  expect(speed.advice!.macCready.climbMps).toBeCloseTo(2, 1);
  expect(Math.abs(speed.advice!.meanKmh / speed.advice!.optimalKmh - 1)).toBeLessThan(0.03);
  expect(Math.abs(speed.advice!.meanNettoMps)).toBeLessThan(0.1);
  // Of twenty minutes of glides; their starts and ends are missing.
  const { tooFastS, tooSlowS } = timeLost.advice!.causes;
  expect(tooFastS + tooSlowS).toBeLessThan(15);
});

test.each([
  { kind: 'flySlower', share: 1.2 },
  { kind: 'flyFaster', share: 0.8 },
])('speeds of $share of the optimum: $kind', ({ kind, share }) => {
  const input = flownFlight(flightAt((nettoMps) => bestMps(nettoMps) * share));
  const { tips, meanKmh, optimalKmh } = coach(input).speed.advice!;
  expect(tips[0]).toMatchObject({ kind, meanKmh, optimalKmh });
  expect(tips[0]!.flownShare).toBeCloseTo(1, 10);
  expect(tips[0]).not.toHaveProperty('fromKmh');
  expect(meanKmh / optimalKmh).toBeCloseTo(share, 1);
  // Further ones tell at which speeds, and say the same.
  for (const tip of tips) expect(tip.kind).toBe(kind);
  expect(tipsOf(input)).not.toContain(kind === 'flySlower' ? 'flyFaster' : 'flySlower');
});

test('a range of speeds that was flown too long gets its own tip', () => {
  // Slow in sinking air, fast in rising air: right on average.
  const flown = flightAt((nettoMps) => bestMps(-3 * nettoMps));
  const { tips, bands, meanKmh, optimalKmh } = coach(flownFlight(flown)).speed.advice!;
  expect(Math.abs(meanKmh / optimalKmh - 1)).toBeLessThan(0.07);
  expect(tips.map(({ kind }) => kind).toSorted()).toEqual(['flyFaster', 'flySlower']);
  const [slow, fast] = ['flyFaster', 'flySlower'].map((kind) =>
    tips.find((tip) => tip.kind === kind),
  );
  expect(slow!.toKmh).toBeLessThanOrEqual(fast!.fromKmh!);
  for (const tip of tips) expect(tip.flownShare - tip.optimalShare).toBeGreaterThan(0.15);
  const total = (of: 'flownShare' | 'optimalShare') =>
    bands.reduce((sum, band) => sum + band[of], 0);
  expect(total('flownShare')).toBeCloseTo(1, 10);
  expect(total('optimalShare')).toBeCloseTo(1, 10);
});

test('a careful glide near the ground gets no tip', () => {
  const slow = [climbAt(2, 300), glideAt(bestMps()), glideAt(bestMps() * 0.75)];
  const input = flownFlight(slow);
  expect(coach(input).speed.advice!.tips[0]).toMatchObject({ kind: 'flyFaster' });
  const ground = new Int16Array(input.track.count).fill(0);
  for (let i = 602; i < ground.length; i++) ground[i] = input.track.altitudeM[i]! - 200;
  const { tips, lowS, judgedS } = coach({ ...input, groundM: ground }).speed.advice!;
  expect(tips).toEqual([]);
  expect(Math.abs(lowS - 300)).toBeLessThanOrEqual(5);
  expect(Math.abs(judgedS - 300)).toBeLessThanOrEqual(10);
  const bolder = coach({ ...input, groundM: ground, minHeightAglM: 150 }).speed.advice!;
  expect(bolder).toMatchObject({ lowS: 0, judgedFromAglM: 150 });
  expect(coach(input).speed.advice).not.toHaveProperty('judgedFromAglM');
});

test('climb has figures by fifths of a thermal and by height', () => {
  const { advice } = coach(
    flownFlight([glideAt(40, 0, 200), climbAt(1, 250), climbAt(3, 250), glideAt(40, 0, 200)]),
  ).thermals;
  const [lowest, , , , highest] = advice!.climbByFifthMps;
  expect(lowest).toBeCloseTo(1, 0);
  expect(highest).toBeCloseTo(3, 0);
  const sum = (of: 'seconds' | 'gainM') =>
    advice!.climbByHeight.reduce((total, band) => total + band[of], 0);
  expect(sum('gainM') / sum('seconds')).toBeCloseTo(advice!.climbMps, 10);
  expect(advice!.climbByHeight.length).toBeLessThanOrEqual(12);
  const heights = advice!.climbByHeight.map(({ fromM, toM }) => toM - fromM);
  expect(new Set(heights)).toEqual(new Set([100]));
  expect(advice!.tips).toEqual([]);
});

test('bands of altitude are round in feet on request', () => {
  const input = flownFlight([glideAt(40, 0, 200), climbAt(2, 250), glideAt(40, 0, 200)]);
  const { climbByHeight } = coach({ ...input, altitudeUnit: 'ft' }).thermals.advice!;
  expect(climbByHeight.length).toBeGreaterThan(2);
  for (const { fromM, toM } of climbByHeight) {
    expect((toM - fromM) * 3.28084).toBeCloseTo(200, 6);
    expect((fromM * 3.28084) / 200).toBeCloseTo(Math.round((fromM * 3.28084) / 200), 6);
  }
});

test('staying in a thermal that no longer climbs gets the tip to leave', () => {
  const tired = [climbAt(2.5, 240), climbAt(0.4, 200), glideAt(40, 0, 300)];
  const fresh = [climbAt(2, 350), glideAt(40, 0, 300)];
  const { tips } = coach(flownFlight([...tired, ...tired, ...fresh])).thermals.advice!;
  const tip = tips.find(({ kind }) => kind === 'leaveEarlier');
  expect(tip).toMatchObject({ kind: 'leaveEarlier' });
  expect(tip!.share).toBeCloseTo(2 / 3, 2);
  expect(coach(flownFlight(fresh)).thermals.advice).toMatchObject({ lateShare: 0, tips: [] });
});

test('wide circles, and circles in one direction only, get a tip', () => {
  // At 1.3 · 80 km/h and 40° of bank, within what some hundred metres make of the air.
  const trueMps = (1.3 * 80) / 3.6 / FACTOR;
  const optimumM = trueMps ** 2 / (9.80665 * Math.tan((40 * Math.PI) / 180));
  const wide = flownFlight(flightAt(bestMps, [-150]));
  const { advice } = coach(wide).thermals;
  expect(Math.abs(advice!.optimalRadiusM! / optimumM - 1)).toBeLessThan(0.06);
  expect(Math.abs(advice!.radiusM! / 150 - 1)).toBeLessThan(0.02);
  expect(advice!.leftShare).toBe(1);
  expect(advice!.wideShare).toBe(1);
  expect(advice!.tips).toMatchObject([
    { kind: 'circleTighter', share: 1 },
    { kind: 'circleBothWays', turn: 'left', share: 1 },
  ]);
});

test('circling in one direction in a single thermal gets no tip', () => {
  const { advice } = coach(flownFlight([climbAt(2, 300, -100), glideAt(40)])).thermals;
  expect(advice!.leftShare).toBe(1);
  expect(advice!.tips).toEqual([]);
});

test('glides have netto, ratio and the time lost by speed', () => {
  const speedMps = bestMps() * 1.25;
  const { advice } = coach(
    flownFlight([climbAt(2, 300), glideAt(speedMps, 0.4), climbAt(2, 300)], { windEastMps: 5 }),
  ).glides;
  const all = advice!.glides.find(({ seconds }) => seconds > 300)!;
  expect(Math.abs(all.nettoMps - 0.4)).toBeLessThan(0.1);
  expect(all.liftShare).toBeGreaterThan(0.95);
  const sunk = verticalSpeedMps(POLAR, speedMps) / FACTOR;
  expect(Math.abs(all.polarRatio / (speedMps / FACTOR / -sunk) - 1)).toBeLessThan(0.02);
  expect(Math.abs(all.glideRatio! / (speedMps / FACTOR / -(sunk + 0.4)) - 1)).toBeLessThan(0.06);
  expect(all.detour).toBeCloseTo(1, 2);
  // By hand: the distance costs (climb − netto − w) / (climb · v) seconds a metre.
  const costOf = (mps: number) =>
    (2 - 0.4 - verticalSpeedMps(POLAR, mps) / FACTOR) / ((2 * mps) / FACTOR);
  const lostS = (costOf(speedMps) - costOf(bestMps(0.4))) * (speedMps / FACTOR) * 300;
  expect(Math.abs(all.tooFastS / lostS - 1)).toBeLessThan(0.08);
  expect(all.tooSlowS).toBeLessThan(2);
});

test('weight: the curve follows the polar, and its best mass is returned', () => {
  const flown = flownFlight([climbAt(2, 400), glideAt(bestMps(), 0, 600)]);
  const input = { ...flown, massLimits: { minKg: 560, maxKg: 850 }, macCreadyMps: 2 };
  const { advice } = coach(input).weight;
  expect(advice!.curve.map(({ massKg }) => massKg)).toEqual(
    Array.from({ length: 30 }, (_, i) => 560 + i * 10),
  );
  // Through still air all cross-country speeds follow from the polar. The glide goes from 1800 m
  // to 900 m: within 2 % it is all one air.
  for (const { massKg, speedKmh } of [...advice!.curve, advice!.flown]) {
    const climbMps = 2 * Math.max(0.5, 1 - 0.5 * (massKg / 702 - 1));
    const speedMps = crossCountrySpeedMps(polarAtMass(POLAR, massKg), climbMps * FACTOR) / FACTOR;
    expect(Math.abs(speedKmh / (speedMps * 3.6) - 1)).toBeLessThan(0.02);
  }
  expect(advice!.flown.massKg).toBe(702);
  expect(advice!.best.speedKmh - advice!.flown.speedKmh).toBe(advice!.gainKmh);
  for (const { speedKmh } of advice!.curve) {
    expect(speedKmh).toBeLessThanOrEqual(advice!.best.speedKmh);
  }
});

test.each([
  { kind: 'tooLight', climbMps: 5, massKg: 580, netto: 0.3 },
  { kind: 'tooHeavy', climbMps: 0.3, massKg: 850, netto: 0 },
])('$kind at a climb of $climbMps m/s', ({ kind, climbMps, massKg, netto }) => {
  const flown = flownFlight([climbAt(2, 700), glideAt(bestMps(), netto, 1200)]);
  const massLimits = { minKg: 560, maxKg: 850 };
  const { advice } = coach({ ...flown, massKg, massLimits, macCreadyMps: climbMps }).weight;
  const { gainKmh, best } = advice!;
  expect(advice!.tips).toEqual([{ kind, massKg, bestMassKg: best.massKg, gainKmh }]);
  expect(gainKmh).toBeGreaterThan(1);
});

test('the mass gets no tip if no other is better', () => {
  const flown = flownFlight([climbAt(2, 700), glideAt(bestMps(), 0, 1200)]);
  const { advice } = coach({ ...flown, massLimits: { minKg: 702, maxKg: 702 } }).weight;
  expect(advice).toMatchObject({ gainKmh: 0, tips: [] });
  expect(advice!.curve).toHaveLength(1);
});

const attempt = climbAt(-0.5, 40, -100);
test.each([
  { why: 'at the optimum', flown: flightAt(bestMps) },
  { why: 'too fast', flown: flightAt((nettoMps) => bestMps(nettoMps) * 1.3) },
  {
    why: 'with attempts',
    flown: [...flightAt(bestMps), glideAt(40, 0, 200), attempt, glideAt(40)],
  },
  { why: 'ever weaker', flown: [climbAt(3, 200), glideAt(45), climbAt(1, 300), glideAt(30)] },
])('all causes add up to the time lost to the ideal flight: $why', ({ flown }) => {
  for (const distanceKm of [undefined, 60, 300]) {
    const input = { ...flownFlight(flown), ...(distanceKm && { distanceKm }) };
    const { flownS, idealS, lostS, causes } = coach(input).timeLost.advice!;
    const sum = Object.values(causes).reduce((total, seconds) => total + seconds, 0);
    expect(flownS).toBe(input.track.timeS.at(-1));
    expect(idealS + sum).toBeCloseTo(flownS, 6);
    expect(lostS).toBeCloseTo(sum, 6);
    expect(causes.weakClimbsS + causes.strongClimbsS).toBeCloseTo(0, 6);
    expect(causes.weakClimbsS).toBeGreaterThanOrEqual(0);
    expect(causes.tooFastS).toBeGreaterThanOrEqual(0);
    expect(causes.tooSlowS).toBeGreaterThanOrEqual(0);
  }
});

test('an ideal flight has the speed that the polar allows', () => {
  const input = flownFlight([glideAt(bestMps()), climbAt(2, 400), glideAt(bestMps())]);
  const { timeLost } = coach(input);
  const bestKmh = (crossCountrySpeedMps(POLAR, CLIMB_MPS * FACTOR) / FACTOR) * 3.6;
  // The interval loses 1 200 s at the polar's sink and wins 800 m: what is left over counts.
  const { altitudeM } = input.track;
  const leftM = altitudeM.at(-1)! - altitudeM[0]!;
  const { idealS, idealKmh } = timeLost.advice!;
  const distanceKm = (idealKmh! * idealS) / 3600;
  expect(Math.abs(distanceKm / ((idealS - leftM / CLIMB_MPS) / 3600) / bestKmh - 1)).toBeLessThan(
    0.02,
  );
});

const inEightDigits = (_: string, value: unknown) =>
  typeof value === 'number' ? Number(value.toPrecision(8)) : value;

test('time of day and position on the globe do not matter', () => {
  const input = flownFlight([...flightAt(bestMps), climbAt(1, 200), glideAt(60)]);
  const { track } = input;
  const again = (changed: typeof track) =>
    coach({
      ...input,
      track: changed,
      phases: findPhases(changed),
      air: airColumns({ track: changed, polar: POLAR, massKg: 702 }),
    });
  const advised = again(track);
  const later = again({ ...track, timeS: track.timeS.map((time) => time + 7777) });
  expect(JSON.stringify(later, inEightDigits)).toBe(JSON.stringify(advised, inEightDigits));
  const mirrored = again({ ...track, lon: track.lon.map((lon) => -lon) });
  expect(mirrored.thermals.advice!.leftShare).toBeCloseTo(advised.thermals.advice!.rightShare, 2);
  for (const tab of ['meanKmh', 'optimalKmh', 'meanNettoMps'] as const) {
    expect(mirrored.speed.advice![tab]).toBeCloseTo(advised.speed.advice![tab], 3);
  }
  expect(mirrored.timeLost.advice!.lostS).toBeCloseTo(advised.timeLost.advice!.lostS, 1);
});

describe('unknown results have a reason', () => {
  const flown = flownFlight(flightAt(bestMps));
  const glide = flownFlight([glideAt(40)]);
  const { polar: _polar, ...unknown } = flown;
  test.each([
    { why: 'no polar', input: unknown, refusal: 'noPolar' },
    { why: 'no thermal in the flight', input: glide, refusal: 'noThermals' },
    { why: 'climb worth nothing', input: { ...flown, macCreadyMps: 0 }, refusal: 'noClimb' },
    { why: 'no glide', input: { ...flown, interval: flown.phases[0]! }, refusal: 'noGlides' },
  ])('$why', ({ input, refusal }) => {
    const { glides, speed, weight, timeLost, airspeedIsEstimated } = coach(input);
    for (const advised of [glides, speed, timeLost]) expect(advised).toEqual({ refusal });
    expect(weight.advice).toBeUndefined();
    expect(airspeedIsEstimated).toBe(true);
  });

  test('without limits of mass', () => {
    expect(coach(flown).weight).toEqual({ refusal: 'noMassLimits' });
  });

  test('an unknown takeoff mass is not judged; the reference mass is used elsewhere', () => {
    const massLimits = { minKg: 560, maxKg: 850 };
    const { massKg, ...weightless } = { ...flown, massLimits };
    const { weight, ...advised } = coach(weightless);
    expect(weight).toEqual({ refusal: 'noMass' });
    expect(advised.mass).toEqual({ massKg: POLAR.referenceMassKg, from: 'polar' });
    const { weight: _weight, mass, ...known } = coach({ ...flown, massLimits });
    expect(mass).toEqual({ massKg, from: 'given' });
    expect(advised).toMatchObject(known);
    const heavier = coach({ ...flown, massKg: 850, massLimits });
    expect(heavier.speed.advice!.optimalKmh).toBeGreaterThan(advised.speed.advice!.optimalKmh);
    expect(coach(unknown)).not.toHaveProperty('mass');
  });

  test('thermals need no polar, but have no optimum without one', () => {
    const { advice } = coach(unknown).thermals;
    expect(advice!.thermalCount).toBe(4);
    expect(advice).not.toHaveProperty('optimalRadiusM');
    expect(coach(glide).thermals).toEqual({ refusal: 'noThermals' });
  });

  test('a single glide is judged by the climb of the flight', () => {
    const [thermal] = flown.phases;
    const { speed } = coach({ ...flown, interval: { first: 0, last: thermal!.first } });
    expect(speed.advice!.macCready).toMatchObject({ from: 'flight' });
  });

  test.each([
    { seconds: 2, from: 'flight' },
    { seconds: 54, from: 'flight' },
    { seconds: 55, from: 'interval' },
  ])('$seconds s in a thermal use the climb of the $from', ({ seconds, from }) => {
    const { timeS, altitudeM } = flown.track;
    const { last } = flown.phases[0]!;
    const first = timeS.findIndex((s) => s >= timeS[last]! - seconds);
    // The last fix of such a short time is random.
    const noisy = Int16Array.from(altitudeM);
    noisy[last]! += 8;
    const glideFix = timeS.findIndex((s) => s >= timeS[last]! + 120);
    const { speed } = coach({
      ...flown,
      track: { ...flown.track, altitudeM: noisy },
      interval: { first, last: glideFix },
    });
    expect(speed.advice!.macCready.from).toBe(from);
    expect(Math.abs(speed.advice!.macCready.climbMps - 2)).toBeLessThan(0.3);
  });

  test('a single fix', () => {
    const { thermals, speed } = coach({ ...flown, interval: { first: 3, last: 3 } });
    expect(thermals).toEqual({ refusal: 'noThermals' });
    expect(speed).toEqual({ refusal: 'noGlides' });
  });
});

describe.runIf(HAS_TEST_DATA)('recordings', () => {
  test.each([
    'competitions/leverkusen-2017/2017-07-17-race/igc/1_77hv6kh1.igc',
    'competitions/leverkusen-2017/2017-07-17-race/igc/EI_77hv6e71.igc',
    'igc/gliders/45bvafx1.igc',
    'igc/gliders/99bv7r92.igc',
    'igc/gliders/score-rs-quintus-1000m.igc',
  ])('%s has finite figures that add up, in every interval', (file) => {
    const { recording } = parseIgc(readTestFile(file));
    const track = createTrack(recording, splitFlights(recording)[0]!);
    const phases = findPhases(track);
    const massKg = 650;
    const air = airColumns({ track, polar: POLAR, massKg });
    const massLimits = { minKg: 560, maxKg: 850 };
    const whole = { first: 0, last: track.count - 1 };
    const tenths = Array.from({ length: 10 }, (_, i) => ({
      first: Math.floor((i * track.count) / 10),
      last: Math.floor(((i + 1) * track.count) / 10) - 1,
    }));
    const glides = phases
      .slice(1, 20)
      .map(({ first }, i) => ({ first: phases[i]!.last, last: first }));
    for (const interval of [whole, ...tenths, ...phases.slice(0, 20), ...glides]) {
      const advised = coach({ track, phases, interval, air, polar: POLAR, massKg, massLimits });
      expect(infinite(advised)).toEqual([]);
      expect(Math.abs(unexplainedS(advised))).toBeLessThan(1e-6);
    }
  });

  /** Time that is not explained by the causes and the ideal flight. */
  function unexplainedS({ timeLost: { advice } }: Coach): number {
    if (!advice) return 0;
    return Object.values(advice.causes).reduce(
      (left, seconds) => left - seconds,
      advice.flownS - advice.idealS,
    );
  }

  function infinite(value: unknown, path = ''): string[] {
    if (typeof value === 'number') return Number.isFinite(value) ? [] : [path];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => infinite(inner, `${path}.${key}`));
  }
});
