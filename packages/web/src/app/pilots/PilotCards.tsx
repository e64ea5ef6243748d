import type { UserCard as UserCardData } from '@cloudstreet/sdk';
import { UserCard } from '@cloudstreet/ui/cards/UserCard';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { useState } from 'react';
import { EndOfList } from '../lists/EndOfList.js';
import { useMessages } from '../messages.js';
import { entityPath } from '../paths.js';
import { useFileUrl } from '../stories/use-file-url.js';
import * as styles from './PilotCards.css.js';

/** Number of cards rendered at once. More are rendered when the end comes into view. */
const CARDS_AT_ONCE = 40;
const SKELETONS = 9;

/** Pilots with their totals, the best first. */
export function PilotCards({ users }: { users: readonly UserCardData[] | undefined }) {
  const messages = useMessages();
  const [count, setCount] = useState(CARDS_AT_ONCE);
  const fileUrl = useFileUrl();
  if (!users) return <SkeletonCards />;
  return (
    <>
      <ul className={styles.cards}>
        {users.slice(0, count).map((user) => (
          <li key={user.id} className={styles.card}>
            <UserCard
              user={user}
              href={entityPath('user', user.id)}
              imageSrc={user.image && fileUrl(user.image)}
            />
          </li>
        ))}
      </ul>
      {count < users.length && (
        <EndOfList
          // Recreated, because it may still be in view.
          key={count}
          label={messages['entity.pilots.more']()}
          isLoading={false}
          onReached={() => setCount(count + CARDS_AT_ONCE)}
        />
      )}
    </>
  );
}

function SkeletonCards() {
  return (
    <div className={styles.cards} aria-busy>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <Skeleton key={index} height="4.75rem" />
      ))}
    </div>
  );
}
