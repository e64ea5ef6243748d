import { achievementLevel } from '@cloudstreet/scoring/season';
import { formatCount } from '@cloudstreet/scoring/units';
import type { UserCard as User } from '@cloudstreet/sdk';
import { Link } from 'react-aria-components';
import { useMessages } from '../../messages/MessagesProvider.js';
import { Distance, Duration, Points } from '../../values/quantities.js';
import { useUnits } from '../../values/UnitsProvider.js';
import { Avatar } from '../Avatar/Avatar.js';
import { LevelHexagon } from '../LevelHexagon/LevelHexagon.js';
import { StatusChips } from '../StatusChips/StatusChips.js';
import { displayStatusOf } from '../user-display-status.js';
import * as styles from './UserCard.css.js';

export interface UserCardProps {
  /** As `GET club/{club}`, `airport/{airport}` and `aircraft/{aircraft}` list their pilots. */
  user: User;
  /** URL of the user's page. */
  href: string;
  /** URL of their image. */
  imageSrc?: string | undefined;
}

/** A pilot with totals of some flights, as on the page of an aircraft, an airport or a club. */
export function UserCard({ user, href, imageSrc }: UserCardProps) {
  const messages = useMessages();
  const { locale } = useUnits();
  const { name, count, points, time, distance } = user;
  return (
    <article className={styles.card}>
      <div className={styles.image}>
        <Avatar id={user.id} name={name} src={imageSrc} ring={displayStatusOf(user)} />
        <span className={styles.level}>
          <LevelHexagon level={achievementLevel(user.achievement_count)} />
        </span>
      </div>
      <div className={styles.text}>
        <p className={styles.head}>
          <Link className={styles.name} href={href}>
            {name}
          </Link>
          <StatusChips user={user} />
        </p>
        <p className={styles.figures}>
          <span>{messages['user.flights']({ count, written: formatCount(count, locale) })}</span>
          <Distance km={distance} digits={0} />
          <Duration seconds={time} />
        </p>
      </div>
      <p className={styles.points}>
        <Points points={points} />
        <span className={styles.unit}>{messages['flight.points']()}</span>
      </p>
    </article>
  );
}
