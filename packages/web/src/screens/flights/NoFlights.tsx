import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { useMessages } from '../../app/messages.js';
import { FLIGHT_FORMS, type FlightForm } from '../../app/search/flight-forms.js';
import { type FlightSearch, isFiltered } from '../../app/search/flight-search.js';

export interface NoFlightsProps {
  form: FlightForm;
  search: FlightSearch;
}

/** Content if no flight matches, or if there are no flights at all. */
export function NoFlights({ form, search }: NoFlightsProps) {
  const messages = useMessages();
  if (!isFiltered(search)) {
    return (
      <EmptyState
        title={messages['entity.noFlights']()}
        drawing="glider"
        action={
          <ButtonLink tone="primary" href="/upload">
            {messages['upload.title']()}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      title={messages['flights.empty.title']()}
      drawing="cloud"
      action={
        <ButtonLink href={FLIGHT_FORMS[form]}>{messages['flights.empty.action']()}</ButtonLink>
      }
    >
      {messages['flights.empty.message']()}
    </EmptyState>
  );
}
