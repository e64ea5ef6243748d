import { degreeLength } from '../geo/degree-length.js';
import { checkTrack } from '../track/check-track.js';
import { firstIndex } from '../track/first-index.js';
import type { Interval } from '../track/interval.js';
import { POSITION_UNITS_PER_DEGREE, type Track } from '../track/track.js';
import { wrapLongitude } from '../track/wrap-longitude.js';

/** When two aircraft flew together. */
export interface Meeting {
  /** In order of time, without overlap; with fractions where they start or end between fixes. */
  readonly intervals: readonly Interval[];
  /** Of all intervals added up. */
  readonly totalSeconds: number;
  /** The least horizontal distance in them, in metres. */
  readonly minDistanceM: number;
}

/** Closer than this in both ways is together. */
const NEAR_HORIZONTAL_M = 1000;
const NEAR_VERTICAL_M = 300;
/** Shorter gaps do not end an interval; shorter times together do not make one. */
const MAX_APART_S = 60;
const MIN_INTERVAL_S = 20;
/** Shorter times together are not a meeting. */
const MIN_TOTAL_S = 60;
/** Over a longer gap between fixes the position is unknown. */
const MAX_STEP_S = 120;

/**
 * Finds when two aircraft flew together: less than 1000 m apart, and less than 300 m in altitude,
 * for 20 s and more. Interruptions of at most 60 s are included; a minute in total makes a meeting.
 * Between fixes both fly straight. The work grows linearly with the number of fixes; the order of
 * the two tracks does not matter. The limits are this project's.
 *
 * @returns undefined if they did not meet.
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

/** A time during which neither aircraft has a fix but at its ends. */
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

/** On a plane: exact while two aircraft are near each other. */
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

/** The part of a step in which both are near each other, which is one part: they go straight. */
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

/** A part of a step. */
type Shares = readonly [from: number, to: number];

const NOWHERE: Shares = [1, 0];

/** Part of a step in which a linear figure is below zero. */
function belowZero(start: number, end: number): Shares {
  if (start < 0 && end < 0) return [0, 1];
  if (start >= 0 && end >= 0) return NOWHERE;
  const share = start / (start - end);
  return start < 0 ? [0, share] : [share, 1];
}

/** Part of a segment inside the circle around its origin: between the roots of a quadratic. */
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
