import { flightQueries } from '@cloudstreet/sdk/react';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { FlightGrid } from '../../app/flights/FlightGrid.js';
import { useMessages } from '../../app/messages.js';

const FRIENDS_LIMIT = 3;

/** The latest flights of pilots whom the reader follows. Nothing if there are none. */
export function FriendsFlights() {
  const { api } = useApp();
  const messages = useMessages();
  const { data: flights } = useQuery({
    ...flightQueries.top(
      api,
      { keyword: ['friends'], order_by: 'created', direction: 'desc' },
      FRIENDS_LIMIT,
    ),
    // The page works without them.
    meta: { explains: 'all' },
    throwOnError: false,
  });
  if (!flights || flights.length === 0) return null;
  return (
    <Section
      title={messages['feed.home']()}
      actions={<Link href="/feed">{messages['feed.title']()}</Link>}
    >
      <FlightGrid flights={flights} />
    </Section>
  );
}
