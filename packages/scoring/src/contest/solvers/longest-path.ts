import { isEarlier, legsOf, type Solution } from '../solution.js';
import { firstFix, lastFix } from './block-numbers.js';
import { blocksOfLevel, levelWithBlocks } from './block-pyramid.js';
import { takeMostPromising } from './branches.js';
import { type FlightGeometry, longestLineM } from './flight-geometry.js';
import { fixesWithin, pathLengthM } from './hill-climb.js';
import { longestNearby, stagesNearby } from './nearby.js';
import { type Ends, hillClimbBetween, repairEnds, withinEnds } from './path-ends.js';
import {
  bestFinish,
  createStage,
  finishBoundM,
  halveStage,
  type Layer,
  pairsOf,
  pathTo,
  relayCentres,
  relayForward,
  type Stage,
  stagesAbove,
} from './relay.js';
import { MIN_DISTANCE_M, SearchBudget, type SearchOptions, TOLERANCE } from './search-budget.js';

export interface LongestPathRule {
  readonly maxLegs: number;
  /** Metres by which the finish may be lower than the start; Infinity for no limit. */
  readonly maxLossOfHeightM: number;
}

interface Path {
  readonly fixes: readonly number[];
  readonly lengthM: number;
}

/** Paths through blocks of one level, with limits for the altitudes of start and finish. */
interface LongestPathBranch {
  readonly ends: Ends;
  readonly level: number;
  readonly stages: readonly Stage[];
  /** Upper bound of the paths of the branch, in metres. */
  readonly boundM: number;
  /** Blocks of the longest path that the last pass found; empty at first. */
  readonly visited: readonly number[];
}

interface LongestPathSearch {
  readonly flight: FlightGeometry;
  readonly rule: LongestPathRule;
  readonly budget: SearchBudget;
  readonly firstLevel: number;
  readonly branches: LongestPathBranch[];
  best: Path | undefined;
  /** Minimum length in metres. */
  readonly atLeastM: number;
  /** Whether the limit for the loss of height has excluded any path. */
  isLimited: boolean;
  /** Whether the path through the centres of blocks was searched; this happens once. */
  knowsCentres: boolean;
  /** Turnpoints for which the best start and finish were already searched. */
  repaired: string;
}

/** Number of blocks of the first pass: few enough to compare all pairs, enough to exclude some. */
const FIRST_BLOCKS = 160;
/** With more pairs of blocks than this, searching a better path first saves time. */
const MANY_PAIRS = 20_000;
/** A pass that keeps more than this share of its blocks was hardly worth its time. */
const FEW_RULED_OUT = 0.85;
/**
 * From this level up, blocks are halved twice after such a pass, because the next would do no
 * better.
 */
const LEVEL_TO_SKIP = 4;
const EXACT_LIMIT = 1e8;

/**
 * Finds the longest path of up to `maxLegs` legs over the fixes. Bounds the paths over blocks of
 * fixes, drops blocks that no better path can visit, and halves the others, down to single fixes.
 *
 * The altitude limit of the finish depends on the start. So the search branches on the altitude of
 * the start: within an interval of altitudes, the limit is that of the lowest start. When the
 * longest path must violate its own limit, the interval is split so that neither half contains that
 * path.
 */
export function findLongestPath(
  flight: FlightGeometry,
  { maxLegs, maxLossOfHeightM }: LongestPathRule,
  { exactLimit = EXACT_LIMIT, atLeastM = MIN_DISTANCE_M, onNothing }: SearchOptions = {},
): Solution | undefined {
  // Altitudes are whole metres.
  const rule = { maxLegs, maxLossOfHeightM: Math.floor(maxLossOfHeightM) };
  const known = flight.known.longestPaths.get(rule.maxLegs);
  if (known && lossOfHeightM(flight, known) <= rule.maxLossOfHeightM) return known;
  const firstLevel = levelWithBlocks(flight.blocks, FIRST_BLOCKS);
  const all = createStage(blocksOfLevel(flight.blocks, firstLevel));
  const search: LongestPathSearch = {
    flight,
    rule,
    budget: new SearchBudget(flight.workShare, exactLimit),
    firstLevel,
    branches: [
      {
        ends: { startLowM: -Infinity, startHighM: Infinity, finishLowM: -Infinity },
        level: firstLevel,
        stages: Array.from({ length: rule.maxLegs + 1 }, () => all),
        boundM: rule.maxLegs * longestLineM(flight),
        visited: [],
      },
    ],
    best: undefined,
    atLeastM,
    isLimited: false,
    knowsCentres: false,
    repaired: '',
  };
  for (;;) {
    const branch = takeMostPromising(search.branches);
    if (!branch) break;
    // Until a legal path is known, every open branch is explored.
    const isContent = search.best !== undefined || atLeastM > MIN_DISTANCE_M;
    // On lower levels, the budget was asked before the branch was opened.
    const nextWork = branch.level === firstLevel ? pairsOf(branch.stages) : 0;
    const demand = isContent ? search.budget.demand(nextWork) : 1;
    if (branch.boundM < bestM(search) * demand) {
      search.budget.forgo(branch.boundM);
      if (demand === Infinity) restrictToNearby(search, branch);
      break;
    }
    explore(search, branch);
  }
  if (!search.best) {
    onNothing?.(search.budget.forgoneM);
    return undefined;
  }
  const solution = toSolution(flight, search.best, search.budget);
  const isProven = solution.upperBoundM === solution.distanceM;
  if (isProven && !search.isLimited) flight.known.longestPaths.set(rule.maxLegs, solution);
  return solution;
}

function lossOfHeightM({ track: { altitudeM } }: FlightGeometry, { fixes }: Solution): number {
  return altitudeM[fixes[0]!]! - altitudeM[fixes.at(-1)!]!;
}

function bestM({ best, atLeastM }: LongestPathSearch): number {
  return best?.lengthM ?? atLeastM;
}

/** Bounds the paths of a branch and opens the branches that remain of it. */
function explore(search: LongestPathSearch, { ends, level, stages }: LongestPathBranch): void {
  const { flight } = search;
  const layers = relayForward(flight, stages, bestM(search));
  const finish = bestFinish(flight, layers);
  if (finish === -1) return;
  const boundM = finishBoundM(flight, layers);
  const visited = pathTo(layers, finish);
  const branch = { ends, level, stages, boundM, visited };
  if (isSurelyTooLow(search, visited)) {
    splitEnds(search, branch, layers);
  } else if (level === 0) {
    keep(search, visited);
  } else {
    improve(search, branch);
    refine(search, branch, layers);
  }
}

/** Keeps a path if it is better than the best so far. */
function keep(search: LongestPathSearch, fixes: readonly number[]): void {
  const lengthM = pathLengthM(search.flight, fixes);
  const isLonger = lengthM > bestM(search);
  const isTie = lengthM === search.best?.lengthM && isEarlier(fixes, search.best.fixes);
  if (isLonger || isTie) search.best = { fixes, lengthM };
}

/** Searches for better paths near the middles of the blocks that the longest one visits. */
function improve(
  search: LongestPathSearch,
  { ends, level, stages, visited }: LongestPathBranch,
): void {
  const { flight, rule } = search;
  const near = (blocks: readonly number[]) =>
    keep(search, hillClimbBetween(flight, blocks, ends, rule.maxLossOfHeightM));
  if (!isThrough(search, visited)) near(visited);
  if (!search.knowsCentres && level < search.firstLevel && pairsOf(stages) > MANY_PAIRS) {
    search.knowsCentres = true;
    near(relayCentres(flight, stages));
  }
}

/**
 * Whether the best path leads through these blocks, so that a search near their middles is
 * redundant.
 */
function isThrough(
  { flight: { blocks }, best }: LongestPathSearch,
  visited: readonly number[],
): boolean {
  if (!best) return false;
  return visited.every((block, i) => {
    const fix = best.fixes[i]!;
    return firstFix(blocks, block) <= fix && fix <= lastFix(blocks, block);
  });
}

/** Whether every path through these blocks loses too much height. */
function isSurelyTooLow({ flight, rule }: LongestPathSearch, visited: readonly number[]): boolean {
  const { lowestM, highestM } = flight.blocks;
  return lowestM[visited[0]!]! - highestM[visited.at(-1)!]! > rule.maxLossOfHeightM;
}

/** Splits the altitudes of the start so that neither half has a path through the visited blocks. */
function splitEnds(
  search: LongestPathSearch,
  branch: LongestPathBranch,
  layers: readonly Layer[],
): void {
  const { flight, rule } = search;
  const { visited } = branch;
  const { lowestM, highestM } = flight.blocks;
  search.isLimited = true;
  repair(search, visited);
  const startM = lowestM[visited[0]!]!;
  const legalStartM = highestM[visited.at(-1)!]! + rule.maxLossOfHeightM;
  const splitM = Math.ceil((legalStartM + 1 + startM) / 2);
  const stages = stagesAbove(flight, layers, bestM(search));
  const { ends } = branch;
  open(search, { ...branch, stages, ends: { ...ends, startHighM: splitM - 1 } });
  const finishLowM = splitM - rule.maxLossOfHeightM;
  open(search, { ...branch, stages, ends: { ...ends, startLowM: splitM, finishLowM } });
}

/** Searches for the best legal start and finish for the turnpoints of a path that finishes too low. */
function repair(search: LongestPathSearch, visited: readonly number[]): void {
  const { flight, rule } = search;
  const path = fixesWithin(flight, visited);
  const turnpoints = path.slice(1, -1).join();
  if (turnpoints === search.repaired) return;
  search.repaired = turnpoints;
  const limits = { dropM: rule.maxLossOfHeightM, aboveM: bestM(search) };
  const repaired = repairEnds(flight, path, limits);
  if (repaired) keep(search, repaired);
}

/** Halves the blocks that a better path can visit. */
function refine(
  search: LongestPathSearch,
  branch: LongestPathBranch,
  layers: readonly Layer[],
): void {
  const { flight, budget } = search;
  const halvesAbove = (aboveM: number) =>
    stagesAbove(flight, layers, aboveM).map((stage) => halveStage(flight, stage));
  let stages = halvesAbove(bestM(search));
  if (budget.demand(pairsOf(stages)) > 1) {
    stages = halvesAbove(bestM(search) * (1 + TOLERANCE));
    budget.forgo(bestM(search) * (1 + TOLERANCE));
  }
  let level = branch.level - 1;
  const keptShare = blocksIn(stages) / 2 / blocksIn(branch.stages);
  if (branch.level >= LEVEL_TO_SKIP && keptShare > FEW_RULED_OUT) {
    const quarters = stages.map((stage) => halveStage(flight, stage));
    if (budget.demand(pairsOf(quarters)) === 1) {
      stages = quarters;
      level--;
    }
  }
  if (budget.demand(pairsOf(stages)) === Infinity) {
    budget.forgo(branch.boundM);
    restrictToNearby(search, branch);
  } else open(search, { ...branch, level, stages });
}

/** Searches for a longer path near the best path of a branch that is abandoned. */
function restrictToNearby(search: LongestPathSearch, { ends, visited }: LongestPathBranch): void {
  if (visited.length === 0) return;
  const { flight } = search;
  const stages = withinEnds(flight, stagesNearby(flight, visited), ends);
  const path = longestNearby(flight, stages, bestM(search));
  if (path.length > 0 && !isSurelyTooLow(search, path)) keep(search, path);
}

function blocksIn(stages: readonly Stage[]): number {
  return stages.reduce((sum, { blocks }) => sum + blocks.length, 0);
}

function open(search: LongestPathSearch, branch: LongestPathBranch): void {
  const stages = withinEnds(search.flight, branch.stages, branch.ends);
  if (stages.every(({ blocks }) => blocks.length > 0)) search.branches.push({ ...branch, stages });
}

function toSolution(
  { firstFix: offset }: FlightGeometry,
  { fixes, lengthM }: Path,
  budget: SearchBudget,
): Solution {
  const distinct = fixes.filter((fix, i) => fix !== fixes[i - 1]).map((fix) => fix + offset);
  return {
    fixes: distinct,
    lines: legsOf(distinct),
    times: 1,
    distanceM: lengthM,
    upperBoundM: Math.max(lengthM, budget.forgoneM),
  };
}
