import { userQueries } from '@cloudstreet/sdk/react';
import { Link } from '@cloudstreet/ui/controls/Link';
import { LinkSegments } from '@cloudstreet/ui/controls/LinkSegments';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { entityPath, friendsPath, pathWith } from '../../app/paths.js';
import { useMe } from '../../app/session.js';
import { FindFriends } from './FindFriends.js';
import { Followers } from './Followers.js';
import { Following } from './Following.js';
import { FollowRequests } from './FollowRequests.js';
import type { FriendsList, FriendsSearch } from './friends-search.js';

/** The followers of a user, and the pilots, clubs and airports that they follow. */
export function FriendsPage({ id, search }: { id: number; search: FriendsSearch }) {
  const { api } = useApp();
  const messages = useMessages();
  const { data: user } = useSuspenseQuery(userQueries.detail(api, id));
  const isOwn = useMe()?.id === id;
  const isHidden = user.follower_count === undefined && !isOwn;
  const list = search.list === 'find' && !isOwn ? 'following' : (search.list ?? 'following');
  return (
    <AppPage width="text">
      <PageHeader
        title={messages['friends.title']({ name: user.name })}
        note={<Link href={entityPath('user', id)}>{messages['friends.profile']()}</Link>}
      />
      {isHidden ? (
        <EmptyState title={messages['friends.hidden']({ name: user.name })} drawing="windsock" />
      ) : (
        <>
          {isOwn && <FollowRequests />}
          <FriendsTabs id={id} current={list} hasFind={isOwn} />
          {list === 'following' && <Following id={id} isOwn={isOwn} />}
          {list === 'followers' && <Followers id={id} isOwn={isOwn} />}
          {list === 'find' && <FindFriends />}
        </>
      )}
    </AppPage>
  );
}

interface FriendsTabsProps {
  id: number;
  current: FriendsList;
  hasFind: boolean;
}

function FriendsTabs({ id, current, hasFind }: FriendsTabsProps) {
  const messages = useMessages();
  const lists: FriendsList[] = ['following', 'followers', ...(hasFind ? ['find' as const] : [])];
  return (
    <LinkSegments
      label={messages['friends.lists']()}
      segments={lists.map((list) => ({
        href: pathWith(friendsPath(id), list === 'following' ? {} : { list }),
        isCurrent: list === current,
        label: messages['friends.list']({ list }),
      }))}
    />
  );
}
