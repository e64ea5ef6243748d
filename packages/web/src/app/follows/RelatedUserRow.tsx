import type { RelatedUser } from '@cloudstreet/sdk';
import { Chip } from '@cloudstreet/ui/controls/Chip';
import { Link } from '@cloudstreet/ui/controls/Link';
import type { ReactNode } from 'react';
import { useMessages } from '../messages.js';
import { entityPath } from '../paths.js';
import { UserAvatar } from '../pilots/UserAvatar.js';
import { FollowSwitch } from './FollowSwitch.js';
import * as styles from './RelatedUserRow.css.js';

export interface RelatedUserRowProps {
  user: RelatedUser;
  /** Buttons in place of the one to follow the user. */
  actions?: ReactNode;
}

/** A user in a list, with club, and how they and the reader follow each other. */
export function RelatedUserRow({ user, actions }: RelatedUserRowProps) {
  const messages = useMessages();
  const { id, name, club, caller_follows: state, follows_caller: isFollower } = user;
  return (
    <li className={styles.row}>
      <UserAvatar user={user} />
      <span className={styles.text}>
        <Link href={entityPath('user', id)}>{name}</Link>
        <span className={styles.note}>
          {club?.name}
          {isFollower && <Chip>{messages['friends.followsYou']()}</Chip>}
        </span>
      </span>
      {actions ?? <FollowSwitch kind="user" id={id} name={name} state={state} />}
    </li>
  );
}
