import { chordDistanceM } from '../../geo/chord.js';
import { isEarlier, legsOf, type Solution } from '../solution.js';
import { middleFix } from './block-numbers.js';
import { blocksOfLevel, halves, levelWithBlocks, nearestFix } from './block-pyramid.js';
import { climb, pathLengthM } from './climb.js';
import { createEffort, type Effort, LEAST_DISTANCE_M, TOLERANCE } from './effort.js';
import type { FlightGeometry } from './flight-geometry.js';
import {
  bestFinish,
  blocksAbove,
  createLayer,
  finishBoundM,
  pairsOf,
  pathTo,
  relayForward,
} from './relay.js';

export interface LongestPathRule {
  readonly maxLegs: number;
  /** Metres that the finish may be lower than the start; Infinity for no limit. */
  readonly maxLossOfHeightM: number;
}

/** Altitudes, in metres and inclusive, at which a path may start and finish. */
interface Ends {
  readonly startLowM: number;
  readonly startHighM: number;
  readonly finishLowM: number;
}

interface Path {
  readonly fixes: readonly number[];
  readonly lengthM: number;
}

interface Branch {
  readonly ends: Ends;
  readonly path: Path;
}

/** Blocks of the first pass: few enough for all pairs, enough to be of use. */
const FIRST_BLOCKS = 160;
const REPAIR_ROUNDS = 4;
/** Pairs of blocks compared before the search contents itself with less than a proof. */
const PATIENCE = 6e7;

/**
 * Finds the longest path of up to `maxLegs` legs over the fixes.
 *
 * The finish's limit depends on the start, so the search branches on the altitude of the start:
 * within an interval of it the limit is that of the lowest start, and the path found may break its
 * own limit. Then the interval is split so that neither half has that path again.
 */
export function findLongestPath(
  flight: FlightGeometry,
  rule: LongestPathRule,
  patience = PATIENCE,
): Solution | undefined {
  const anywhere = { startLowM: -Infinity, startHighM: Infinity, finishLowM: -Infinity };
  const effort = createEffort(patience);
  let best: Path | undefined;
  const bestM = () => best?.lengthM ?? LEAST_DISTANCE_M;
  const keep = (path: Path | undefined) => {
    if (!path || path.lengthM < bestM()) return;
    if (!best || path.lengthM > best.lengthM || isEarlier(path.fixes, best.fixes)) best = path;
  };
  const branches: Branch[] = [];
  const open = (ends: Ends) => {
    const path = longestBetween(flight, rule.maxLegs, ends, { aboveM: bestM(), effort });
    if (path) branches.push({ ends, path });
  };
  open(anywhere);
  for (;;) {
    branches.sort((a, b) => a.path.lengthM - b.path.lengthM);
    const branch = branches.pop();
    if (!branch) break;
    // Until there is a legal path, no effort is too much.
    if (branch.path.lengthM < bestM() * (best ? effort.demand() : 1)) {
      effort.forgo(branch.path.lengthM);
      break;
    }
    const { ends, path } = branch;
    const startM = flight.altitudeM[path.fixes[0]!]!;
    const legalStartM = flight.altitudeM[path.fixes.at(-1)!]! + rule.maxLossOfHeightM;
    if (startM <= legalStartM) {
      keep(path);
      break;
    }
    keep(repairEnds(flight, path, rule.maxLossOfHeightM));
    const splitM = Math.ceil((legalStartM + 1 + startM) / 2);
    open({ ...ends, startHighM: splitM - 1 });
    open({ ...ends, startLowM: splitM, finishLowM: splitM - rule.maxLossOfHeightM });
  }
  return best && toSolution(flight, best, effort);
}

/**
 * Finds the longest path between the given ends, if it is longer than `aboveM`: bounds paths over
 * blocks of fixes, drops the blocks that no better path can visit and halves the rest, down to
 * the fixes themselves.
 */
function longestBetween(
  flight: FlightGeometry,
  legs: number,
  ends: Ends,
  { aboveM, effort }: { readonly aboveM: number; readonly effort: Effort },
): Path | undefined {
  const { blocks } = flight;
  let best: Path | undefined;
  const bestM = () => best?.lengthM ?? aboveM;
  let level = levelWithBlocks(blocks, FIRST_BLOCKS);
  const all = blocksOfLevel(blocks, level);
  let lists = withinEnds(
    flight,
    Array.from({ length: legs + 1 }, () => all),
    ends,
  );
  for (; ; level--) {
    effort.spend(pairsOf(lists));
    const layers = lists.map(createLayer);
    relayForward(flight, layers);
    const finish = bestFinish(flight, layers);
    if (finish === -1) return best;
    const visited = pathTo(layers, finish);
    if (level === 0) return pathOf(flight, visited, bestM()) ?? best;
    best = pathOf(flight, climbFrom(flight, visited, ends), bestM()) ?? best;
    const next = (aboveM: number) =>
      withinEnds(
        flight,
        blocksAbove(flight, layers, aboveM).map((list) => halves(blocks, list)),
        ends,
      );
    lists = next(bestM());
    if (effort.demand(pairsOf(lists)) > 1) {
      lists = next(bestM() * (1 + TOLERANCE));
      effort.forgo(bestM() * (1 + TOLERANCE));
    }
    if (effort.demand(pairsOf(lists)) === Infinity) {
      effort.forgo(finishBoundM(flight, layers));
      return best;
    }
  }
}

function pathOf(
  flight: FlightGeometry,
  fixes: readonly number[],
  atLeastM: number,
): Path | undefined {
  const lengthM = pathLengthM(flight, fixes);
  return fixes.length > 0 && lengthM >= atLeastM ? { fixes, lengthM } : undefined;
}

/** A good path near the middles of blocks; empty where an end has no fix at its altitude. */
function climbFrom(flight: FlightGeometry, visited: readonly number[], ends: Ends): number[] {
  const path = visited.map((block) => middleFix(flight.blocks, block));
  const start = nearestFix(flight.blocks, visited[0]!, (fix) => startsWithin(flight, ends, fix));
  const finish = nearestFix(flight.blocks, visited.at(-1)!, (fix) =>
    finishesWithin(flight, ends, fix),
  );
  if (start === undefined || finish === undefined) return [];
  path[0] = start;
  path[path.length - 1] = finish;
  if (path.some((fix, i) => fix < (path[i - 1] ?? 0))) return [];
  return climb(flight, path, (_, place, fix) => {
    if (place === 0) return startsWithin(flight, ends, fix);
    return place < path.length - 1 || finishesWithin(flight, ends, fix);
  });
}

/**
 * Makes a path legal that finishes too low: takes the best pair of start and finish for its
 * turnpoints, then the best turnpoints for these, a few times.
 */
function repairEnds(flight: FlightGeometry, path: Path, dropM: number): Path | undefined {
  let fixes: number[] = [...path.fixes];
  // A single leg has no turnpoint to hold on to.
  if (fixes.length < 3) return undefined;
  for (let round = 0; round < REPAIR_ROUNDS; round++) {
    const ends = bestEnds(flight, fixes[1]!, fixes.at(-2)!, dropM);
    if (!ends) return undefined;
    fixes = [ends.start, ...fixes.slice(1, -1), ends.finish];
    fixes = climb(flight, fixes, (_, place) => place > 0 && place < fixes.length - 1);
  }
  return { fixes, lengthM: pathLengthM(flight, fixes) };
}

/** The legal start up to `first` and finish from `last` on that lie farthest from these two. */
function bestEnds(flight: FlightGeometry, first: number, last: number, dropM: number) {
  const { altitudeM, blocks, points, count } = flight;
  const lowestM = blocks.lowestM[blocks.root]!;
  const heights = blocks.highestM[blocks.root]! - lowestM + 1;
  // Per altitude the farthest start, then the farthest at or below it.
  const lengthM = new Float64Array(heights).fill(-1);
  const startAt = new Int32Array(heights).fill(-1);
  for (let fix = 0; fix <= first; fix++) {
    const height = altitudeM[fix]! - lowestM;
    const distanceM = chordDistanceM(points, fix, first);
    if (distanceM > lengthM[height]!) {
      lengthM[height] = distanceM;
      startAt[height] = fix;
    }
  }
  for (let height = 1; height < heights; height++) {
    if (lengthM[height - 1]! > lengthM[height]!) {
      lengthM[height] = lengthM[height - 1]!;
      startAt[height] = startAt[height - 1]!;
    }
  }
  let best: { start: number; finish: number } | undefined;
  let bestM = -1;
  for (let finish = last; finish < count; finish++) {
    const height = Math.min(heights - 1, altitudeM[finish]! + dropM - lowestM);
    if (height < 0 || startAt[height] === -1) continue;
    const distanceM = lengthM[height]! + chordDistanceM(points, last, finish);
    if (distanceM > bestM) {
      bestM = distanceM;
      best = { start: startAt[height]!, finish };
    }
  }
  return best;
}

/** The lists without the blocks in which a path can neither start nor finish as it must. */
function withinEnds(flight: FlightGeometry, lists: Int32Array[], ends: Ends): Int32Array[] {
  const { lowestM, highestM } = flight.blocks;
  return lists.map((list, layer) => {
    if (layer === 0) {
      return list.filter(
        (block) => lowestM[block]! <= ends.startHighM && highestM[block]! >= ends.startLowM,
      );
    }
    if (layer < lists.length - 1) return list;
    return list.filter((block) => highestM[block]! >= ends.finishLowM);
  });
}

function startsWithin({ altitudeM }: FlightGeometry, ends: Ends, fix: number): boolean {
  return altitudeM[fix]! >= ends.startLowM && altitudeM[fix]! <= ends.startHighM;
}

function finishesWithin({ altitudeM }: FlightGeometry, ends: Ends, fix: number): boolean {
  return altitudeM[fix]! >= ends.finishLowM;
}

function toSolution(
  { firstFix }: FlightGeometry,
  { fixes, lengthM }: Path,
  effort: Effort,
): Solution {
  const distinct = fixes.filter((fix, i) => fix !== fixes[i - 1]).map((fix) => fix + firstFix);
  return {
    fixes: distinct,
    lines: legsOf(distinct),
    times: 1,
    distanceM: lengthM,
    upperBoundM: Math.max(lengthM, effort.forgoneM()),
  };
}
