import { type BadgeId, type BadgeText, badgeText } from '@cloudstreet/scoring/badges';
import { useApp } from '../context.js';

/** Returns a function that names badges in the user's language. */
export function useBadgeText(): (id: BadgeId) => BadgeText {
  const { scoringTexts } = useApp();
  return (id) => badgeText(id, scoringTexts);
}
