import type { ContestName } from '@cloudstreet/scoring/contest';
import { parseContest } from './flight-search.js';

/** The chosen contest of a flight's page; none means the one listed first. */
export interface ContestSearch {
  readonly contest?: ContestName;
}

export function parseContestSearch(raw: Record<string, unknown>): ContestSearch {
  const contest = parseContest(raw['contest']);
  return contest ? { contest } : {};
}
