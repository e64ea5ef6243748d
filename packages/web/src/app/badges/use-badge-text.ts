import { type BadgeText, badgeText, isBadgeId } from '@cloudstreet/scoring/badges';
import { useApp } from '../context.js';

/**
 * Returns a function that names badges in the user's language. Undefined for a badge of a newer
 * server, which this application cannot draw.
 */
export function useBadgeText(): (id: string) => BadgeText | undefined {
  const { scoringTexts } = useApp();
  return (id) => (isBadgeId(id) ? badgeText(id, scoringTexts) : undefined);
}
