import { type ContestAlias, getContestRule } from '@cloudstreet/scoring/contest';
import type { components } from '@cloudstreet/sdk/contract';

export type ContestName = components['schemas']['ContestEntry']['name'];

/** The contest of a name as callers may write it. */
export function toContestName(name: ContestName | ContestAlias = 'free'): ContestName {
  return getContestRule(name).name;
}
