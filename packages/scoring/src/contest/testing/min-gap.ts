import { chordDistanceM } from '../../geo/chord.js';
import type { FlightGeometry } from '../solvers/flight-geometry.js';
import { createReach, halvesOf, type IntervalTuple, middleOf } from './flown-reach.js';

/** A start and a finish, as fixes of the window, and the metres between them. */
export interface Gap {
  readonly start: number;
  readonly finish: number;
  readonly gapM: number;
}

/**
 * The start up to one fix and the finish from another fix on that lie nearest each other: intervals
 * of starts and finishes are halved, unless no two of their fixes can lie nearer.
 */
export function findMinGap(flight: FlightGeometry, until: number, from: number): Gap {
  const reachM = createReach(flight);
  let best: Gap = { start: until, finish: from, gapM: Infinity };
  const open: [starts: IntervalTuple, finishes: IntervalTuple][] = [
    [
      [0, until],
      [from, flight.count - 1],
    ],
  ];
  for (let next = open.pop(); next; next = open.pop()) {
    const [starts, finishes] = next;
    const [start, finish] = [middleOf(starts), middleOf(finishes)];
    const gapM = chordDistanceM(flight.points, start, finish);
    if (gapM < best.gapM) best = { start, finish, gapM };
    const [startsM, finishesM] = [reachM(starts), reachM(finishes)];
    if (startsM + finishesM === 0 || gapM - startsM - finishesM >= best.gapM) continue;
    if (startsM >= finishesM) for (const half of halvesOf(starts)) open.push([half, finishes]);
    else for (const half of halvesOf(finishes)) open.push([starts, half]);
  }
  return best;
}
