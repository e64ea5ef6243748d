import { contestTitle } from '@cloudstreet/scoring/contest';
import { useApp } from './context.js';

/** Returns a function that names contests in the user's language. */
export function useContestTitle(): (contest: string) => string {
  const { scoringTexts } = useApp();
  return (contest) => contestTitle(contest, scoringTexts);
}
