import { type BadgeId, isBadgeId } from '@cloudstreet/scoring/badges';
import { achievementLevel, achievementsToNextLevel } from '@cloudstreet/scoring/season';
import type { BadgeProgress } from '@cloudstreet/sdk';
import { listBadgeProgress } from '@cloudstreet/sdk/operations';
import { operationQuery, userQueries } from '@cloudstreet/sdk/react';
import { Badge } from '@cloudstreet/ui/cards/Badge';
import { LevelHexagon } from '@cloudstreet/ui/cards/LevelHexagon';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-aria-components';
import { useBadgeText } from '../../app/badges/use-badge-text.js';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { badgePath } from '../../app/paths.js';
import * as styles from './Badges.css.js';
import { BadgeValue } from './BadgeValue.js';

/** All badges with the progress of a user. */
export function BadgesPage({ userId }: { userId: number }) {
  const { api } = useApp();
  const messages = useMessages();
  const { data: user } = useSuspenseQuery(userQueries.detail(api, userId));
  const { data: progress } = useSuspenseQuery(
    operationQuery(api, listBadgeProgress, { id: userId }),
  );
  const { achievement_count: count } = user;
  const level = achievementLevel(count);
  return (
    <AppPage>
      <PageHeader title={messages['badges.of']({ name: user.name })} />
      <p className={styles.level}>
        <LevelHexagon level={level} size="large" />
        {messages['user.nextLevel']({ count: achievementsToNextLevel(count), level: level + 1 })}
      </p>
      <ul className={styles.grid}>
        {progress.map((each) => {
          const { badge_id: id } = each;
          // A newer server may have badges that this page does not know.
          return isBadgeId(id) && <BadgeTile key={id} id={id} userId={userId} progress={each} />;
        })}
      </ul>
    </AppPage>
  );
}

interface BadgeTileProps {
  id: BadgeId;
  userId: number;
  progress: BadgeProgress;
}

function BadgeTile({ id, userId, progress }: BadgeTileProps) {
  const messages = useMessages();
  const name = useBadgeText()(id).name;
  const { points, value, next } = progress;
  return (
    <li>
      <Link className={styles.tile} href={badgePath(userId, id)}>
        <Badge id={id} name={name} level={points} />
        <span className={styles.text}>
          {/* The drawing has it in its label. */}
          <span className={styles.name} aria-hidden>
            {name}
          </span>
          <span className={styles.figures}>
            <span>
              {messages['badge.soFar']()} <BadgeValue id={id} value={value} />
            </span>
            {next !== undefined && (
              <span>
                {messages['badge.next']()} <BadgeValue id={id} value={next} />
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
