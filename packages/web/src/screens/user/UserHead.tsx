import { achievementLevel, achievementsToNextLevel } from '@cloudstreet/scoring/season';
import type { User } from '@cloudstreet/sdk';
import { Avatar } from '@cloudstreet/ui/cards/Avatar';
import { LevelHexagon } from '@cloudstreet/ui/cards/LevelHexagon';
import { StatusChips, standingOf } from '@cloudstreet/ui/cards/StatusChips';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { useMessages } from '../../app/messages.js';
import * as styles from './UserPage.css.js';

/** Who somebody is: picture, name, status and level. */
export function UserHead({ user }: { user: User }) {
  const messages = useMessages();
  const person = { ...user, junior: user.is_junior };
  const { achievement_count: count } = user;
  return (
    <div className={styles.head}>
      <Avatar name={user.name} size="large" ring={standingOf(person)} />
      <div className={styles.who}>
        <PageHeader title={user.name} note={user.bio} actions={<StatusChips user={person} />} />
        <p className={styles.level}>
          <LevelHexagon level={achievementLevel(count)} />
          {count > 0 && messages['user.nextLevel']({ count: achievementsToNextLevel(count) })}
        </p>
      </div>
    </div>
  );
}
