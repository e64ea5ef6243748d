import { airColumns } from '../analysis/air-columns.js';
import { findPhases } from '../analysis/find-phases.js';
import { findWind } from '../analysis/find-wind.js';
import { type FlightAnalysis, prepareAnalysis } from '../analysis/prepare-analysis.js';
import { windColumns } from '../analysis/wind-columns.js';
import { bestCandidate, findCandidates } from './candidate.js';
import { checkInput } from './check-input.js';
import type { ContestEntry } from './contest-entry.js';
import type { ContestInput } from './contest-input.js';
import { createCourseSolver } from './course-solver.js';
import { describeEntry } from './describe-entry.js';
import type { ContestRule } from './rules/contest-rule.js';
import { CONTEST_RULES, EITHER_OR } from './rules/contest-rules.js';

/**
 * Scores a flight in every contest in which it takes part, `free` first. A contest without a legal
 * course is absent. Of `out_return` and `out`, only the one with more points is listed, or
 * `out_return` if they are equal. The bonus of `free` uses the out and return even if it is not
 * listed.
 *
 * Every solution consists of recorded fixes and is optimal on the WGS84 ellipsoid, to the metre for
 * recordings of real flights. The search may end early in an adversarial file, or along a straight
 * line of hundreds of kilometres. Its result is then the best one found, with a bound above it.
 *
 * @throws {TypeError} If a part of the input has the wrong type.
 * @throws {RangeError} If a window is outside the track, the index is not positive, or the hash is
 *   invalid.
 */
export function scoreContests(input: ContestInput): ContestEntry[] {
  return [...scoreEveryContest(input).listed];
}

/** Results of a flight. */
export interface EveryContest {
  /** `free` first. */
  readonly listed: readonly ContestEntry[];
  /**
   * The lesser of two contests of which a flight lists only one. It still counts in its own
   * ranking.
   */
  readonly unlisted: readonly ContestEntry[];
}

/** Scores like `scoreContests`, and also returns the contests that a flight does not list. */
export function scoreEveryContest(input: ContestInput): EveryContest {
  checkInput(input);
  const { track, windows, withEngine } = input;
  const solver = createCourseSolver({ track, windows, withEngine });
  // The best courses of all contests are searched before any alternatives, which are missing if the
  // work does not suffice.
  const flown = CONTEST_RULES.filter((rule) => isEligible(rule, input)).flatMap((rule) => {
    const candidates = findCandidates(rule, input, solver);
    const best = bestCandidate(candidates);
    return best ? [{ rule, candidates, best }] : [];
  });
  const analysis = analyse(input);
  return apart(
    flown.map(({ rule, candidates, best }) =>
      describeEntry(rule, best, { input, solver, candidates, analysis }),
    ),
  );
}

function analyse(input: ContestInput): FlightAnalysis {
  const { track, unpowered, groundM, polar, massKg, powerW } = input;
  const phases = findPhases(track, unpowered);
  const winds = findWind(track, phases);
  const wind = windColumns(track, winds);
  const nettoMps =
    polar && airColumns({ track, wind, polar, ...(massKg !== undefined && { massKg }) }).nettoMps;
  return prepareAnalysis({ track, phases, unpowered, winds, groundM, nettoMps, powerW });
}

function isEligible({ entry = {} }: ContestRule, input: ContestInput): boolean {
  const { aircraftKinds, takeoffCountry, clubCountry } = entry;
  const { aircraftKind } = input;
  if (aircraftKinds && !(aircraftKind && aircraftKinds.includes(aircraftKind))) return false;
  if (takeoffCountry !== undefined && takeoffCountry !== input.takeoffCountry) return false;
  return clubCountry === undefined || clubCountry === input.clubCountry;
}

/**
 * Removes the lesser of two contests of which a flight lists only one. The receipt of the other
 * mentions it.
 */
function apart(entries: readonly ContestEntry[]): EveryContest {
  const find = (name: string) => entries.find((entry) => entry.name === name);
  const lesserOf = new Map<ContestEntry, ContestEntry>();
  for (const [a, b] of EITHER_OR) {
    const [first, second] = [find(a), find(b)];
    if (!first || !second) continue;
    if (second.points > first.points) lesserOf.set(second, first);
    else lesserOf.set(first, second);
  }
  const unlisted = [...lesserOf.values()];
  const listed = entries
    .filter((entry) => !unlisted.includes(entry))
    .map((entry) => withTried(entry, lesserOf.get(entry)));
  return { listed, unlisted };
}

/** Adds a course to the options that earned fewer points. */
function withTried(entry: ContestEntry, lesser: ContestEntry | undefined): ContestEntry {
  if (!lesser) return entry;
  const { score, distance, points } = lesser;
  const attempt = { score_name: score.name, distance, points, lost_by: 'points' } as const;
  const tried = [...entry.receipt.tried, attempt].toSorted((a, b) => b.points - a.points);
  return { ...entry, receipt: { ...entry.receipt, tried } };
}
