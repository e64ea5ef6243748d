import { type GroundPosition, move, offsetTo } from './simulator/earth.js';
import type { Random } from './simulator/random.js';

export interface CourseRequest {
  start: GroundPosition;
  /** Intended length of the whole course. */
  lengthKm: number;
  /** Directions that it may take, in degrees, clockwise from the first to the second. */
  directions: readonly [number, number];
}

/**
 * Creates a course from and to one place: a triangle, out and return, a zigzag, or a local tour.
 */
export function makeCourse(wish: CourseRequest, random: Random): GroundPosition[] {
  const kind = random.next();
  if (wish.lengthKm < 110) return localTour(wish, random);
  if (kind < 0.52) return triangle(wish, random);
  if (kind < 0.76) return outAndReturn(wish, random);
  return zigzag(wish, random);
}

const RAD = Math.PI / 180;

function direction({ directions: [from, to] }: CourseRequest, random: Random): number {
  return random.between(from, to) * RAD;
}

/** An FAI triangle with a corner at the start. No leg is shorter than 28 % of the perimeter. */
function triangle(wish: CourseRequest, random: Random): GroundPosition[] {
  const first = random.between(0.29, 0.39);
  const second = random.between(0.29, Math.min(0.4, 0.71 - first));
  const third = 1 - first - second;
  const cosine = (first ** 2 + third ** 2 - second ** 2) / (2 * first * third);
  const side = random.chance(0.5) ? 1 : -1;
  const bearing = direction(wish, random);
  return [at(wish, bearing, first), at(wish, bearing + side * Math.acos(cosine), third)];
}

function outAndReturn(wish: CourseRequest, random: Random): GroundPosition[] {
  return [at(wish, direction(wish, random), 0.5)];
}

function zigzag(wish: CourseRequest, random: Random): GroundPosition[] {
  const bearing = direction(wish, random);
  return [
    at(wish, bearing, 0.26),
    at(wish, bearing + random.between(0.9, 1.6), 0.17),
    at(wish, bearing + random.between(0.2, 0.5), 0.3),
  ];
}

function localTour(wish: CourseRequest, random: Random): GroundPosition[] {
  return Array.from({ length: 4 }, () =>
    at(wish, direction(wish, random), random.between(0.1, 0.2)),
  );
}

function at({ start, lengthKm }: CourseRequest, bearing: number, share: number): GroundPosition {
  return move(start, offsetTo(bearing, share * lengthKm * 1000));
}
