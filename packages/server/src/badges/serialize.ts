import {
  type Badge,
  badgeText,
  evaluateBadge,
  getBadge,
  isBadgeId,
} from '@cloudstreet/scoring/badges';
import type { BadgeInfo, BadgeProgress } from '@cloudstreet/sdk';
import { NotFoundError, text } from '../platform/errors/errors.js';
import { withoutNull } from '../platform/http/responses.js';
import { toTimestamp } from '../platform/text/calendar-formats.js';
import { scoringTextsOf } from '../platform/text/language.js';
import type { FlownFlight } from './find-flown.js';

/** @throws {NotFoundError} If there is no such badge. */
export function findBadge(id: string): Badge {
  if (!isBadgeId(id)) throw new NotFoundError(text('badge.notFound'));
  return getBadge(id);
}

/** Whether a flight earns a badge, and not something else at its time. */
export function isEarnedByFlight(id: string): boolean {
  return isBadgeId(id) && getBadge(id).source === undefined;
}

export function serializeBadge({ id, levels, eligibleFrom, emblem }: Badge): BadgeInfo {
  const english = badgeText(id, scoringTextsOf('en-gb'));
  const german = badgeText(id, scoringTextsOf('de'));
  return {
    id,
    name: english.name,
    logo: logoOf(emblem),
    description: { en: english.description, de: german.description },
    points: levels.map((_, index) => index + 1),
    ...(levels.length > 1 && { values: [...levels] }),
    ...(eligibleFrom !== undefined && { eligible_from: eligibleFrom }),
  };
}

interface EarnedRow {
  readonly badge: string;
  readonly level: number;
  readonly flight_id: number;
  readonly value: number;
  readonly created: Date;
}

export function serializeAchievement({ badge, level, flight_id, value, created }: EarnedRow) {
  return { badge_id: badge, points: level, flight_id, value, created: toTimestamp(created) };
}

export function serializeProgress(badge: Badge, flights: readonly FlownFlight[]): BadgeProgress {
  const { earned, value } = evaluateBadge(
    badge,
    flights.map(({ facts }) => facts),
  );
  const next = badge.levels[earned.length] ?? null;
  return withoutNull({ badge_id: badge.id, points: earned.length, value, next });
}

function logoOf(emblem: string): string {
  const outline = `<path d='${emblem}' fill='none' stroke='#1b4b72' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'/>`;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>${outline}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
