import type { ClubRef } from '@cloudstreet/sdk';
import { flightQueries } from '@cloudstreet/sdk/react';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useQuery } from '@tanstack/react-query';
import { useApp, useNow } from '../../app/context.js';
import { FlightGrid } from '../../app/flights/FlightGrid.js';
import { useMessages } from '../../app/messages.js';
import { pathWith } from '../../app/paths.js';
import { inLastWeek, weekStart } from './best-flights.js';

const LIMIT = 3;

/** Best flights of a pilot's club in the last seven days. Nothing if there are none. */
export function ClubWeek({ club }: { club: ClubRef }) {
  const { api } = useApp();
  const messages = useMessages();
  const now = useNow();
  const { data = [] } = useQuery({
    ...flightQueries.top(api, { ...inLastWeek(now), club_id_in: [club.id] }, LIMIT),
    meta: { explains: 'all' },
    throwOnError: false,
  });
  if (data.length === 0) return null;
  const search = { club: [club.id], scoring_date_start: weekStart(now), order_by: 'points' };
  return (
    <Section
      title={messages['home.club']({ club: club.name })}
      actions={<Link href={pathWith('/flight', search)}>{messages['home.allFlights']()}</Link>}
    >
      <FlightGrid flights={data} />
    </Section>
  );
}
