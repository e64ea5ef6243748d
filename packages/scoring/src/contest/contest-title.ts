import { checkObject, checkText } from '../units/check-value.js';
import type { ScoringTexts } from '../units/reader-texts.js';

/**
 * Returns the name of a contest for display.
 *
 * @param texts Module `@cloudstreet/scoring/messages/LOCALE`.
 * @throws {TypeError} If the contest is not a string, or the texts have no names of contests.
 */
export function contestTitle(contest: string, texts: Pick<ScoringTexts, 'contest.name'>): string {
  checkText('contest', contest);
  checkObject('texts', texts, ['contest.name']);
  return texts['contest.name']({ name: contest });
}

/**
 * Returns the title of the rankings of a contest, such as "Free distance ranking".
 *
 * @param texts Module `@cloudstreet/scoring/messages/LOCALE`.
 * @throws {TypeError} If the contest is not a string, or the texts have no names of contests.
 */
export function rankingTitle(
  contest: string,
  texts: Pick<ScoringTexts, 'contest.name' | 'contest.ranking'>,
): string {
  checkText('contest', contest);
  checkObject('texts', texts, ['contest.name', 'contest.ranking']);
  return texts['contest.ranking']({ name: contest, contest: contestTitle(contest, texts) });
}
