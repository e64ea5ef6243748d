import { findContestName } from '@cloudstreet/scoring/score';
import { orNotFound } from './parse-id.js';
import type { RankedContest } from './ranking-search.js';

/** Parses the contest of a path. Shows the "not found" page for anything else. */
export function parseContestPath(text: string): RankedContest {
  return orNotFound(text === 'travel' ? text : findContestName(text));
}
