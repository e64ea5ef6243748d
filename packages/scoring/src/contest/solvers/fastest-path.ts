import { isEarlier, legsOf, type Solution } from '../solution.js';
import { firstFix, lastFix } from './block-numbers.js';
import { blocksOfLevel, levelWithBlocks } from './block-pyramid.js';
import { takeMostPromising } from './branches.js';
import { type FlightGeometry, longestLineM } from './flight-geometry.js';
import { pathLengthM } from './hill-climb.js';
import { hillClimbInTime, isLegal } from './hill-climb-in-time.js';
import { longestNearby, stagesNearby } from './nearby.js';
import {
  bestFinish,
  createStage,
  filterStage,
  finishBoundM,
  halveStage,
  type Layer,
  pathTo,
  relayForward,
  type Stage,
  stagesAbove,
} from './relay.js';
import { MIN_DISTANCE_M, SearchBudget, type SearchOptions } from './search-budget.js';

export interface FastestPathOptions extends SearchOptions {
  /** Excludes paths that lose no more height than this, in metres. */
  readonly lossAboveM?: number | undefined;
}

export interface FastestPathRule {
  readonly maxLegs: number;
  /** Seconds from start to finish, inclusive. */
  readonly maxDurationS: number;
  /** Metres by which the finish may be lower than the start; 0 for at least as high. */
  readonly maxLossOfHeightM: number;
}

/** All paths that start in one block. The first layer contains only that block. */
interface FastestPathBranch {
  readonly level: number;
  readonly layers: readonly Layer[];
  readonly boundM: number;
}

interface FastestPathSearch {
  readonly flight: FlightGeometry;
  readonly rule: FastestPathRule;
  readonly lossAboveM: number;
  readonly budget: SearchBudget;
  readonly branches: FastestPathBranch[];
  best: readonly number[];
  bestM: number;
}

/** Approximate number of blocks per maximum duration on the first level. */
const BLOCKS_PER_WINDOW = 16;
/** Maximum number of branches on the first level. */
const MAX_BRANCHES = 2048;
/**
 * The first branches nearly always lead to the best path. Of the others, only some are
 * hill-climbed.
 */
const FIRST_CLIMBED = 2;
const CLIMBED_EVERY = 16;
const EXACT_LIMIT = 2.5e7;
/** Work of opening a branch, in addition to comparing pairs of blocks. */
const WORK_PER_BRANCH = 1000;
/** Number of branches among which the best is found in the time of comparing one pair of blocks. */
const BRANCHES_PER_WORK = 8;

/**
 * Finds the longest path of up to `maxLegs` legs that takes no longer than `maxDurationS`. Branch
 * and bound over blocks of starts, the most promising first.
 */
export function findFastestPath(
  flight: FlightGeometry,
  rule: FastestPathRule,
  {
    exactLimit = EXACT_LIMIT,
    atLeastM = MIN_DISTANCE_M,
    lossAboveM = Number.NEGATIVE_INFINITY,
    onNothing,
  }: FastestPathOptions = {},
): Solution | undefined {
  const search: FastestPathSearch = {
    flight,
    rule,
    lossAboveM,
    budget: new SearchBudget(flight.workShare, exactLimit),
    branches: [],
    best: [],
    bestM: atLeastM,
  };
  openAll(search);
  for (let node = 0; ; node++) {
    flight.workShare.work.add(search.branches.length / BRANCHES_PER_WORK);
    const branch = takeMostPromising(search.branches);
    if (!branch) break;
    const visited = pathTo(branch.layers, bestFinish(flight, branch.layers));
    const demand = search.budget.demand();
    if (branch.boundM < search.bestM * demand) {
      search.budget.forgo(branch.boundM);
      if (demand === Infinity) restrictToNearby(search, visited);
      break;
    }
    if (branch.level === 0) {
      keep(search, visited);
    } else {
      if (node < FIRST_CLIMBED || node % CLIMBED_EVERY === CLIMBED_EVERY - 1) {
        keep(search, hillClimbInTime(flight, rule, visited));
      }
      split(search, branch);
    }
  }
  if (search.best.length === 0) {
    onNothing?.(search.budget.forgoneM);
    return undefined;
  }
  const distinct = search.best
    .filter((fix, i) => fix !== search.best[i - 1])
    .map((fix) => fix + flight.firstFix);
  return {
    fixes: distinct,
    lines: legsOf(distinct),
    times: 1,
    distanceM: search.bestM,
    upperBoundM: Math.max(search.bestM, search.budget.forgoneM),
  };
}

function keep(search: FastestPathSearch, path: readonly number[]): void {
  const lengthM = pathLengthM(search.flight, path);
  const isTie = lengthM === search.bestM && isEarlier(path, search.best);
  if (lengthM > search.bestM || isTie) {
    search.best = path;
    search.bestM = lengthM;
  }
}

function restrictToNearby(search: FastestPathSearch, visited: readonly number[]): void {
  const { flight, rule, bestM } = search;
  const path = longestNearby(flight, stagesNearby(flight, visited), bestM);
  if (path.length > 0 && isLegal(flight, rule, path[0]!, path.at(-1)!)) keep(search, path);
}

/**
 * Opens a branch for each block of the first level. Its blocks are a small part of the maximum
 * duration where fixes are most frequent, because there a branch has the most blocks.
 */
function openAll(search: FastestPathSearch): void {
  const { flight, rule } = search;
  const { blocks } = flight;
  const fixesPerBlock = maxFixesWithin(flight, rule.maxDurationS) / BLOCKS_PER_WINDOW;
  const level = Math.min(
    blocks.levels - 1,
    Math.max(levelWithBlocks(blocks, MAX_BRANCHES), Math.floor(Math.log2(fixesPerBlock))),
  );
  const all = createStage(blocksOfLevel(blocks, level));
  const stages = Array.from({ length: rule.maxLegs }, () => all);
  for (const start of all.blocks) {
    if (search.budget.demand() === Infinity) {
      search.budget.forgo(rule.maxLegs * longestLineM(flight));
      break;
    }
    open(search, level, start, stages);
  }
}

/** Maximum number of fixes in any interval of a duration. */
function maxFixesWithin({ timeS, count }: FlightGeometry, durationS: number): number {
  let most = 0;
  for (let first = 0, last = 0; last < count; last++) {
    while (timeS[last]! - timeS[first]! > durationS) first++;
    most = Math.max(most, last - first + 1);
  }
  return most;
}

/** Opens the branch of a start block unless its bound is below the best path. */
function open(
  search: FastestPathSearch,
  level: number,
  start: number,
  later: readonly Stage[],
): void {
  const { flight, rule, lossAboveM } = search;
  const { lowestM, highestM } = flight.blocks;
  const untilS = flight.timeS[lastFix(flight.blocks, start)]! + rule.maxDurationS;
  const finishLowM = lowestM[start]! - rule.maxLossOfHeightM;
  const finishBelowM = highestM[start]! - lossAboveM;
  const mayFinish = (block: number) =>
    highestM[block]! >= finishLowM && lowestM[block]! < finishBelowM;
  const stages = [createStage(Int32Array.of(start))];
  for (const [i, stage] of later.entries()) {
    const inTime = stageBetween(flight, stage, start, untilS);
    const isFinish = i === later.length - 1;
    const within = isFinish ? filterStage(flight, inTime, mayFinish) : inTime;
    if (within.blocks.length === 0) return;
    stages.push(within);
  }
  flight.workShare.work.add(WORK_PER_BRANCH);
  const layers = relayForward(flight, stages, search.bestM);
  const boundM = finishBoundM(flight, layers);
  if (boundM >= search.bestM) search.branches.push({ level, layers, boundM });
}

/** Blocks of a stage from `start` on that begin no later than `untilS`. Uses binary search. */
function stageBetween(
  { blocks: pyramid, timeS }: FlightGeometry,
  { blocks, restM }: Stage,
  start: number,
  untilS: number,
): Stage {
  const from = partitionPoint(blocks, (block) => block < start);
  const to = partitionPoint(blocks, (block) => timeS[firstFix(pyramid, block)]! <= untilS);
  return { blocks: blocks.subarray(from, to), restM: restM.subarray(from, to) };
}

/** Number of values that pass, in a list whose passing values come first. */
function partitionPoint(list: Int32Array, passes: (value: number) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(list[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function split(search: FastestPathSearch, { level, layers }: FastestPathBranch): void {
  const { flight } = search;
  const [starts, ...later] = stagesAbove(flight, layers, search.bestM).map((stage) =>
    halveStage(flight, stage),
  );
  for (const start of starts!.blocks) open(search, level - 1, start, later);
}
