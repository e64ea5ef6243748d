import { ButtonLink, Link } from '@cloudstreet/ui/controls/Link';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { Section } from '@cloudstreet/ui/layout/Page';
import type { ReactNode } from 'react';
import { useNow } from '../context.js';
import { useMessages } from '../messages.js';
import { pathWith } from '../paths.js';
import { type EntityFilter, flightQueryOf } from '../search/flight-search.js';
import { useMe } from '../session.js';
import { FilteredFlights } from './FilteredFlights.js';
import { FlightList } from './FlightList.js';

export interface EntityProps {
  kind: EntityFilter;
  id: number;
}

/** Page of a user, a club or an aircraft: its properties, then its flights with a map. */
export function EntityPage({ children, ...entity }: EntityProps & { children: ReactNode }) {
  const filter = flightQueryOf({ [entity.kind]: [entity.id] }, useNow());
  return (
    <FilteredFlights filter={filter}>
      {children}
      <EntityFlights {...entity} />
    </FilteredFlights>
  );
}

/** The flights of a user, club, airport or aircraft, the newest first. */
export function EntityFlights({ kind, id }: EntityProps) {
  const messages = useMessages();
  const now = useNow();
  const me = useMe();
  const search = { [kind]: [id] };
  const isOthers = kind === 'user' && me?.id !== id;
  return (
    <Section
      title={messages['entity.flights']()}
      actions={<Link href={pathWith('/flight', search)}>{messages['entity.filter']()}</Link>}
    >
      <FlightList
        filter={flightQueryOf(search, now)}
        grouping="month"
        empty={
          <EmptyState
            title={messages['entity.noFlights']()}
            drawing="glider"
            action={
              isOthers ? undefined : (
                <ButtonLink href="/upload">{messages['upload.title']()}</ButtonLink>
              )
            }
          />
        }
      />
    </Section>
  );
}
