import { isEarlier, legsOf, type Solution } from '../solution.js';
import { firstFix, lastFix, middleFix } from './block-numbers.js';
import { blocksOfLevel, halves, nearestFix } from './block-pyramid.js';
import { takeMostPromising } from './branches.js';
import { climb, pathLengthM } from './climb.js';
import { createEffort, type Effort, LEAST_DISTANCE_M } from './effort.js';
import type { FlightGeometry } from './flight-geometry.js';
import {
  bestFinish,
  blocksAbove,
  createLayer,
  finishBoundM,
  type Layer,
  pairsOf,
  pathTo,
  relayForward,
} from './relay.js';

export interface FastestPathRule {
  readonly maxLegs: number;
  /** Seconds from start to finish, inclusive. */
  readonly maxDurationS: number;
  /** Metres that the finish may be lower than the start; 0 for at least as high. */
  readonly maxLossOfHeightM: number;
}

/** All paths that start in one block; the first layer holds that block alone. */
interface Branch {
  readonly level: number;
  readonly layers: readonly Layer[];
  readonly boundM: number;
}

interface Search {
  readonly flight: FlightGeometry;
  readonly rule: FastestPathRule;
  readonly effort: Effort;
  readonly branches: Branch[];
  best: readonly number[];
  bestM: number;
}

/** Into how many blocks the longest duration is cut at first. */
const BLOCKS_PER_WINDOW = 32;
/** Branches of blocks this small have good paths already; only some are tried. */
const FINE_LEVEL = 4;
const FINE_TRIED = 4;
/** So many branches are tried however much work it was to open them all. */
const FIRST_TRIED = 32;
const CLIMB_ROUNDS = 4;
/** Pairs of blocks compared before the search contents itself with less than a proof. */
const PATIENCE = 5e7;

/**
 * Finds the longest path of up to `maxLegs` legs that takes no longer than `maxDurationS`: branch
 * and bound over blocks of starts, the most promising first.
 */
export function findFastestPath(
  flight: FlightGeometry,
  rule: FastestPathRule,
  patience = PATIENCE,
): Solution | undefined {
  const search: Search = {
    flight,
    rule,
    effort: createEffort(patience),
    branches: [],
    best: [],
    bestM: LEAST_DISTANCE_M,
  };
  openAll(search);
  for (let node = 0; ; node++) {
    const branch = takeMostPromising(search.branches);
    if (!branch) break;
    const demand = node < FIRST_TRIED ? 1 : search.effort.demand();
    if (branch.boundM < search.bestM * demand) {
      search.effort.forgo(branch.boundM);
      break;
    }
    const visited = pathTo(branch.layers, bestFinish(flight, branch.layers));
    if (branch.level === 0) {
      keep(search, visited);
    } else {
      if (branch.level >= FINE_LEVEL || node % FINE_TRIED === 0)
        keep(search, pathNear(search, visited));
      split(search, branch);
    }
  }
  if (search.best.length === 0) return undefined;
  const distinct = search.best
    .filter((fix, i) => fix !== search.best[i - 1])
    .map((fix) => fix + flight.firstFix);
  return {
    fixes: distinct,
    lines: legsOf(distinct),
    times: 1,
    distanceM: search.bestM,
    upperBoundM: Math.max(search.bestM, search.effort.forgoneM()),
  };
}

function keep(search: Search, path: readonly number[]): void {
  const lengthM = pathLengthM(search.flight, path);
  const isTie = lengthM === search.bestM && isEarlier(path, search.best);
  if (lengthM > search.bestM || isTie) {
    search.best = path;
    search.bestM = lengthM;
  }
}

/** Opens a branch per block of a level whose blocks are a small part of the longest duration. */
function openAll(search: Search): void {
  const { flight, rule } = search;
  const { blocks, timeS, count } = flight;
  const durationS = Math.max(1, timeS[count - 1]! - timeS[0]!);
  const fixesPerBlock = (count * rule.maxDurationS) / durationS / BLOCKS_PER_WINDOW;
  const level = Math.min(blocks.levels - 1, Math.max(0, Math.floor(Math.log2(fixesPerBlock))));
  const all = blocksOfLevel(blocks, level);
  const lists = Array.from({ length: rule.maxLegs }, () => all);
  for (const start of all) open(search, level, start, lists);
}

/** Opens the branch of a start block unless its bound is below the best path. */
function open(search: Search, level: number, start: number, lists: readonly Int32Array[]): void {
  const { flight, rule } = search;
  const { lowestM, highestM } = flight.blocks;
  const untilS = flight.timeS[lastFix(flight.blocks, start)]! + rule.maxDurationS;
  const finishLowM = lowestM[start]! - rule.maxLossOfHeightM;
  const layers = [createLayer(Int32Array.of(start))];
  for (const [i, list] of lists.entries()) {
    const isFinish = i === lists.length - 1;
    const inTime = blocksBetween(flight, list, start, untilS);
    const within = isFinish ? inTime.filter((block) => highestM[block]! >= finishLowM) : inTime;
    if (within.length === 0) return;
    layers.push(createLayer(within));
  }
  search.effort.spend(pairsOf(layers.map(({ blocks }) => blocks)));
  relayForward(flight, layers);
  const boundM = finishBoundM(flight, layers);
  if (boundM >= search.bestM) search.branches.push({ level, layers, boundM });
}

/** The blocks of an ascending list from `start` on that begin in time, found without a walk. */
function blocksBetween(
  { blocks, timeS }: FlightGeometry,
  list: Int32Array,
  start: number,
  untilS: number,
): Int32Array {
  const from = partitionPoint(list, (block) => block < start);
  const to = partitionPoint(list, (block) => timeS[firstFix(blocks, block)]! <= untilS);
  return list.subarray(from, to);
}

/** How many values of a list, which all stand at its beginning, pass. */
function partitionPoint(list: Int32Array, passes: (value: number) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(list[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function split(search: Search, { level, layers }: Branch): void {
  const { flight } = search;
  const [starts, ...kept] = blocksAbove(flight, layers, search.bestM).map((list) =>
    halves(flight.blocks, list),
  );
  for (const start of starts!) open(search, level - 1, start, kept);
}

/** A good legal path near the middles of blocks; empty if there is none in them. */
function pathNear({ flight, rule }: Search, visited: readonly number[]): readonly number[] {
  const { timeS, altitudeM, blocks } = flight;
  const start = middleFix(blocks, visited[0]!);
  const isLegal = (from: number, to: number) =>
    from <= to &&
    timeS[to]! - timeS[from]! <= rule.maxDurationS &&
    altitudeM[from]! - altitudeM[to]! <= rule.maxLossOfHeightM;
  const finish = nearestFix(blocks, visited.at(-1)!, (fix) => isLegal(start, fix));
  if (finish === undefined) return [];
  let path = visited.map((block) => Math.min(finish, Math.max(start, middleFix(blocks, block))));
  path[0] = start;
  path[path.length - 1] = finish;
  for (let round = 0; round < CLIMB_ROUNDS; round++) {
    path = climb(flight, path, (points, place, fix) => {
      if (place === 0) return isLegal(fix, points.at(-1)!);
      return place < points.length - 1 || isLegal(points[0]!, fix);
    });
    const slid = slide(flight, rule, path, isLegal);
    if (slid === path) break;
    path = slid;
  }
  return path;
}

/** Moves start and finish together, as far as the duration allows, where that makes it longer. */
function slide(
  flight: FlightGeometry,
  rule: FastestPathRule,
  start: number[],
  isLegal: (from: number, to: number) => boolean,
): number[] {
  let best = start;
  let bestM = pathLengthM(flight, best);
  for (const step of [64, -64, 16, -16, 4, -4, 1, -1]) {
    for (;;) {
      const from = best[0]! + step;
      if (from < 0 || from > best[1]!) break;
      const to = lastFixUntil(flight.timeS, flight.timeS[from]! + rule.maxDurationS);
      const candidate = [from, ...best.slice(1, -1), to];
      if (to < best.at(-2)! || !isLegal(from, to)) break;
      const lengthM = pathLengthM(flight, candidate);
      if (lengthM <= bestM) break;
      [best, bestM] = [candidate, lengthM];
    }
  }
  return best;
}

function lastFixUntil(timeS: Int32Array, untilS: number): number {
  let [low, high] = [0, timeS.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (timeS[middle]! <= untilS) low = middle;
    else high = middle - 1;
  }
  return low;
}
