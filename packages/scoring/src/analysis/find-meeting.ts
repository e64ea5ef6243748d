import { degreeLength } from '../geo/degree-length.js';
import { checkTrack } from '../track/check-track.js';
import { firstIndex } from '../track/first-index.js';
import type { Interval } from '../track/interval.js';
import { POSITION_UNITS_PER_DEGREE, type Track } from '../track/track.js';
import { wrapLongitude } from '../track/wrap-longitude.js';

/** Intervals in which two aircraft flew together. */
export interface Meeting {
  /** In chronological order, without overlap. Times have fractions if they lie between fixes. */
  readonly intervals: readonly Interval[];
  /** Sum of all intervals. */
  readonly totalSeconds: number;
  /** Least horizontal distance in these intervals, in metres. */
  readonly minDistanceM: number;
}

/** Limits of horizontal and vertical distance for flying together. */
const NEAR_HORIZONTAL_M = 1000;
const NEAR_VERTICAL_M = 300;
/** Shorter gaps do not end an interval, and shorter intervals are ignored. */
const MAX_APART_S = 60;
const MIN_INTERVAL_S = 20;
/** Minimum total time of a meeting. */
const MIN_TOTAL_S = 60;
/** After a longer gap between fixes, the position is unknown. */
const MAX_STEP_S = 120;

/**
 * Finds the intervals in which two aircraft flew together: less than 1000 m apart, less than 300 m
 * in altitude, for at least 20 s. Interruptions of at most 60 s are included. A meeting lasts at
 * least a minute in total. Between fixes both fly straight. The work grows linearly with the number
 * of fixes, and the order of the tracks does not matter. The limits are this project's.
 *
 * @returns Undefined if they did not meet.
 * @throws {TypeError} If an argument is not a track.
 */
export function findMeeting(first: Track, second: Track): Meeting | undefined {
  checkTrack(first);
  checkTrack(second);
  const intervals: { startS: number; endS: number; leastM: number }[] = [];
  for (const step of commonSteps(first, second)) {
    const near = nearPart(step);
    if (!near) continue;
    const before = intervals.at(-1);
    if (before && near.startS - before.endS <= MAX_APART_S) {
      before.endS = near.endS;
      before.leastM = Math.min(before.leastM, near.leastM);
    } else intervals.push(near);
  }
  const kept = intervals.filter(({ startS, endS }) => endS - startS >= MIN_INTERVAL_S);
  const totalSeconds = kept.reduce((sum, { startS, endS }) => sum + endS - startS, 0);
  if (kept.length === 0 || totalSeconds < MIN_TOTAL_S) return undefined;
  return {
    intervals: kept.map(({ startS, endS }) => ({ startS, endS })),
    totalSeconds,
    minDistanceM: Math.min(...kept.map(({ leastM }) => leastM)),
  };
}

/** Position of the second aircraft relative to the first, in metres. */
interface Offset {
  readonly eastM: number;
  readonly northM: number;
  readonly upM: number;
}

/** An interval in which both aircraft fly straight: it has fixes only at its ends. */
interface CommonStep {
  readonly startS: number;
  readonly endS: number;
  readonly start: Offset;
  readonly end: Offset;
}

function* commonSteps(first: Track, second: Track): Generator<CommonStep> {
  const startS = Math.max(firstTimeS(first), firstTimeS(second));
  const [a, b] = [new Follower(first, startS), new Follower(second, startS)];
  let atS = startS;
  while (a.goTo(atS) && b.goTo(atS)) {
    const nextS = Math.min(a.nextS, b.nextS);
    if (a.isKnown && b.isKnown) {
      const [start, end] = [offset(a, b, atS), offset(a, b, nextS)];
      yield { startS: atS, endS: nextS, start, end };
    }
    atS = nextS;
  }
}

function firstTimeS({ count, dayStartS, timeS }: Track): number {
  return count > 0 ? dayStartS + timeS[0]! : Number.POSITIVE_INFINITY;
}

/** Follows a track in time. */
class Follower {
  readonly #track: Track;
  #fix: number;

  constructor(track: Track, startS: number) {
    this.#track = track;
    const next = firstIndex(track.count, (fix) => track.dayStartS + track.timeS[fix]! > startS);
    this.#fix = Math.max(0, next - 1);
  }

  /** Moves to the step that starts at or before a time. Returns false if there is none. */
  goTo(timeS: number): boolean {
    const { count } = this.#track;
    while (this.#fix < count - 1 && this.#timeS(this.#fix + 1) <= timeS) this.#fix += 1;
    return this.#fix < count - 1;
  }

  get nextS(): number {
    return this.#timeS(this.#fix + 1);
  }

  get isKnown(): boolean {
    return this.nextS - this.#timeS(this.#fix) <= MAX_STEP_S;
  }

  /** Degrees and metres at a time of the step. */
  at(timeS: number): readonly [lat: number, lon: number, altitudeM: number] {
    const { lat, lon, altitudeM } = this.#track;
    const fix = this.#fix;
    const startS = this.#timeS(fix);
    const share = (timeS - startS) / (this.nextS - startS);
    return [
      (lat[fix]! + (lat[fix + 1]! - lat[fix]!) * share) / POSITION_UNITS_PER_DEGREE,
      (lon[fix]! + wrapLongitude(lon[fix + 1]! - lon[fix]!) * share) / POSITION_UNITS_PER_DEGREE,
      altitudeM[fix]! + (altitudeM[fix + 1]! - altitudeM[fix]!) * share,
    ];
  }

  #timeS(fix: number): number {
    return this.#track.dayStartS + this.#track.timeS[fix]!;
  }
}

/** Computed on a plane, which is exact for aircraft near each other. */
function offset(first: Follower, second: Follower, timeS: number): Offset {
  const [lat, lon, altitudeM] = first.at(timeS);
  const [otherLat, otherLon, otherAltitudeM] = second.at(timeS);
  const { eastM, northM } = degreeLength((lat + otherLat) / 2);
  const eastDeg = otherLon - lon;
  return {
    eastM: (eastDeg - 360 * Math.round(eastDeg / 360)) * eastM,
    northM: (otherLat - lat) * northM,
    upM: otherAltitudeM - altitudeM,
  };
}

/**
 * The part of a step in which both are near each other. It is a single part, because both fly
 * straight.
 */
function nearPart({ startS, endS, start, end }: CommonStep) {
  const [dx, dy] = [end.eastM - start.eastM, end.northM - start.northM];
  const parts = [
    beside(start, dx, dy),
    belowZero(start.upM - NEAR_VERTICAL_M, end.upM - NEAR_VERTICAL_M),
    belowZero(-NEAR_VERTICAL_M - start.upM, -NEAR_VERTICAL_M - end.upM),
  ];
  const from = Math.max(...parts.map((part) => part[0]));
  const to = Math.min(...parts.map((part) => part[1]));
  if (from >= to) return undefined;
  const square = dx * dx + dy * dy;
  const closest = square > 0 ? -(start.eastM * dx + start.northM * dy) / square : from;
  const share = Math.min(to, Math.max(from, closest));
  const leastM = Math.hypot(start.eastM + dx * share, start.northM + dy * share);
  const atS = (of: number) => startS + (endS - startS) * of;
  return { startS: atS(from), endS: atS(to), leastM };
}

/** Part of a step, as shares from 0 to 1. */
type Shares = readonly [from: number, to: number];

const NOWHERE: Shares = [1, 0];

/** Part of a step in which a linear figure is negative. */
function belowZero(start: number, end: number): Shares {
  if (start < 0 && end < 0) return [0, 1];
  if (start >= 0 && end >= 0) return NOWHERE;
  const share = start / (start - end);
  return start < 0 ? [0, share] : [share, 1];
}

/**
 * Part of a segment inside a circle around the origin: between the roots of a quadratic equation.
 */
function beside({ eastM, northM }: Offset, dx: number, dy: number): Shares {
  const a = dx * dx + dy * dy;
  const c = eastM * eastM + northM * northM - NEAR_HORIZONTAL_M * NEAR_HORIZONTAL_M;
  if (a === 0) return c < 0 ? [0, 1] : NOWHERE;
  const half = eastM * dx + northM * dy;
  const discriminant = half * half - a * c;
  if (discriminant <= 0) return NOWHERE;
  const root = Math.sqrt(discriminant);
  return [Math.max(0, (-half - root) / a), Math.min(1, (-half + root) / a)];
}
