import type { Notification, NotificationEvent } from '@cloudstreet/sdk';
import { notificationMutations } from '@cloudstreet/sdk/react';
import { LocalDate, LocalTime } from '@cloudstreet/ui/values';
import { useMutation } from '@tanstack/react-query';
import {
  AtSign,
  Award,
  Eye,
  EyeOff,
  FileX,
  ImageOff,
  type LucideIcon,
  Mail,
  MessageSquare,
  MessagesSquare,
  Plane,
  RadioTower,
  ShieldAlert,
  ShieldCheck,
  Trophy,
  Upload,
  UserCheck,
  UserPlus,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { Link } from 'react-aria-components';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { UserAvatar } from '../../app/pilots/UserAvatar.js';
import * as styles from './NotificationsPage.css.js';

const ICONS: Record<NotificationEvent, LucideIcon> = {
  flight_uploaded: Upload,
  flight_scored: Trophy,
  co_pilot: Plane,
  crew_confirmed: UsersRound,
  user_message: Mail,
  badge_earned: Award,
  device_taken: RadioTower,
  group_added: UsersRound,
  group_role: UsersRound,
  follower: UserPlus,
  follow_request: UserPlus,
  follow_accepted: UserCheck,
  comment: MessageSquare,
  comment_answer: MessagesSquare,
  comment_mention: AtSign,
  flight_hidden: EyeOff,
  flight_shown: Eye,
  story_removed: ImageOff,
  words_removed: FileX,
  club_administrator: ShieldCheck,
  banned: ShieldAlert,
};

/** A notification. Its link opens the subject and marks the notification as read. */
export function NotificationRow({ notification }: { notification: Notification }) {
  const { api } = useApp();
  const messages = useMessages();
  const { mutate } = useMutation({ ...notificationMutations.read(api), meta: { explains: 'all' } });
  const { id, event, text, link, created, read, actor } = notification;
  // A newer server may send kinds that this page does not know.
  const Icon = ICONS[event] ?? UserRound;
  return (
    <li>
      <Link
        className={styles.row}
        href={link}
        data-unread={!read || undefined}
        onPress={() => {
          if (!read) mutate({ id_in: [id] });
        }}
      >
        <span className={styles.image}>
          {actor ? <UserAvatar user={actor} /> : <Icon size={22} aria-hidden />}
        </span>
        <span className={styles.text}>
          <span>{text}</span>
          <span className={styles.when}>
            {actor && <Icon size={14} aria-hidden />}
            <span>
              <LocalDate date={created} /> <LocalTime time={created} />
            </span>
          </span>
        </span>
        {!read && <span className={styles.unread}>{messages['notifications.unread']()}</span>}
      </Link>
    </li>
  );
}
