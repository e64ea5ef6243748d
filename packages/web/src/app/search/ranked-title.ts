import { rankingTitle } from '@cloudstreet/scoring/score';
import type { AppContext } from '../context.js';
import type { RankedContest } from './ranking-search.js';

/** Returns the title of a ranking. */
export function rankedTitle(
  contest: RankedContest,
  messages: AppContext['messages'],
  scoringTexts: AppContext['scoringTexts'],
): string {
  if (contest === 'travel') return messages['travel.ranking']();
  return rankingTitle(contest, scoringTexts);
}
