import type { ClubRef, Flight } from '@cloudstreet/sdk';
import { Link } from '@cloudstreet/ui/controls/Link';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useNow } from '../../app/context.js';
import { FlightGrid } from '../../app/flights/FlightGrid.js';
import { useMessages } from '../../app/messages.js';
import { pathWith } from '../../app/paths.js';
import { weekStart } from './best-flights.js';

export interface ClubWeekProps {
  club: ClubRef;
  /** The best first. */
  flights: readonly Flight[];
}

/** Flights of a pilot's club in the last seven days. Nothing if there are none. */
export function ClubWeek({ club, flights }: ClubWeekProps) {
  const messages = useMessages();
  const now = useNow();
  if (flights.length === 0) return null;
  const search = { club: [club.id], scoring_date_start: weekStart(now), order_by: 'points' };
  return (
    <Section
      title={messages['home.club']({ club: club.name })}
      actions={<Link href={pathWith('/flight', search)}>{messages['home.allFlights']()}</Link>}
    >
      <FlightGrid flights={flights} />
    </Section>
  );
}
