import {
  bestHourSpeedsKmh,
  cumulativeDistanceKm,
  type ReadReplay,
  type ReplayLine,
  readReplayLine,
} from '@cloudstreet/scoring/analyse';
import { POSITION_UNITS_PER_DEGREE } from '@cloudstreet/scoring/parse';
import { toWorldX, toWorldY } from './world-units.js';

/** Values of a glider at a time. */
export const DAY_MEASURES = ['altitude', 'height', 'climb', 'hourSpeed'] as const;
/** Metres above the sea, metres above the ground, m/s, and km/h over the previous hour. */
export type DayMeasure = (typeof DAY_MEASURES)[number];

/** A flight of a day in the response of the API. */
export interface FlightOfDay {
  line: ReplayLine;
  thermal: readonly {
    /** Unix seconds. */
    start: number;
    end: number;
    lat: number;
    lon: number;
    /** In m/s. */
    climb: number;
  }[];
}

/**
 * The flights of a day as columns: the entries of all their lines, one flight after the other.
 * There are up to a million entries, so no objects are created for them.
 */
export interface DayTracks {
  /** From the first takeoff to the last landing, in Unix seconds. */
  startS: number;
  endS: number;
  /** Index at which each flight begins in the columns, and one more at the end. */
  offsets: Uint32Array;
  /** Seconds after `startS`. */
  timeS: Int32Array;
  /** In units of the world; see `toWorldX` and `toWorldY`. */
  x: Int32Array;
  y: Int32Array;
  /** NaN if unknown. Heights are absent without known ground. */
  values: { [Measure in DayMeasure]?: Float32Array };
  /** Distance flown without circles, in km. */
  flownKm: Float32Array;
  thermals: DayThermals;
}

/** Thermals of all flights, by their start. */
export interface DayThermals {
  /** Seconds after the day's `startS`. */
  startS: Int32Array;
  endS: Int32Array;
  x: Int32Array;
  y: Int32Array;
  climbMps: Float32Array;
  /** Index of the flight that circled in each thermal. */
  glider: Uint32Array;
}

/** In a longer step, the position of a glider is unknown. */
export const MAX_STEP_S = 300;

/**
 * Creates the columns of a day. Takes about a second for 300 flights, so use a worker.
 *
 * @throws {TypeError} If a line is invalid.
 * @throws {RangeError} If the lists of a line have different lengths.
 */
export function toDayTracks(flights: readonly FlightOfDay[]): DayTracks {
  const replays = flights.map(({ line }) => readReplayLine(line));
  const flown = replays.filter(({ track }) => track.count > 0);
  const starts = flown.map((replay) => momentOf(replay, 0));
  const startS = starts.length === 0 ? 0 : starts.reduce((one, other) => Math.min(one, other));
  const endS = flown.reduce(
    (latest, replay) => Math.max(latest, momentOf(replay, replay.track.count - 1)),
    startS,
  );
  const offsets = new Uint32Array(replays.length + 1);
  for (const [index, { track }] of replays.entries()) {
    offsets[index + 1] = offsets[index]! + track.count;
  }
  const size = offsets.at(-1) ?? 0;
  const timeS = new Int32Array(size);
  const [x, y] = [new Int32Array(size), new Int32Array(size)];
  const [altitude, climb] = [new Float32Array(size), new Float32Array(size)];
  const [hourSpeed, flownKm] = [new Float32Array(size), new Float32Array(size)];
  const hasGround = replays.some(({ groundM }) => groundM !== undefined);
  const height = hasGround ? new Float32Array(size).fill(Number.NaN) : undefined;
  for (const [index, { track, climbMps, groundM }] of replays.entries()) {
    const offset = offsets[index]!;
    const shiftS = track.dayStartS - startS;
    for (let fix = 0; fix < track.count; fix++) {
      timeS[offset + fix] = track.timeS[fix]! + shiftS;
      x[offset + fix] = toWorldX(track.lon[fix]! / POSITION_UNITS_PER_DEGREE);
      y[offset + fix] = toWorldY(track.lat[fix]! / POSITION_UNITS_PER_DEGREE);
      altitude[offset + fix] = track.altitudeM[fix]!;
      if (height && groundM) height[offset + fix] = track.altitudeM[fix]! - groundM[fix]!;
    }
    climb.set(climbMps, offset);
    hourSpeed.set(bestHourSpeedsKmh(track), offset);
    flownKm.set(cumulativeDistanceKm(track), offset);
  }
  return {
    startS,
    endS,
    offsets,
    timeS,
    x,
    y,
    values: { altitude, ...(height && { height }), climb, hourSpeed },
    flownKm,
    thermals: thermalsOf(flights, startS),
  };
}

function momentOf({ track }: ReadReplay, fix: number): number {
  return track.dayStartS + track.timeS[fix]!;
}

function thermalsOf(flights: readonly FlightOfDay[], dayStartS: number): DayThermals {
  const thermals = flights
    .flatMap(({ thermal }, glider) => thermal.map((one) => ({ ...one, glider })))
    .toSorted((one, other) => one.start - other.start);
  return {
    startS: Int32Array.from(thermals, ({ start }) => start - dayStartS),
    endS: Int32Array.from(thermals, ({ end }) => end - dayStartS),
    x: Int32Array.from(thermals, ({ lon }) => toWorldX(lon)),
    y: Int32Array.from(thermals, ({ lat }) => toWorldY(lat)),
    climbMps: Float32Array.from(thermals, ({ climb }) => climb),
    glider: Uint32Array.from(thermals, ({ glider }) => glider),
  };
}
