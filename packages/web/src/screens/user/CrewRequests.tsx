import { listCrewRequests } from '@cloudstreet/sdk/operations';
import { operationPages } from '@cloudstreet/sdk/react';
import { Link } from '@cloudstreet/ui/controls/Link';
import { useFocusNextItem } from '@cloudstreet/ui/layout/focus-next-item';
import { Section } from '@cloudstreet/ui/layout/Page';
import { LocalDate } from '@cloudstreet/ui/values';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { CrewRequestActions } from '../../app/crew/CrewRequestActions.js';
import * as row from '../../app/follows/RelatedUserRow.css.js';
import { PagedRows } from '../../app/lists/PagedRows.js';
import { useMessages } from '../../app/messages.js';
import { flightPath } from '../../app/paths.js';
import { UserAvatar } from '../../app/pilots/UserAvatar.js';
import * as styles from './NotificationsPage.css.js';

/** Flights whose pilots name the reader; nothing without any. */
export function CrewRequests() {
  const { api } = useApp();
  const messages = useMessages();
  const list = useInfiniteQuery(operationPages(api, listCrewRequests));
  const requests = list.data?.pages.flat() ?? [];
  const shown = requests.map(({ flight }) => flight);
  const { host, keepFocus } = useFocusNextItem(shown, { item: 'li', target: 'button' });
  if (requests.length === 0) return null;
  return (
    <Section title={messages['crew.requests']()}>
      <div ref={host}>
        <PagedRows list={list}>
          {({ flight, user, seat }) => (
            <li key={flight.id} className={row.row}>
              <UserAvatar user={user} />
              <span className={styles.request}>
                <Link href={flightPath(flight.id)}>
                  {messages['crew.asked']({ seat, name: user.name })}
                </Link>
                <span className={row.note}>
                  <span>
                    <LocalDate date={flight.scoring_date} />
                    {flight.aircraft && ` · ${flight.aircraft.name}`}
                  </span>
                </span>
              </span>
              <CrewRequestActions flightId={flight.id} name={user.name} onAnswer={keepFocus} />
            </li>
          )}
        </PagedRows>
      </div>
    </Section>
  );
}
