import { listFlightCollections } from '@cloudstreet/sdk/operations';
import { operationPages, userQueries } from '@cloudstreet/sdk/react';
import { Link } from '@cloudstreet/ui/controls/Link';
import { LinkSegments } from '@cloudstreet/ui/controls/LinkSegments';
import { Select } from '@cloudstreet/ui/fields/Select';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { Inline } from '@cloudstreet/ui/layout/Stack';
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CollectionLink } from '../../app/collections/CollectionLink.js';
import { useApp } from '../../app/context.js';
import { PagedRows } from '../../app/lists/PagedRows.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { collectionsPath, entityPath, pathWith } from '../../app/paths.js';
import { useMe } from '../../app/session.js';
import { COLLECTION_ORDERS, type CollectionsSearch } from './collections-search.js';
import { NewCollection } from './NewCollection.js';

export interface CollectionsPageProps {
  id: number;
  search: CollectionsSearch;
}

/** The collections of a user, and those that they like. */
export function CollectionsPage({ id, search }: CollectionsPageProps) {
  const { api } = useApp();
  const messages = useMessages();
  const { data: user } = useSuspenseQuery(userQueries.detail(api, id));
  const isOwn = useMe()?.id === id;
  const isLiked = search.list === 'liked';
  const list = useInfiniteQuery({
    ...operationPages(api, listFlightCollections, {
      ...(isLiked ? { starred_by: id } : { user_id_in: [id] }),
      order_by: search.order_by ?? '-created',
    }),
    meta: { explains: 'all' },
  });
  const empty = isLiked ? (
    <EmptyState title={messages['collection.liked.none']()} drawing="glider" />
  ) : (
    <EmptyState title={messages['collection.none']()} drawing="glider">
      {isOwn && messages['collection.none.how']()}
    </EmptyState>
  );
  return (
    <AppPage width="text">
      <PageHeader
        title={messages['collection.title']({ name: user.name })}
        note={<Link href={entityPath('user', id)}>{messages['friends.profile']()}</Link>}
        actions={isOwn && <NewCollection />}
      />
      <Inline>
        <LinkSegments
          label={messages['collection.lists']()}
          segments={(['own', 'liked'] as const).map((one) => ({
            href: pathWith(collectionsPath(id), one === 'liked' ? { list: one } : {}),
            isCurrent: (one === 'liked') === isLiked,
            label: messages['collection.list']({ list: one }),
          }))}
        />
        <OrderSelect id={id} search={search} />
      </Inline>
      <PagedRows list={list} empty={empty}>
        {(collection) => (
          <CollectionLink key={collection.id} collection={collection} hasOwner={isLiked} />
        )}
      </PagedRows>
    </AppPage>
  );
}

function OrderSelect({ id, search }: CollectionsPageProps) {
  const messages = useMessages();
  const navigate = useNavigate();
  return (
    <Select
      look="chip"
      label={messages['collection.order']()}
      isRequired
      options={COLLECTION_ORDERS.map((order) => ({
        id: order,
        label: messages['collection.order.option']({ order: order.slice(1) }),
      }))}
      value={search.order_by ?? '-created'}
      onChange={(order) =>
        void navigate({
          to: '/user/$user/flight-collection',
          params: { user: id },
          search: { ...search, order_by: order },
        })
      }
    />
  );
}
