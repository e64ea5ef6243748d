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
