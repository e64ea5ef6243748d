import { bearingDeg, destination } from '../geo/bearing.js';
import type { Position } from '../geo/position.js';
import { shortestDeg } from '../geo/shortest-deg.js';
import type { OutlinePart } from './airspace.js';

/** Maximum length of the point of a bend; sharper bends are cut off. */
const MAX_MITRE = 4;

/**
 * Returns the outline of an airway: everything within half its width of its centre line, with round
 * ends and round outer bends.
 *
 * @param line At least two positions, no two neighbours the same.
 */
export function airwayOutline(line: readonly Position[], widthM: number): OutlinePart[] {
  const bearings = line.slice(1).map((position, i) => bearingDeg(line[i]!, position));
  const radiusM = widthM / 2;
  const left = line.slice(1, -1).flatMap((centre, i) => {
    const [before, after] = [bearings[i]!, bearings[i + 1]!];
    return bend(centre, radiusM, before - 90, shortestDeg(after - before));
  });
  const right = line
    .slice(1, -1)
    .map((centre, i) => {
      const [before, after] = [bearings[i]!, bearings[i + 1]!];
      return bend(centre, radiusM, after + 90, shortestDeg(before - after));
    })
    .toReversed()
    .flat();
  return [
    ...left,
    arc(line.at(-1)!, radiusM, bearings.at(-1)! - 90, 180),
    ...right,
    arc(line[0]!, radiusM, bearings[0]! + 90, 180),
  ];
}

/** Outlines one side of a bend: an arc on its outside, a corner on its inside. */
function bend(centre: Position, radiusM: number, startDeg: number, turnDeg: number): OutlinePart[] {
  if (turnDeg >= 0) return [arc(centre, radiusM, startDeg, turnDeg)];
  const mitre = 1 / Math.max(Math.cos((turnDeg * Math.PI) / 360), 1 / MAX_MITRE);
  return [{ kind: 'corner', ...destination(centre, startDeg + turnDeg / 2, radiusM * mitre) }];
}

function arc(centre: Position, radiusM: number, startDeg: number, sweepDeg: number): OutlinePart {
  return { kind: 'arc', centre, startRadiusM: radiusM, endRadiusM: radiusM, startDeg, sweepDeg };
}
