import { describe, expect, test } from 'vitest';
import { parseIgc } from '../igc/parse-igc.js';
import { wholeTrack } from '../testing/recording.js';
import { HAS_TEST_DATA, readTestFile } from '../testing/test-data.js';
import { POSITION_UNITS_PER_DEGREE, type Track } from '../track/track.js';
import { readReplayLine, replayLine } from './replay-line.js';

const DAY_S = 20_000 * 86_400;

interface Fix {
  timeS: number;
  lat: number;
  lon: number;
  altitudeM: number;
}

function trackOf(fixes: readonly Fix[]): Track {
  return {
    count: fixes.length,
    dayStartS: DAY_S,
    timeS: Int32Array.from(fixes, ({ timeS }) => timeS),
    lat: Int32Array.from(fixes, ({ lat }) => Math.round(lat * POSITION_UNITS_PER_DEGREE)),
    lon: Int32Array.from(fixes, ({ lon }) => Math.round(lon * POSITION_UNITS_PER_DEGREE)),
    altitudeM: Int16Array.from(fixes, ({ altitudeM }) => altitudeM),
    record: Int32Array.from(fixes, (_, fix) => fix),
  };
}

/** Ten minutes eastwards at 30 m/s, sinking 1 m/s. */
function glide(startLon = 7): Fix[] {
  return Array.from({ length: 600 }, (_, timeS) => {
    const lon = startLon + timeS * 0.0004;
    return { timeS, lat: 51, lon: lon > 180 ? lon - 360 : lon, altitudeM: 1500 - timeS };
  });
}

/** Ten minutes in circles of 120 m and 25 s, climbing 2 m/s. */
function climb(): Fix[] {
  return Array.from({ length: 600 }, (_, timeS) => ({
    timeS,
    lat: 51 + (120 / 111_250) * Math.cos((timeS / 25) * 2 * Math.PI),
    lon: 7 + (120 / 70_190) * Math.sin((timeS / 25) * 2 * Math.PI),
    altitudeM: 800 + 2 * timeS,
  }));
}

/** Maximum distance of the line from the track at its moments. */
function worstOf(track: Track, read: Track): { besideM: number; aboveM: number } {
  let [besideM, aboveM] = [0, 0];
  let step = 0;
  for (let fix = 0; fix < track.count; fix++) {
    const at = track.timeS[fix]! + track.dayStartS - read.dayStartS;
    while (step < read.count - 2 && read.timeS[step + 1]! <= at) step += 1;
    const share = (at - read.timeS[step]!) / (read.timeS[step + 1]! - read.timeS[step]!);
    const between = (column: Int32Array | Int16Array) =>
      column[step]! + (column[step + 1]! - column[step]!) * share;
    const cos = Math.cos((track.lat[fix]! / POSITION_UNITS_PER_DEGREE / 180) * Math.PI);
    const metres = 111_320 / POSITION_UNITS_PER_DEGREE;
    const north = (track.lat[fix]! - between(read.lat)) * metres;
    const east = (track.lon[fix]! - between(read.lon)) * metres * cos;
    besideM = Math.max(besideM, Math.hypot(north, east));
    aboveM = Math.max(aboveM, Math.abs(track.altitudeM[fix]! - between(read.altitudeM)));
  }
  return { besideM, aboveM };
}

test.each([
  { why: 'a straight glide has one entry in half a minute', fixes: glide(), most: 22 },
  { why: 'a circle has one in four seconds', fixes: climb(), most: 220 },
])('$why', ({ fixes, most }) => {
  const track = trackOf(fixes);
  const line = replayLine(track);
  expect(line.time.length).toBeLessThan(most);
  const { besideM, aboveM } = worstOf(track, readReplayLine(line).track);
  // A metre more, for the line has 1e-5 degrees.
  expect(besideM).toBeLessThan(13);
  expect(aboveM).toBeLessThanOrEqual(6);
});

test('has the climb rate', () => {
  const { climbMps } = readReplayLine(replayLine(trackOf(climb())));
  for (const mps of climbMps) expect(mps).toBeCloseTo(2, 5);
  const sinking = readReplayLine(replayLine(trackOf(glide())));
  for (const mps of sinking.climbMps) expect(mps).toBeCloseTo(-1, 5);
});

test('has whole numbers of the requested fixes', () => {
  const line = replayLine(trackOf(climb()), { first: 100, last: 200 });
  expect(Object.values(line).flat().every(Number.isInteger)).toBe(true);
  expect(line.time[0]).toBe(DAY_S + 100);
  expect(line.time.reduce((sum, step) => sum + step, 0)).toBe(DAY_S + 200);
});

test('continues across 180°, and is read back within ±180°', () => {
  const track = trackOf(glide(179.9));
  const line = replayLine(track);
  expect(Math.max(...line.lon.slice(1).map(Math.abs))).toBeLessThan(10_000);
  const { lon } = readReplayLine(line).track;
  expect(lon.at(-1)! / POSITION_UNITS_PER_DEGREE).toBeCloseTo(-179.8604, 4);
});

test('a track without fixes or with one has as many points', () => {
  expect(replayLine(trackOf([])).time).toEqual([]);
  expect(readReplayLine(replayLine(trackOf([]))).track.count).toBe(0);
  const one = replayLine(trackOf(glide().slice(0, 1)));
  expect(one).toEqual({ time: [DAY_S], lat: [5_100_000], lon: [700_000], alt: [1500], climb: [0] });
});

test('includes the ground if known', () => {
  const track = trackOf(glide());
  const ground = Float32Array.from({ length: 600 }, (_, fix) =>
    fix < 300 ? 100 + fix : Number.NaN,
  );
  const line = replayLine(track, { first: 30, last: 599 }, ground);
  expect(line.ground?.[0]).toBe(130);
  expect(line.ground?.at(-1)).toBeNull();
  const read = readReplayLine(line);
  const known = Array.from(read.track.timeS, (timeS) => (timeS < 300 ? 100 + timeS : Number.NaN));
  expect([...read.groundM!]).toEqual(known);
  expect(replayLine(track, undefined, ground.fill(Number.NaN))).not.toHaveProperty('ground');
  expect(() => replayLine(track, undefined, new Float32Array(3))).toThrow(RangeError);
});

test('refuses lists of different lengths', () => {
  const line = replayLine(trackOf(glide()));
  expect(() => readReplayLine({ ...line, alt: [1] })).toThrow(RangeError);
  expect(() => readReplayLine({ ...line, alt: undefined as never })).toThrow(TypeError);
});

describe.runIf(HAS_TEST_DATA)('a real flight', () => {
  test('is accurate at every moment', () => {
    const { recording } = parseIgc(readTestFile('igc/gliders/score-rs-ls10.igc'));
    const track = wholeTrack(recording);
    const line = replayLine(track);
    const { besideM, aboveM } = worstOf(track, readReplayLine(line).track);
    expect(besideM).toBeLessThan(14);
    expect(aboveM).toBeLessThanOrEqual(6);
    expect(line.time.length).toBeLessThan(track.count);
  });
});
