import { chordDistanceM } from '../../geo/chord.js';
import type { FlightGeometry } from '../solvers/flight-geometry.js';

/** Fixes from `first` on, all within `radiusM` of the one in their middle. */
interface Ball {
  readonly first: number;
  readonly middle: number;
  readonly radiusM: number;
}

const FIRST_SIZE = 64;

/**
 * Finds where paths of at least a length lie: for each point of a path the fixes it can have there,
 * in order. Blocks of fixes that no such path can visit are dropped and the rest halved, down to
 * single fixes.
 */
export function fixesOfLongPaths(
  flight: FlightGeometry,
  { points, lengthM }: { readonly points: number; readonly lengthM: number },
): number[][] {
  const all: number[] = [];
  for (let first = 0; first < flight.count; first += FIRST_SIZE) all.push(first);
  let lists = Array.from({ length: points }, () => all);
  for (let size = FIRST_SIZE; ; size /= 2) {
    const balls = lists.map((list) => list.map((first) => ballOf(flight, first, size)));
    lists = alive(flight, balls, lengthM);
    if (size === 1) return lists;
    lists = lists.map((list) =>
      list.flatMap((first) => [first, first + size / 2]).filter((first) => first < flight.count),
    );
  }
}

function ballOf({ points, count }: FlightGeometry, first: number, size: number): Ball {
  const last = Math.min(first + size, count) - 1;
  const middle = (first + last) >> 1;
  let radiusM = 0;
  for (let fix = first; fix <= last; fix++) {
    radiusM = Math.max(radiusM, chordDistanceM(points, middle, fix));
  }
  return { first, middle, radiusM };
}

function alive(flight: FlightGeometry, layers: Ball[][], lengthM: number): number[][] {
  const reachedM = reach(flight, layers, (from, to) => from.first <= to.first);
  const restM = reach(flight, layers.toReversed(), (from, to) => from.first >= to.first);
  return layers.map((layer, i) =>
    layer
      .filter((_, place) => reachedM[i]![place]! + restM.at(-1 - i)![place]! >= lengthM)
      .map(({ first }) => first),
  );
}

/**
 * For each ball of each layer the upper bound of the path to it through the layers before, in
 * metres.
 */
function reach(
  { points }: FlightGeometry,
  layers: readonly Ball[][],
  mayFollow: (from: Ball, to: Ball) => boolean,
): number[][] {
  const reachedM = [layers[0]!.map(() => 0)];
  for (let i = 1; i < layers.length; i++) {
    reachedM.push(
      layers[i]!.map((to) => {
        let mostM = -Infinity;
        for (const [place, from] of layers[i - 1]!.entries()) {
          if (!mayFollow(from, to)) continue;
          const legM = chordDistanceM(points, from.middle, to.middle) + from.radiusM + to.radiusM;
          mostM = Math.max(mostM, reachedM[i - 1]![place]! + legM);
        }
        return mostM;
      }),
    );
  }
  return reachedM;
}
