import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { useMessages } from '../../app/messages.js';
import { FLIGHT_FORMS, type FlightForm } from '../../app/search/flight-forms.js';

/** Content if no flight matches. */
export function NoFlights({ form }: { form: FlightForm }) {
  const messages = useMessages();
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
