import { type Travel } from '@cloudstreet/sdk';
import { listTravels } from '@cloudstreet/sdk/operations';
import { operationPages, userQueries } from '@cloudstreet/sdk/react';
import { Link } from '@cloudstreet/ui/controls/Link';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { PageHeader } from '@cloudstreet/ui/layout/Page';
import { useMessages as useKitMessages } from '@cloudstreet/ui/messages';
import { Distance, Points } from '@cloudstreet/ui/values';
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import * as styles from '../../app/collections/Collections.css.js';
import { useApp } from '../../app/context.js';
import { PagedRows } from '../../app/lists/PagedRows.js';
import { useMessages } from '../../app/messages.js';
import { AppPage } from '../../app/page/AppPage.js';
import { entityPath, travelPath } from '../../app/paths.js';
import { TravelCover } from '../../app/travels/TravelCover.js';
import { TravelDays } from '../../app/travels/TravelDays.js';
import { useTravelName } from '../../app/travels/use-travel-name.js';

/** The travels of a user, the latest first. */
export function TravelsPage({ id }: { id: number }) {
  const { api } = useApp();
  const messages = useMessages();
  const { data: user } = useSuspenseQuery(userQueries.detail(api, id));
  const list = useInfiniteQuery({
    ...operationPages(api, listTravels, { user_id_in: [id] }),
    meta: { explains: 'all' },
  });
  return (
    <AppPage width="text">
      <PageHeader
        title={messages['travel.title']({ name: user.name })}
        note={<Link href={entityPath('user', id)}>{messages['friends.profile']()}</Link>}
      />
      <PagedRows
        list={list}
        empty={
          <EmptyState title={messages['travel.none']()} drawing="glider">
            {messages['travel.none.how']()}
          </EmptyState>
        }
      >
        {(travel) => <TravelRow key={travel.id} travel={travel} />}
      </PagedRows>
    </AppPage>
  );
}

function TravelRow({ travel }: { travel: Travel }) {
  const messages = useMessages();
  const texts = useKitMessages();
  const nameOf = useTravelName();
  return (
    <li className={styles.row}>
      <TravelCover travel={travel} />
      <span className={styles.rowText}>
        <Link href={travelPath(travel.id)}>{nameOf(travel)}</Link>
        <span className={styles.hint}>
          <TravelDays travel={travel} />
          <span>{messages['travel.days']({ count: travel.days })}</span>
          <Distance km={travel.distance} />
          <span>
            <Points points={travel.points} /> {texts['flight.points']()}
          </span>
        </span>
      </span>
    </li>
  );
}
