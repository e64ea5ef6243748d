import { getBadge, isBadgeId } from '@cloudstreet/scoring/badges';
import { awaitsScore, type FlightDetail } from '@cloudstreet/sdk';
import { listAchievements } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useQuery } from '@tanstack/react-query';
import { BadgeRow } from '../../../app/badges/BadgeRow.js';
import { highestAchievements } from '../../../app/badges/highest-achievements.js';
import { useApp } from '../../../app/context.js';
import { useMessages } from '../../../app/messages.js';

/** Badges that a flight has earned. Renders nothing if there are none. */
export function FlightBadges({ flight }: { flight: FlightDetail }) {
  const { api } = useApp();
  const messages = useMessages();
  const userId = flight.user?.id ?? 0;
  const { data: achievements = [] } = useQuery({
    ...operationQuery(api, listAchievements, { id: userId }),
    enabled: userId > 0 && !awaitsScore(flight.status),
    meta: { explains: 'all' },
    throwOnError: false,
  });
  const earned = highestAchievements(
    achievements.filter(
      ({ badge_id: id, flight_id: flightId }) =>
        flightId === flight.id && !(isBadgeId(id) && getBadge(id).source),
    ),
  );
  if (earned.length === 0) return null;
  return (
    <Section title={messages['badge.earnedBy']()}>
      <BadgeRow userId={userId} achievements={earned} />
    </Section>
  );
}
