import type { Texts } from '../units/reader-texts.js';

/**
 * The name of a contest as readers know it.
 *
 * @param texts `@cloudstreet/scoring/messages/LOCALE`
 */
export function contestTitle(contest: string, texts: Pick<Texts, 'contest.name'>): string {
  return texts['contest.name']({ name: contest });
}
