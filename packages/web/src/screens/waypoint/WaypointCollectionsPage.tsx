import type { WaypointCollectionRow } from '@cloudstreet/sdk';
import { listWaypointCollections } from '@cloudstreet/sdk/operations';
import { operationPages, userQueries } from '@cloudstreet/sdk/react';
import { Link } from '@cloudstreet/ui/controls/Link';
import { LinkSegments } from '@cloudstreet/ui/controls/LinkSegments';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { useMessages as useKitMessages } from '@cloudstreet/ui/messages';
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApp } from '../../app/context.js';
import { PagedRows } from '../../app/lists/PagedRows.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { entityPath, pathWith, waypointCollectionsPath, waypointsPath } from '../../app/paths.js';
import { useMe } from '../../app/session.js';
import { NewCollection } from './NewCollection.js';
import * as styles from './Waypoints.css.js';
import { WaypointUpload } from './WaypointUpload.js';
import type { CollectionsSearch } from './waypoint-search.js';

export interface WaypointCollectionsPageProps {
  id: number;
  search: CollectionsSearch;
}

/** The waypoint collections of a user, those that they like, and those of everyone. */
export function WaypointCollectionsPage({ id, search }: WaypointCollectionsPageProps) {
  const { api } = useApp();
  const messages = useMessages();
  const navigate = useNavigate();
  const { data: user } = useSuspenseQuery(userQueries.detail(api, id));
  const isOwn = useMe()?.id === id;
  const { list: shown = 'own' } = search;
  const list = useInfiniteQuery({
    ...operationPages(api, listWaypointCollections, filterOf(shown, id)),
    meta: { explains: 'all' },
  });
  const empty =
    shown === 'liked' ? (
      <EmptyState title={messages['collection.liked.none']()} drawing="glider" />
    ) : (
      <EmptyState title={messages['collection.none']()} drawing="glider">
        {isOwn && shown === 'own' && messages['waypoint.none.how']()}
      </EmptyState>
    );
  return (
    <AppPage width="text">
      <PageHeader
        title={messages['waypoint.title']({ name: user.name })}
        note={<Link href={entityPath('user', id)}>{messages['friends.profile']()}</Link>}
        actions={isOwn && <NewCollection />}
      />
      <LinkSegments
        label={messages['collection.lists']()}
        segments={(['own', 'liked', 'all'] as const).map((one) => ({
          href: pathWith(waypointCollectionsPath(id), one === 'own' ? {} : { list: one }),
          isCurrent: one === shown,
          label: messages['waypoint.list']({ list: one }),
        }))}
      />
      {isOwn && shown === 'own' && (
        <WaypointUpload
          onDone={(collection) =>
            void navigate({ to: '/waypoint/$collection', params: { collection } })
          }
        />
      )}
      {shown !== 'liked' && (
        <Link href={waypointsPath('world')}>{messages['waypoint.world']()}</Link>
      )}
      <PagedRows list={list} empty={empty}>
        {(collection) => (
          <CollectionRow key={collection.id} collection={collection} hasOwner={shown !== 'own'} />
        )}
      </PagedRows>
    </AppPage>
  );
}

function filterOf(list: 'own' | 'liked' | 'all', id: number) {
  if (list === 'all') return {};
  return list === 'liked' ? { starred_by: id } : { user_id_in: [id] };
}

interface CollectionRowProps {
  collection: WaypointCollectionRow;
  /** Whether the owner is named. */
  hasOwner: boolean;
}

function CollectionRow({ collection, hasOwner }: CollectionRowProps) {
  const messages = useMessages();
  const texts = useKitMessages();
  const { id, name, user, visibility, waypoint_count: count, stars } = collection;
  return (
    <li className={styles.item}>
      <Link href={waypointsPath(id)}>{name}</Link>
      <span className={styles.facts}>
        {hasOwner && user && <span>{user.name}</span>}
        <span>{messages['waypoint.count']({ count })}</span>
        {stars > 0 && <span>{texts['flight.stars']({ count: stars })}</span>}
        {visibility !== 'public' && (
          <span>{messages['collection.visibility.option']({ visibility })}</span>
        )}
      </span>
    </li>
  );
}
