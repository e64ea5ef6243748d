import { checkObject, checkOneOf } from '../units/check-value.js';
import type { ScoringTexts } from '../units/reader-texts.js';
import { BADGE_IDS, type BadgeId } from './badge.js';

/** Name of a badge and what it is awarded for. */
export interface BadgeText {
  readonly name: string;
  readonly description: string;
}

/**
 * Returns the name of a badge and what it is awarded for, without the values of its levels.
 *
 * @param texts Module `@cloudstreet/scoring/messages/LOCALE`.
 * @throws {TypeError | RangeError} If there is no such badge, or the texts have no names of badges.
 */
export function badgeText(
  id: BadgeId,
  texts: Pick<ScoringTexts, 'badge.name' | 'badge.description'>,
): BadgeText {
  checkOneOf('id', id, BADGE_IDS);
  checkObject('texts', texts, ['badge.name', 'badge.description']);
  return { name: texts['badge.name']({ id }), description: texts['badge.description']({ id }) };
}
