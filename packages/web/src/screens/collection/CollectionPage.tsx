import { collectionQueries } from '@cloudstreet/sdk/react';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp, useNow } from '../../app/context.js';
import { FilteredFlights } from '../../app/flights/FilteredFlights.js';
import { FlightList } from '../../app/flights/FlightList.js';
import { FormSwitch } from '../../app/flights/FormSwitch.js';
import { lazyWithRetry } from '../../app/lazy-with-retry.js';
import { useMessages } from '../../app/messages.js';
import { collectionPath, pathWith } from '../../app/paths.js';
import { type FlightSearch, flightQueryOf } from '../../app/search/flight-search.js';
import { useMe } from '../../app/session.js';
import { CollectionHead } from './CollectionHead.js';
import type { CollectionSearch } from './collection-search.js';

const ArrangeFlights = lazyWithRetry(
  async () => (await import('./ArrangeFlights.js')).ArrangeFlights,
);

export interface CollectionPageProps {
  id: string;
  search: CollectionSearch;
}

/** A collection with its flights in their order, and links to their map, statistics and gallery. */
export function CollectionPage({ id, search: { link } }: CollectionPageProps) {
  const { api } = useApp();
  const messages = useMessages();
  const now = useNow();
  const me = useMe();
  const [isArranging, setIsArranging] = useState(false);
  const { data: collection } = useSuspenseQuery(
    collectionQueries.detail(api, id, link === undefined ? {} : { link }),
  );
  const isOwner = me?.id === collection.user.id;
  // Others find a collection with a link only by its token.
  const isByLink = collection.visibility === 'link' && !isOwner;
  const search: FlightSearch = {
    flight_collection: [isByLink ? (link ?? id) : collection.id],
    order_by: 'collection',
    direction: 'asc',
  };
  const filter = flightQueryOf(search, now);
  return (
    <FilteredFlights filter={filter}>
      <CollectionHead
        collection={collection}
        link={link}
        isOwner={isOwner}
        isArranging={isArranging}
        onArrange={setIsArranging}
      />
      {isArranging ? (
        <ArrangeFlights collection={collection} filter={filter} />
      ) : (
        <>
          {collection.flight_count > 0 && (
            <FormSwitch
              current="list"
              search={search}
              currentHref={pathWith(collectionPath(id), link === undefined ? {} : { link })}
            />
          )}
          <FlightList
            filter={filter}
            empty={
              <EmptyState title={messages['collection.empty']()} drawing="glider">
                {isOwner && messages['collection.empty.how']()}
              </EmptyState>
            }
          />
        </>
      )}
    </FilteredFlights>
  );
}
