import { distanceM } from '../geo/distance.js';
import type { Position } from '../geo/position.js';
import { isFaiTriangle } from '../shape/fai-triangle.js';
import { checkPoints } from '../task/check-task.js';
import { classifyTask } from '../task/classify-task.js';
import { isSamePlace } from '../task/same-place.js';
import { roundToHundredths } from '../units/round.js';
import type { ContestName } from './contest-names.js';
import type {
  BonusRule,
  ContestRule,
  CourseGeometry,
  CourseRule,
  DeclaredGeometry,
  TriangleGeometry,
} from './rules/contest-rule.js';
import { CONTEST_RULES } from './rules/contest-rules.js';

/** Points of a task in a contest. */
export interface TaskWorth {
  readonly contest: ContestName;
  /** Counted distance in km, 2 decimals. */
  readonly distanceKm: number;
  /** 2 decimals. */
  readonly points: number;
}

/**
 * Returns the points of a task in each contest that scores distance, for a glider of index 100 that
 * declares the task and flies straight from point to point. Contests that need a speed, energy or
 * the outline of the flight are left out, and so are those in which the task earns nothing.
 *
 * @param points Start, turnpoints, finish.
 * @returns Contests in descending order of points.
 * @throws {TypeError} If the points are not positions.
 * @throws {RangeError} If there are fewer than two, or one is not a position.
 */
export function taskWorth(points: readonly Position[]): TaskWorth[] {
  checkPoints(points);
  const course = new StraightCourse(points);
  return CONTEST_RULES.filter(({ pointsPerKwh }) => pointsPerKwh === undefined)
    .flatMap((rule) => worthIn(rule, course))
    .toSorted((a, b) => b.points - a.points);
}

function worthIn(rule: ContestRule, course: StraightCourse): TaskWorth[] {
  const [best] = rule.courses
    .filter(({ measure }) => measure.kind === 'distance')
    .map((one) => measureCourse(one, course))
    .toSorted((a, b) => b.points - a.points);
  if (!best || best.points <= 0) return [];
  const points = best.points + bonusOf(rule.bonuses ?? [], course);
  return [{ contest: rule.name, ...best, points: roundToHundredths(points) }];
}

function measureCourse(
  { geometry, factorPercent, minDistanceKm = 0 }: CourseRule,
  course: StraightCourse,
): Omit<TaskWorth, 'contest'> {
  const distanceKm = roundToHundredths(course.lengthKm(geometry));
  const points = distanceKm < minDistanceKm ? 0 : (distanceKm * factorPercent) / 100;
  return { distanceKm, points };
}

function bonusOf(bonuses: readonly BonusRule[], course: StraightCourse): number {
  return bonuses.reduce((most, { geometry, sharePercent }) => {
    const lengthKm = roundToHundredths(course.lengthKm(geometry));
    return Math.max(most, (lengthKm * sharePercent) / 100);
  }, 0);
}

/** A flight straight over the points. */
class StraightCourse {
  readonly #points: readonly Position[];
  /** Distances in metres between all points. */
  readonly #between: readonly (readonly number[])[];

  constructor(points: readonly Position[]) {
    this.#points = points;
    this.#between = points.map((a) => points.map((b) => distanceM(a, b)));
  }

  lengthKm(geometry: CourseGeometry): number {
    switch (geometry.kind) {
      case 'path':
        return this.#pathM(geometry.maxLegs) / 1000;
      case 'triangle':
        return this.#isClosed() ? this.#triangleM(geometry) / 1000 : 0;
      case 'out_return':
        return this.#isClosed() ? (2 * this.#lineM()) / 1000 : 0;
      case 'line':
        return this.#lineM() / 1000;
      case 'declared':
        return this.#declaredKm(geometry);
      // The outline depends on the flight between the points.
      case 'hull':
        return 0;
      default:
        return geometry satisfies never;
    }
  }

  #isClosed(): boolean {
    return isSamePlace(this.#points[0]!, this.#points.at(-1)!);
  }

  /** Length of the longest path over the points in order. */
  #pathM(maxLegs: number): number {
    let reached = this.#points.map(() => 0);
    for (let leg = 0; leg < maxLegs; leg += 1) {
      const before = reached;
      reached = before.map((_, to) =>
        before.reduce((most, lengthM, from) => {
          return from < to ? Math.max(most, lengthM + this.#between[from]![to]!) : most;
        }, before[to]!),
      );
    }
    return Math.max(...reached);
  }

  #lineM(): number {
    return Math.max(...this.#between.flat());
  }

  #triangleM({ bands }: TriangleGeometry): number {
    const count = this.#points.length;
    let mostM = 0;
    for (let a = 0; a < count; a += 1) {
      for (let b = a + 1; b < count; b += 1) {
        for (let c = b + 1; c < count; c += 1) {
          const legs = [this.#between[a]![b]!, this.#between[b]![c]!, this.#between[c]![a]!];
          const lengthM = legs.reduce((sum, leg) => sum + leg, 0);
          if (lengthM <= mostM || legs.includes(0)) continue;
          if (isFaiTriangle(legs as [number, number, number], bands)) mostM = lengthM;
        }
      }
    }
    return mostM;
  }

  #declaredKm({ shapes, taskKinds, isClosed, turnpoints, laps }: DeclaredGeometry): number {
    const reading = classifyTask(this.#points, shapes);
    const isCounted =
      taskKinds.includes(reading.kind) &&
      (isClosed === undefined || isClosed === reading.isClosed) &&
      (turnpoints === undefined || turnpoints === reading.turnpoints) &&
      (laps === undefined || laps === reading.laps);
    return isCounted ? reading.distanceKm : 0;
  }
}
