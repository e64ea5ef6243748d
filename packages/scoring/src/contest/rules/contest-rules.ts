import { describeValue } from '../../units/check-value.js';
import { type ContestAlias, type ContestName, findContestName } from '../contest-names.js';
import { BI } from './bi.js';
import type { ContestRule } from './contest-rule.js';
import { CONVEX_HULL } from './convex-hull.js';
import { DECLARATION, RECTANGLE } from './declaration.js';
import { AU, DMST } from './dmst.js';
import { ELECTRIC } from './electric.js';
import { FREE } from './free.js';
import { OUT } from './out.js';
import { OUT_RETURN } from './out-return.js';
import { DMST_SPEED, SPEED } from './speed.js';
import { TRIANGLE } from './triangle.js';

/** All contests, in the order in which a flight lists them. */
export const CONTEST_RULES: readonly ContestRule[] = [
  FREE,
  TRIANGLE,
  OUT_RETURN,
  OUT,
  SPEED,
  DECLARATION,
  RECTANGLE,
  CONVEX_HULL,
  ELECTRIC,
  BI,
  DMST,
  DMST_SPEED,
  AU,
];

/**
 * Pairs of contests of which a flight lists only one: that with more points, or the first of
 * equals.
 */
export const EITHER_OR: readonly (readonly [ContestName, ContestName])[] = [['out_return', 'out']];

/**
 * Returns the rule of a contest. `sprint` is an alias of `speed`.
 *
 * @throws {TypeError} If the name is not a string.
 * @throws {RangeError} If the contest is unknown.
 */
export function getContestRule(name: ContestName | ContestAlias): ContestRule {
  const contest = findContestName(name);
  const rule = CONTEST_RULES.find((candidate) => candidate.name === contest);
  if (!rule) throw new RangeError(`No contest is called ${describeValue(name)}.`);
  return rule;
}
