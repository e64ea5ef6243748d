import type { User } from '@cloudstreet/sdk';
import { listAchievements } from '@cloudstreet/sdk/operations';
import { operationQuery } from '@cloudstreet/sdk/react';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Section } from '@cloudstreet/ui/layout/Page';
import { Stack } from '@cloudstreet/ui/layout/Stack';
import { useQuery } from '@tanstack/react-query';
import { BadgeRow } from '../../app/badges/BadgeRow.js';
import { highestAchievements } from '../../app/badges/highest-achievements.js';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { badgesPath } from '../../app/paths.js';

const SHOWN = 6;

/** The latest badges of a user, with a link to all. */
export function UserBadges({ user }: { user: User }) {
  const { api } = useApp();
  const messages = useMessages();
  const { data: achievements = [] } = useQuery({
    ...operationQuery(api, listAchievements, { id: user.id }),
    enabled: user.achievement_count > 0,
  });
  const latest = highestAchievements(achievements).slice(0, SHOWN);
  return (
    <Section title={messages['badges.title']()}>
      <Stack gap="x3">
        {latest.length > 0 && <BadgeRow userId={user.id} achievements={latest} />}
        <Link href={badgesPath(user.id)}>{messages['badges.all']()}</Link>
      </Stack>
    </Section>
  );
}
