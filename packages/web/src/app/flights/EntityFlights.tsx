import { Link } from '@cloudstreet/ui/controls/Link';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useNow } from '../context.js';
import { useMessages } from '../messages.js';
import { pathWith } from '../paths.js';
import { type EntityFilter, flightQueryOf } from '../search/flight-search.js';
import { FlightList } from './FlightList.js';

/** The flights of one user, club, airport or aircraft, newest first. */
export function EntityFlights({ kind, id }: { kind: EntityFilter; id: number }) {
  const messages = useMessages();
  const now = useNow();
  const search = { [kind]: [id] };
  return (
    <Section
      title={messages['entity.flights']()}
      actions={<Link href={pathWith('/flight', search)}>{messages['entity.filter']()}</Link>}
    >
      <FlightList
        filter={flightQueryOf(search, now)}
        grouping="month"
        empty={<EmptyState title={messages['entity.noFlights']()} />}
      />
    </Section>
  );
}
