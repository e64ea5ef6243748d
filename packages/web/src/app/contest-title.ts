import { contestTitle } from '@cloudstreet/scoring/score';
import { useApp } from './context.js';

/** Returns a function that names contests in the user's language. */
export function useContestTitle(): (contest: string) => string {
  const { scoringTexts } = useApp();
  return (contest) => contestTitle(contest, scoringTexts);
}
