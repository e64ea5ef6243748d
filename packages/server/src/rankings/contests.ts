import { type ContestAlias, type ContestName, getContestRule } from '@cloudstreet/scoring/score';

/** The contest of a name as callers may write it. */
export function toContestName(name: ContestName | ContestAlias = 'free'): ContestName {
  return getContestRule(name).name;
}
