import { achievementLevel, achievementsToNextLevel } from '@cloudstreet/scoring/season';
import type { User } from '@cloudstreet/sdk';
import { LevelHexagon } from '@cloudstreet/ui/cards/LevelHexagon';
import { displayStatusOf, StatusChips } from '@cloudstreet/ui/cards/StatusChips';
import { Chip } from '@cloudstreet/ui/controls/Chip';
import { ButtonLink, Link } from '@cloudstreet/ui/controls/Link';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { LocalDate } from '@cloudstreet/ui/values';
import { Bell } from 'lucide-react';
import { FollowSwitch } from '../../app/follows/FollowSwitch.js';
import { useMessages } from '../../app/messages.js';
import { ReportButton } from '../../app/moderation/ReportButton.js';
import {
  collectionsPath,
  friendsPath,
  notificationsPath,
  pathWith,
  travelsPath,
  waypointCollectionsPath,
} from '../../app/paths.js';
import { UserAvatar } from '../../app/pilots/UserAvatar.js';
import { useMe } from '../../app/session.js';
import { userTasksPath } from '../../app/tasks/user-tasks-path.js';
import { MessageUser } from './MessageUser.js';
import * as styles from './UserPage.css.js';

/** Profile image, name, status and level of a user. */
export function UserHead({ user }: { user: User }) {
  const messages = useMessages();
  const me = useMe();
  const person = { ...user, junior: user.is_junior };
  const { achievement_count: count } = user;
  return (
    <div className={styles.head}>
      <UserAvatar user={user} size="large" ring={displayStatusOf(person)} />
      <div className={styles.who}>
        <PageHeader
          title={user.name}
          note={user.bio}
          actions={
            <>
              <StatusChips user={person} />
              <FollowSwitch kind="user" id={user.id} name={user.name} state={user.caller_follows} />
              {me && me.id !== user.id && <MessageUser user={user} />}
              <ReportButton kind="user" id={user.id} ownerId={user.id} />
              {me?.id === user.id && (
                <>
                  <ButtonLink size="small" href={notificationsPath(me.id)}>
                    <Bell size={16} aria-hidden />
                    {messages['notifications.open']({ count: me.notifications })}
                  </ButtonLink>
                  <ButtonLink size="small" href="/settings/profile">
                    {messages['settings.edit']()}
                  </ButtonLink>
                  <ButtonLink size="small" href={`/widgets?by=user&of=${me.id}`}>
                    {messages['widgets.title']()}
                  </ButtonLink>
                </>
              )}
            </>
          }
        />
        <p className={styles.level}>
          <LevelHexagon level={achievementLevel(count)} />
          {count > 0 &&
            messages['user.nextLevel']({
              count: achievementsToNextLevel(count),
              level: achievementLevel(count) + 1,
            })}
          <span>
            {messages['user.joined']()} <LocalDate date={user.date_joined} />
          </span>
          <FriendCounts user={user} />
          <Link href={collectionsPath(user.id)}>
            {messages['collection.list']({ list: 'own' })}
          </Link>
          <Link href={travelsPath(user.id)}>{messages['travel.list']()}</Link>
          <Link href={userTasksPath(user.id)}>{messages['task.title']()}</Link>
          <Link href={waypointCollectionsPath(user.id)}>{messages['waypoint.link']()}</Link>
          {user.follows_caller && <Chip>{messages['friends.followsYou']()}</Chip>}
        </p>
      </div>
    </div>
  );
}

/** Numbers of followers and followed, unless the user hides them. */
function FriendCounts({ user }: { user: User }) {
  const messages = useMessages();
  const { id, follower_count: followers, following_count: following } = user;
  if (followers === undefined || following === undefined) return null;
  const href = friendsPath(id);
  return (
    <>
      <Link href={pathWith(href, { list: 'followers' })}>
        {messages['friends.followers']({ count: followers })}
      </Link>
      <Link href={href}>{messages['friends.following']({ count: following })}</Link>
    </>
  );
}
