import type { Position } from '../geo/position.js';
import { checkTask } from '../task/check-task.js';
import { type FlownPath, flownPath } from '../task/flown-path.js';
import { followTask, nextOfVisits } from '../task/follow-task.js';
import { type PlacedZone, placeZones } from '../task/placed-zone.js';
import { findNearestFix } from '../task/shortfall.js';
import { findVisits, type Visit } from '../task/zone-visits.js';
import { checkInterval, checkTrack } from '../track/check-track.js';
import type { FixInterval } from '../track/fix-interval.js';
import type { Track } from '../track/track.js';
import { checkPlannedTask } from '../waypoint/check-task-file.js';
import type { PlannedTask } from '../waypoint/planned-task.js';
import {
  type AreaCourses,
  type AreaPlaces,
  areaCourses,
  longestAreaCourse,
} from './area-course.js';
import { type Conventions, checkConventions } from './conventions.js';
import { type EarthModel, earthDistanceM } from './earth-model.js';
import { finishFault } from './finish-fault.js';
import type { FlownPoint, FlownTask, MissedPoint } from './flown-task.js';
import { bestOutlanding } from './outlanding.js';
import { altitudeAt, positionAt, timeAt } from './path-moment.js';
import { gateTimeS, startFault } from './start-fault.js';
import {
  designatedTimeS,
  type MeasuredTask,
  measureTask,
  shortenedBeforeM,
} from './task-measure.js';

/**
 * Evaluates a flight for the task of a competition: start, points, finish, and the distance that
 * counts.
 *
 * Of all valid starts, the one with the best result counts: a finish before an outlanding, then the
 * highest speed or the greatest distance, then the latest. In an area, the best of all fixes counts.
 *
 * @param interval Part of the track that counts: from takeoff to landing, without an engine.
 * @throws {TypeError} If an argument has the wrong type.
 * @throws {RangeError} If the interval is outside the track, or a figure of the task is invalid.
 */
export function flyTask(
  track: Track,
  interval: FixInterval,
  task: PlannedTask,
  conventions: Conventions = {},
): FlownTask {
  checkTrack(track);
  checkInterval('interval', interval, track);
  checkPlannedTask(task);
  checkConventions(conventions);
  checkTask({ points: task.points, ruleSet: USUAL_ZONES });
  return new TaskFlight(flownPath(track, interval), task, conventions).best();
}

/** Zones of points that have none. */
const USUAL_ZONES = 'GP';

/** A candidate with what it is compared by. */
interface Attempt {
  readonly flown: FlownTask;
  /** Metres per second of a finisher. */
  readonly speedMps: number;
}

class TaskFlight {
  readonly #path: FlownPath;
  readonly #task: PlannedTask;
  readonly #conventions: Conventions;
  readonly #zones: readonly PlacedZone[];
  readonly #visits: readonly (readonly Visit[])[];
  readonly #measured: MeasuredTask;
  readonly #earth: EarthModel;

  constructor(path: FlownPath, task: PlannedTask, conventions: Conventions) {
    this.#path = path;
    this.#task = task;
    this.#conventions = conventions;
    this.#zones = placeZones({ points: task.points, ruleSet: USUAL_ZONES });
    this.#visits = this.#zones.map((zone) => findVisits(path, zone));
    this.#measured = measureTask(task, conventions);
    this.#earth = conventions.earth ?? 'wgs84';
  }

  best(): FlownTask {
    const starts = this.#starts();
    const valid = starts.filter(({ fault }) => !fault).map(({ moment }) => moment);
    if (valid.length === 0) return this.#withoutStart(starts.at(-1)?.fault);
    const attempts = this.#distinct(valid).map((moment) => this.#fly(moment));
    return attempts.reduce((a, b) => (isBetter(b, a) ? b : a)).flown;
  }

  /** Crossings of the start line, or exits from the start area. */
  #starts() {
    const end = this.#path.count - 1;
    return this.#visits[0]!.filter(({ to }) => to < end || this.#visits[0]!.length === 1).map(
      ({ to }) => ({
        moment: to,
        fault: startFault(this.#path, to, this.#task, this.#conventions),
      }),
    );
  }

  #withoutStart(fault: MissedPoint | undefined): FlownTask {
    const missed = fault ?? this.#nearMiss(0, 0);
    return { status: 'not_started', reached: 0, distanceM: 0, points: [], missed };
  }

  /**
   * Starts that can be the best: of those before the same visit to the first turnpoint the latest,
   * and all during the visit. Of those after the last visit also the first, from which the
   * outlanding may be further.
   */
  #distinct(starts: readonly number[]): number[] {
    const turns = this.#visits[1]!;
    const latest = new Map<number, number>();
    const others: number[] = [];
    for (const moment of starts) {
      const turn = turns.findIndex(({ to }) => to >= moment);
      const isDuring = turn >= 0 && turns[turn]!.from < moment;
      const isFirstAfter = turn === -1 && !latest.has(turn);
      if (isDuring || isFirstAfter) others.push(moment);
      if (!isDuring) latest.set(turn, moment);
    }
    const distinct = new Set([...latest.values(), ...others.slice(-MAX_STARTS)]);
    return [...distinct].toSorted((a, b) => a - b);
  }

  #fly(start: number): Attempt {
    const last = this.#zones.length - 1;
    const turns = followTask(
      this.#visits.slice(1, -1).map((visits) => (moment: number) => nextOfVisits(visits, moment)),
      start,
    );
    if (turns.length < last - 1) return this.#outland(start, turns);
    const passed = turns.at(-1) ?? start;
    const arrival = nextOfVisits(this.#visits[last]!, passed);
    const fault =
      arrival === undefined
        ? undefined
        : finishFault(this.#path, arrival, this.#task, this.#conventions);
    if (arrival === undefined || fault) return this.#outland(start, turns, fault);
    return this.#finish(start, turns, arrival);
  }

  #finish(start: number, turns: readonly number[], arrival: number): Attempt {
    const { points } = this.#task;
    const places = this.#chosen(start, turns, arrival);
    const lengthM = places ? places.lengthM - this.#measured.shortenedM : this.#measured.distanceM;
    const moments = places?.moments ?? turns;
    const flown = this.#result('finished', [start, ...moments, arrival], lengthM, points.length);
    const timeS = Math.max(flown.elapsedS ?? 0, designatedTimeS(this.#task), 1);
    return { flown, speedMps: lengthM / timeS };
  }

  /** The best places in areas; undefined for a task without areas. */
  #chosen(start: number, turns: readonly number[], arrival: number) {
    const { points } = this.#task;
    if (!points.some(({ isArea }) => isArea)) return undefined;
    const areas = this.#areas(start, turns, arrival);
    const course = longestAreaCourse(areas, [points[0]!, points.at(-1)!], this.#earth);
    if (!course) return undefined;
    const moments = course.places.map((place, index) => areas[index]!.moments[place]!);
    const centres = this.#withCentres(moments, turns);
    const positions = [points[0]!, ...centres, points.at(-1)!];
    return { moments, lengthM: sumM(positions, this.#earth) };
  }

  /** Places of the areas; of another point its middle, at the time at which it was reached. */
  #areas(start: number, turns: readonly number[], end: number): AreaPlaces[] {
    return turns.map((moment, index) => {
      const point = this.#task.points[index + 1]!;
      return point.isArea
        ? placesIn(this.#path, this.#visits[index + 1]!, {
            start,
            end,
            countsCrossings: this.#conventions.countsCrossings ?? false,
          })
        : {
            moments: Float64Array.of(moment),
            lat: Float64Array.of(point.lat),
            lon: Float64Array.of(point.lon),
          };
    });
  }

  #withCentres(moments: readonly number[], turns: readonly number[]): Position[] {
    return turns.map((_, index) => {
      const point = this.#task.points[index + 1]!;
      return point.isArea ? positionAt(this.#path, moments[index]!) : point;
    });
  }

  #outland(start: number, turns: readonly number[], fault?: MissedPoint): Attempt {
    const { points } = this.#task;
    const end = this.#path.count - 1;
    const reached = turns.length + 1;
    const areas = this.#areas(start, turns, end);
    const next = points[reached]!;
    const leavings = Float64Array.from(this.#visits[turns.length]!, ({ to }) => Math.ceil(to));
    const { ends, placesTo } =
      turns.length === 0 ? onlyStart(start) : areaCourses(areas, points[0]!, this.#earth, leavings);
    const bases = ends.map((base) => ({
      lengthM: base.lengthM,
      moment: base.moment,
      position: placeIn(areas.at(-1), base.place) ?? points[0]!,
    }));
    const out = bestOutlanding(this.#path, { bases, next, earth: this.#earth });
    const places = placesTo(ends[out.base]!);
    const chosen = places.map((place, index) => areas[index]!.moments[place]!);
    const shortenedM = shortenedBeforeM(this.#measured, reached);
    const distanceM = Math.max(0, out.lengthM - shortenedM);
    const flown = this.#result('outlanded', [start, ...chosen, out.fix], distanceM, reached);
    const missed = fault ?? this.#nearMiss(reached, turns.at(-1) ?? start);
    return { flown: { ...flown, missed }, speedMps: 0 };
  }

  #result(
    status: 'finished' | 'outlanded',
    moments: readonly number[],
    distanceM: number,
    reached: number,
  ): FlownTask {
    const path = this.#path;
    const crossedS = Math.round(timeAt(path, moments[0]!));
    const startS = gateTimeS(crossedS, this.#task, this.#conventions);
    const endS = Math.round(timeAt(path, moments.at(-1)!));
    const points = moments.map(
      (moment): FlownPoint => ({
        ...positionAt(path, moment),
        timeS: Math.round(timeAt(path, moment)),
        altitudeM: Math.round(altitudeAt(path, moment)),
      }),
    );
    return {
      status,
      reached,
      startS,
      ...(status === 'finished' && { finishS: endS, elapsedS: endS - startS }),
      distanceM,
      points,
    };
  }

  #nearMiss(point: number, from: number): MissedPoint {
    const { fix, byM } = findNearestFix(this.#path, this.#zones[point]!, Math.ceil(from));
    return {
      point,
      name: this.#task.points[point]!.name,
      reason: 'not_reached',
      distanceM: byM,
      timeS: this.#path.timeS[fix]!,
    };
  }
}

/** Number of starts within an area that are tried. */
const MAX_STARTS = 8;

function isBetter(a: Attempt, b: Attempt): boolean {
  const isFinish = a.flown.status === 'finished';
  if (isFinish !== (b.flown.status === 'finished')) return isFinish;
  if (a.speedMps !== b.speedMps) return a.speedMps > b.speedMps;
  // Attempts come in order of their starts.
  return a.flown.distanceM >= b.flown.distanceM;
}

function placeIn(area: AreaPlaces | undefined, place: number): Position | undefined {
  return area && { lat: area.lat[place]!, lon: area.lon[place]! };
}

/** Course of a flight that reached no turnpoint. */
function onlyStart(moment: number): AreaCourses {
  return { ends: [{ lengthM: 0, moment, place: 0, corner: 0 }], placesTo: () => [] };
}

function sumM(positions: readonly Position[], earth: EarthModel): number {
  return positions
    .slice(1)
    .reduce((sum, position, index) => sum + earthDistanceM(positions[index]!, position, earth), 0);
}

interface PlaceLimits {
  readonly start: number;
  readonly end: number;
  readonly countsCrossings: boolean;
}

/**
 * Fixes in a zone between two moments. A visit without a fix counts with the middle of its
 * crossing.
 */
function placesIn(
  path: FlownPath,
  visits: readonly Visit[],
  { start, end, countsCrossings }: PlaceLimits,
): AreaPlaces {
  const moments: number[] = [];
  for (const visit of visits) {
    const [from, to] = [Math.max(visit.from, start), Math.min(visit.to, end)];
    if (from > to) continue;
    const first = Math.ceil(from);
    if (first > to && !countsCrossings) moments.push((from + to) / 2);
    if (countsCrossings && from < first) moments.push(from);
    for (let fix = first; fix <= to; fix++) moments.push(fix);
    if (countsCrossings && to > from && !Number.isInteger(to)) moments.push(to);
  }
  const lat = new Float64Array(moments.length);
  const lon = new Float64Array(moments.length);
  for (let index = 0; index < moments.length; index++) {
    const position = positionAt(path, moments[index]!);
    lat[index] = position.lat;
    lon[index] = position.lon;
  }
  return { moments: Float64Array.from(moments), lat, lon };
}
