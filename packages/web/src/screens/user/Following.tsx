import {
  listFollowedAirports,
  listFollowedClubs,
  listFollowing,
} from '@cloudstreet/sdk/operations';
import { operationPages } from '@cloudstreet/sdk/react';
import { Link } from '@cloudstreet/ui/controls/Link';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { Section } from '@cloudstreet/ui/layout/Page';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { FollowSwitch } from '../../app/follows/FollowSwitch.js';
import * as styles from '../../app/follows/RelatedUserRow.css.js';
import { RelatedUserRow } from '../../app/follows/RelatedUserRow.js';
import { SuggestedUsers } from '../../app/follows/SuggestedUsers.js';
import { PagedRows } from '../../app/lists/PagedRows.js';
import { useMessages } from '../../app/messages.js';
import { entityPath } from '../../app/paths.js';

interface FollowingProps {
  id: number;
  isOwn: boolean;
}

/** The pilots, clubs and airports that a user follows, or suggestions if there are none. */
export function Following({ id, isOwn }: FollowingProps) {
  const { api } = useApp();
  const messages = useMessages();
  const users = useInfiniteQuery(operationPages(api, listFollowing, { id }));
  const clubs = useInfiniteQuery(operationPages(api, listFollowedClubs, { id }));
  const airports = useInfiniteQuery(operationPages(api, listFollowedAirports, { id }));
  const isNone = [users, clubs, airports].every(({ data }) => data?.pages.flat().length === 0);
  if (isNone) {
    return (
      <>
        <EmptyState title={messages['friends.none']({ list: 'following' })} drawing="windsock">
          {isOwn && messages['friends.none.how']()}
        </EmptyState>
        {isOwn && <SuggestedUsers />}
      </>
    );
  }
  return (
    <>
      <PagedRows list={users}>{(user) => <RelatedUserRow key={user.id} user={user} />}</PagedRows>
      <FollowedPlaces kind="club" list={clubs} isOwn={isOwn} />
      <FollowedPlaces kind="airport" list={airports} isOwn={isOwn} />
    </>
  );
}

interface Place {
  id: number;
  name: string;
  region?: { name: string };
}

interface FollowedPlacesProps extends Pick<FollowingProps, 'isOwn'> {
  kind: 'club' | 'airport';
  list: UseInfiniteQueryResult<{ readonly pages: readonly (readonly Place[])[] }>;
}

function FollowedPlaces({ kind, list, isOwn }: FollowedPlacesProps) {
  const messages = useMessages();
  const isEmpty = !list.data?.pages.some((page) => page.length > 0);
  if (isEmpty && !list.isLoadingError) return null;
  return (
    <Section title={messages['friends.places']({ kind })}>
      <PagedRows list={list}>
        {({ id, name, region }) => (
          <li key={id} className={styles.row}>
            <span className={styles.text}>
              <Link href={entityPath(kind, id)}>{name}</Link>
              <span className={styles.note}>{region?.name}</span>
            </span>
            {isOwn && <FollowSwitch kind={kind} id={id} name={name} state="following" />}
          </li>
        )}
      </PagedRows>
    </Section>
  );
}
