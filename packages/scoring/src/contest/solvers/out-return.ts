import { isEarlier, type Solution } from '../solution.js';
import { firstFix, lastFix } from './block-numbers.js';
import { type ClosingRule, findClosing, findFinish, findStart, latestFinishes } from './closing.js';
import { type FlightGeometry, longestLineM } from './flight-geometry.js';
import { type FixPair, searchPair } from './longest-pair.js';
import type { SearchOptions } from './search-budget.js';

/**
 * Finds the closed course over one turnpoint with the longest leg. That is the best pair of start
 * and turnpoint with a finish that closes it, or of turnpoint and finish with such a start.
 */
export function findOutReturn(
  flight: FlightGeometry,
  rule: ClosingRule,
  options: SearchOptions = {},
): Solution | undefined {
  const { blocks } = flight;
  const wayOptions = perWay(options);
  const finishOf = remember(flight, (start) => {
    const anywhere = { from: 0, to: flight.count - 1, order: 'latest' } as const;
    return findFinish(flight, rule, start, anywhere);
  });
  const startOf = remember(flight, (finish) => findStart(flight, rule, finish, flight.count - 1));
  const closesOut = (start: number, turnpoint: number) =>
    firstFix(blocks, turnpoint) <= finishOf(start);
  const closesBack = (turnpoint: number, finish: number) =>
    startOf(finish) <= lastFix(blocks, turnpoint);

  const { pair: out, upperBoundM: outBoundM } = searchPair(
    flight,
    {
      couldHold: closesOut,
      holds: closesOut,
      courseOver: (start, turnpoint) => {
        const earliest = { from: turnpoint, to: flight.count - 1, order: 'earliest' } as const;
        return [start, turnpoint, findFinish(flight, rule, start, earliest)!];
      },
    },
    wayOptions,
  );
  const { pair: back, upperBoundM } = searchPair(
    flight,
    {
      couldHold: closesBack,
      holds: closesBack,
      courseOver: (turnpoint, finish) => [startOf(finish), turnpoint, finish],
    },
    out ? { ...wayOptions, atLeastM: out.distanceM } : wayOptions,
  );
  const isBack = back && !(out?.distanceM === back.distanceM && isEarlier(out.fixes, back.fixes));
  const longer = isBack ? back : out;
  const boundM = Math.max(upperBoundM, outBoundM);
  return toSolution(flight, longer, boundM, options);
}

/**
 * Finds the closed course whose two turnpoints are farthest apart. Start and finish may be anywhere
 * before and after them.
 */
export function findOutReturnOverTwo(
  flight: FlightGeometry,
  rule: ClosingRule,
  options: SearchOptions = {},
): Solution | undefined {
  const { blocks } = flight;
  const { latest, isComplete } = latestFinishes(flight, rule);
  const closes = (out: number, back: number) =>
    firstFix(blocks, back) <= latest[lastFix(blocks, out)]!;
  const { pair, upperBoundM } = searchPair(
    flight,
    {
      couldHold: closes,
      holds: closes,
      courseOver: (out, back) => {
        const { start, finish } = findClosing(flight, rule, out, back)!;
        return [start, out, back, finish];
      },
    },
    perWay(options),
  );
  const missedM = isComplete ? 0 : longestLineM(flight);
  return toSolution(flight, pair, Math.max(upperBoundM, missedM), options);
}

/** The same options for one of the two legs, which is half of the course. */
function perWay({ exactLimit, atLeastM }: SearchOptions): SearchOptions {
  return { exactLimit, atLeastM: atLeastM && atLeastM / 2 };
}

/** Caches the result per block. There is always one, because each fix closes with itself. */
function remember(
  { blocks }: FlightGeometry,
  find: (block: number) => number | undefined,
): (block: number) => number {
  // Results plus one. The zeros of unused entries take no memory.
  const cached = new Int32Array(blocks.root + 1);
  return (block) => {
    if (cached[block] === 0) cached[block] = find(block)! + 1;
    return cached[block]! - 1;
  };
}

function toSolution(
  { firstFix: offset }: FlightGeometry,
  pair: FixPair | undefined,
  upperBoundM: number,
  { onNothing }: SearchOptions,
): Solution | undefined {
  if (!pair) {
    onNothing?.(2 * upperBoundM);
    return undefined;
  }
  const { fixes, earlier, later, distanceM } = pair;
  return {
    fixes: fixes.map((fix) => fix + offset),
    lines: [[earlier + offset, later + offset]],
    times: 2,
    distanceM: 2 * distanceM,
    upperBoundM: 2 * upperBoundM,
  };
}
