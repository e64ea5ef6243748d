import type { RankingRow, UserRef } from '@cloudstreet/sdk';
import { Avatar } from '../../cards/Avatar/Avatar.js';
import { Chip } from '../../controls/Chip/Chip.js';
import { Link } from '../../controls/Link/Link.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import { Distance, Speed } from '../../values/quantities.js';
import { RegionName } from '../../values/RegionName/RegionName.js';
import * as styles from './RankingTable.css.js';
import { type RankedKind, rankedEntityOf } from './ranked-entity.js';

/** Addresses to which the rows refer. */
export interface RankedLinks {
  /** Returns the URL of the page of a user, a club or an airport. */
  hrefOf: (kind: RankedKind, id: number) => string;
  /** Returns the URL of the image of a user; defaults to their initials. */
  imageSrcOf?: ((user: UserRef) => string | undefined) | undefined;
}

export interface RankedNameProps extends RankedLinks {
  row: RankingRow;
  /** ID of the link. */
  linkId: string | undefined;
  isOwn: boolean;
  /** Whether to show what has no column of its own: club or region, distance and speed. */
  isNarrow: boolean;
}

/** Places that stand out with their avatars. */
const FIRST_PLACES = 3;

/** Avatar of a pilot on one of the first places. */
export function FirstAvatar({
  row: { user, position },
  imageSrcOf,
}: Pick<RankedNameProps, 'row' | 'imageSrcOf'>) {
  if (!user || position > FIRST_PLACES) return null;
  return <Avatar id={user.id} name={user.name} src={imageSrcOf?.(user)} size="small" />;
}

/** Name of a row with a link to its page. */
export function RankedName(props: RankedNameProps) {
  const { row, linkId, isOwn, isNarrow, hrefOf, imageSrcOf } = props;
  const messages = useMessages();
  const { kind, id, name } = rankedEntityOf(row);
  const { distance, speed } = row;
  const belonging = belongingOf(row);
  return (
    <span className={styles.ranked}>
      {!isNarrow && <FirstAvatar row={row} imageSrcOf={imageSrcOf} />}
      <span className={styles.who}>
        <span className={styles.name}>
          <Link {...(linkId !== undefined && { id: linkId })} href={hrefOf(kind, id)}>
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
export function Belonging({ row, hrefOf }: Pick<RankedNameProps, 'row' | 'hrefOf'>) {
  const { user, club, airport } = row;
  const region = (club ?? airport)?.region;
  if (!user) return region && <RegionName region={region} />;
  return (
    user.club && (
      <span className={styles.club}>
        <Link href={hrefOf('club', user.club.id)}>{user.club.name}</Link>
      </span>
    )
  );
}

function belongingOf({ user, club, airport }: RankingRow): string | undefined {
  return user ? user.club?.name : (club ?? airport)?.region?.name;
}
