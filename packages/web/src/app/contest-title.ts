import { contestTitle } from '@cloudstreet/scoring/contest';
import { useApp } from './context.js';

/** Names contests in the reader's language. */
export function useContestTitle(): (contest: string) => string {
  const { scoringTexts } = useApp();
  return (contest) => contestTitle(contest, scoringTexts);
}
