import type { Flight, FlightCollection, FlightFilter } from '@cloudstreet/sdk';
import { collectionMutations, flightQueries } from '@cloudstreet/sdk/react';
import { IconButton } from '@cloudstreet/ui/controls/IconButton';
import { useFocusNextItem } from '@cloudstreet/ui/layout/focus-next-item';
import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { visuallyHidden } from '@cloudstreet/ui/theme';
import { Distance, LocalDate } from '@cloudstreet/ui/values';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { GripVertical, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useApp } from '../../app/context.js';
import { LoadFailed } from '../../app/errors/LoadFailed.js';
import { useMessages } from '../../app/messages.js';
import * as styles from './CollectionPage.css.js';
import { movedTo } from './moved-to.js';

export interface ArrangeFlightsProps {
  collection: FlightCollection;
  /** The flights in the order of the collection. */
  filter: FlightFilter;
}

/** Flights of a collection as short rows that the owner moves by their handle, or removes. */
export function ArrangeFlights({ collection, filter }: ArrangeFlightsProps) {
  const { api } = useApp();
  const list = useInfiniteQuery(flightQueries.list(api, filter));
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  useEffect(() => {
    // A place among all flights can only be chosen if they are shown.
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  if (list.isError) return <LoadFailed onRetry={() => void list.refetch()} />;
  if (!data || hasNextPage) return <Skeleton height="12rem" />;
  return <Rows collection={collection} flights={data.pages.flat()} />;
}

function Rows({ collection, flights }: { collection: FlightCollection; flights: Flight[] }) {
  const { api } = useApp();
  const messages = useMessages();
  const byId = new Map(flights.map((flight) => [flight.id, flight]));
  const { mutate, isPending } = useMutation(collectionMutations.move(api, collection.id));
  /** Order while a flight is dragged or a move is stored. */
  const [moved, setMoved] = useState<readonly number[]>();
  const [dragged, setDragged] = useState<number>();
  const [news, setNews] = useState('');
  const listRef = useRef<HTMLOListElement>(null);
  const stored = collection.flight.filter((id) => byId.has(id));
  const order = moved ?? stored;
  const { host, keepFocus } = useFocusNextItem(collection.flight, {
    item: 'li',
    target: 'button',
  });

  function store(next: readonly number[], flightId: number): void {
    const place = next.indexOf(flightId);
    if (stored.indexOf(flightId) === place && !isPending) {
      setMoved(undefined);
      return;
    }
    setMoved(next);
    const name = byId.get(flightId)?.user?.name ?? messages['flight.formerPilot']();
    setNews(messages['collection.arrange.moved']({ name, place: place + 1, count: next.length }));
    mutate(
      { flightId, after: next[place - 1] ?? 0 },
      // Later moves are still to be stored if there are any.
      { onSettled: () => setMoved((latest) => (latest === next ? undefined : latest)) },
    );
  }

  function moveByKey(event: KeyboardEvent, flightId: number): void {
    const index = order.indexOf(flightId);
    const to = {
      ArrowUp: index - 1,
      ArrowDown: index + 1,
      Home: 0,
      End: order.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to >= 0 && to < order.length) store(movedTo(order, flightId, to), flightId);
  }

  function dragTo(event: PointerEvent, flightId: number): void {
    if (dragged !== flightId) return;
    const rows = [...(listRef.current?.children ?? [])];
    const to = rows.findIndex((row) => event.clientY < row.getBoundingClientRect().bottom);
    setMoved(movedTo(order, flightId, to === -1 ? order.length - 1 : to));
  }

  function drop(flightId: number): void {
    if (dragged !== flightId) return;
    setDragged(undefined);
    store(order, flightId);
  }

  return (
    <div ref={host}>
      <p>{messages['collection.arrange.hint']()}</p>
      <output className={visuallyHidden}>{news}</output>
      <ol ref={listRef} className={styles.list}>
        {order.map((id) => {
          const flight = byId.get(id);
          if (!flight) return null;
          const name = flight.user?.name ?? messages['flight.formerPilot']();
          return (
            <li key={id} className={styles.item} data-dragged={dragged === id || undefined}>
              <button
                type="button"
                className={styles.handle}
                aria-label={messages['collection.arrange.handle']({ name })}
                onKeyDown={(event) => moveByKey(event, id)}
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId);
                  setDragged(id);
                }}
                onPointerMove={(event) => dragTo(event, id)}
                onPointerUp={() => drop(id)}
                onPointerCancel={() => drop(id)}
              >
                <GripVertical size={20} aria-hidden />
              </button>
              <span className={styles.itemText}>
                {name}
                <span className={styles.itemLine}>
                  {' '}
                  <LocalDate date={flight.scoring_date} />
                  {flight.contest && (
                    <>
                      {' · '}
                      <Distance km={flight.contest.distance} />
                    </>
                  )}
                </span>
              </span>
              <RemoveFlight
                collectionId={collection.id}
                flightId={id}
                name={name}
                onRemove={keepFocus}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface RemoveFlightProps {
  collectionId: string;
  flightId: number;
  name: string;
  onRemove: () => void;
}

function RemoveFlight({ collectionId, flightId, name, onRemove }: RemoveFlightProps) {
  const { api } = useApp();
  const messages = useMessages();
  const { mutate, isPending } = useMutation(collectionMutations.put(api, flightId));
  return (
    <IconButton
      label={messages['collection.arrange.remove']({ name })}
      isPending={isPending}
      onPress={() => {
        onRemove();
        mutate({ id: collectionId, isIn: false });
      }}
    >
      <Trash2 size={16} aria-hidden />
    </IconButton>
  );
}
