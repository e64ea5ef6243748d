import type { RankingRow } from '@cloudstreet/sdk';
import { Chip } from '@cloudstreet/ui/controls/Chip';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Distance, Speed } from '@cloudstreet/ui/values';
import { useMessages } from '../../app/messages.js';
import { RegionName } from '../../app/page/RegionName.js';
import { entityPath } from '../../app/paths.js';
import { UserAvatar } from '../../app/pilots/UserAvatar.js';
import * as styles from './Ranking.css.js';

/** Returns the user, club or airport of a row. */
export function rankedEntityOf({ user, club, airport }: RankingRow) {
  if (user) return { kind: 'user' as const, id: user.id, name: user.name };
  const place = club ?? airport;
  const kind = club ? ('club' as const) : ('airport' as const);
  return { kind, id: place?.id ?? 0, name: place?.name ?? '' };
}

export interface RankedProps {
  row: RankingRow;
  /** Id of the link, by which the row is found. */
  elementId: string;
  isOwn: boolean;
  /** Whether to show what has no column of its own: club or region, distance and speed. */
  isNarrow: boolean;
}

/** Places that stand out with their avatars. */
const FIRST_PLACES = 3;

/** Avatar of a pilot on one of the first places. */
export function FirstAvatar({ row: { user, position } }: { row: RankingRow }) {
  return user && position <= FIRST_PLACES ? <UserAvatar user={user} size="small" /> : null;
}

/** Name of a row with a link to its page. */
export function Ranked({ row, elementId, isOwn, isNarrow }: RankedProps) {
  const messages = useMessages();
  const { kind, id, name } = rankedEntityOf(row);
  const { distance, speed } = row;
  const belonging = belongingOf(row);
  return (
    <span className={styles.ranked}>
      {!isNarrow && <FirstAvatar row={row} />}
      <span className={styles.who}>
        <span className={styles.name}>
          <Link id={elementId} href={entityPath(kind, id)}>
            {name}
          </Link>
          {isOwn && <Chip>{messages[kind === 'user' ? 'ranking.you' : 'ranking.yours']()}</Chip>}
        </span>
        {isNarrow && belonging !== undefined && (
          <span className={`${styles.second} ${styles.cut}`}>{belonging}</span>
        )}
        {isNarrow && (
          <span className={styles.second}>
            <Distance km={distance} digits={0} /> · <Speed kmh={speed} />
          </span>
        )}
      </span>
    </span>
  );
}

/** The club of a pilot, or the region of a club or an airfield. */
export function Belonging({ row }: { row: RankingRow }) {
  const { user, club, airport } = row;
  const region = (club ?? airport)?.region;
  if (!user) return region && <RegionName region={region} />;
  return (
    user.club && (
      <span className={styles.club}>
        <Link href={entityPath('club', user.club.id)}>{user.club.name}</Link>
      </span>
    )
  );
}

function belongingOf({ user, club, airport }: RankingRow): string | undefined {
  return user ? user.club?.name : (club ?? airport)?.region?.name;
}
