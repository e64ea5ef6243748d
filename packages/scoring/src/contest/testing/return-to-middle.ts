import { chordDistanceM } from '../../geo/chord.js';
import type { Position } from '../../geo/position.js';
import type { FlightGeometry } from '../solvers/flight-geometry.js';
import { fixPosition } from './fix-position.js';
import { createReach, halvesOf, type IntervalTuple, middleOf } from './flown-reach.js';
import { geodesicM } from './geodesic.js';

/** Start, turnpoint and finish, as fixes of the window. */
type ReturnCourse = readonly [start: number, turnpoint: number, finish: number];

/** Courses that differ by less count as equal. */
const SLACK_M = 5;

/**
 * Length in metres of an out and return as some programs measure it: twice the distance from the
 * turnpoint to the middle between start and finish.
 */
export function returnToMiddleM(
  flight: FlightGeometry,
  [start, turnpoint, finish]: ReturnCourse,
): number {
  const at = (fix: number) => fixPosition(flight.track, flight.firstFix + fix);
  return 2 * geodesicM(at(turnpoint), between(at(start), at(finish)));
}

/**
 * Tries every course whose start and finish are close enough for one longer than `aboveM`. Their
 * intervals are halved, unless all courses over them are too open or too short.
 *
 * @returns The longest within `SLACK_M`, in metres; `aboveM` if none is longer.
 */
export function longestReturnToMiddleM(
  flight: FlightGeometry,
  maxGapM: number,
  aboveM: number,
): number {
  const { points, count } = flight;
  const reachM = createReach(flight);
  const whole: IntervalTuple = [0, count - 1];
  let bestM = aboveM;
  const open: (readonly [IntervalTuple, IntervalTuple, IntervalTuple])[] = [[whole, whole, whole]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [starts, turnpoints, finishes] = next;
    if (starts[0] > turnpoints[1] || turnpoints[0] > finishes[1]) continue;
    const course = [middleOf(starts), middleOf(turnpoints), middleOf(finishes)] as const;
    const reachesM = next.map(reachM) as [number, number, number];
    const gapM = chordDistanceM(points, course[0], course[2]);
    if (gapM - reachesM[0] - reachesM[2] > maxGapM) continue;
    // The distance to the middle is no longer than the mean of the distances to both ends.
    const bothM =
      chordDistanceM(points, course[0], course[1]) + chordDistanceM(points, course[1], course[2]);
    if (bothM + reachesM[0] + 2 * reachesM[1] + reachesM[2] <= bestM + SLACK_M) continue;
    const isInOrder = course[0] <= course[1] && course[1] <= course[2];
    if (isInOrder && gapM <= maxGapM) bestM = Math.max(bestM, returnToMiddleM(flight, course));
    const widest = reachesM.indexOf(Math.max(...reachesM));
    if (reachesM[widest] === 0) continue;
    for (const half of halvesOf(next[widest]!)) {
      open.push(next.with(widest, half) as [IntervalTuple, IntervalTuple, IntervalTuple]);
    }
  }
  return bestM;
}

function between(a: Position, b: Position): Position {
  return { lat: (a.lat + b.lat) / 2, lon: (a.lon + b.lon) / 2 };
}
