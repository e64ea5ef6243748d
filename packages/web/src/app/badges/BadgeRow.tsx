import { isBadgeId } from '@cloudstreet/scoring/badges';
import type { Achievement } from '@cloudstreet/sdk';
import { Badge } from '@cloudstreet/ui/cards/Badge';
import { Link } from 'react-aria-components';
import { badgePath } from '../paths.js';
import * as styles from './BadgeRow.css.js';
import { useBadgeText } from './use-badge-text.js';

export interface BadgeRowProps {
  userId: number;
  /** One achievement per badge. */
  achievements: readonly Pick<Achievement, 'badge_id' | 'points'>[];
}

/** Badges of a user as drawings that link to their pages. */
export function BadgeRow({ userId, achievements }: BadgeRowProps) {
  const textOf = useBadgeText();
  return (
    <ul className={styles.row}>
      {achievements.map(
        ({ badge_id: id, points }) =>
          // This application cannot draw a badge of a newer server.
          isBadgeId(id) && (
            <li key={id}>
              <Link className={styles.link} href={badgePath(userId, id)}>
                <Badge id={id} name={textOf(id).name} level={points} />
              </Link>
            </li>
          ),
      )}
    </ul>
  );
}
