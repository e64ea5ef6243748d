import { flightQueries } from '@cloudstreet/sdk/react';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { EmptyState } from '@cloudstreet/ui/layout/EmptyState';
import { TimeZoneProvider } from '@cloudstreet/ui/values';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/context.js';
import { useFlightAccess } from '../../../app/flights/use-flight-access.js';
import { useFlightRights } from '../../../app/flights/use-flight-rights.js';
import { useMessages } from '../../../app/messages.js';
import { AppPage } from '../../../app/page/AppPage.js';
import { flightPath } from '../../../app/paths.js';
import { useMe } from '../../../app/session.js';
import { EditFlight } from './EditFlight.js';

/** Page on which pilots correct their flight. Other users are redirected to the flight. */
export function EditFlightPage({ id }: { id: number }) {
  const { api } = useApp();
  const messages = useMessages();
  const me = useMe();
  const { data: flight } = useSuspenseQuery(flightQueries.detail(api, id, useFlightAccess(id)));
  const { mayEdit } = useFlightRights(flight);
  // Until the user is known.
  if (me === undefined) return null;
  if (!mayEdit) {
    return (
      <AppPage>
        <EmptyState
          title={messages['edit.notYours']()}
          action={<ButtonLink href={flightPath(id)}>{messages['edit.toFlight']()}</ButtonLink>}
        />
      </AppPage>
    );
  }
  return (
    <TimeZoneProvider timeZone={flight.time_zone}>
      <EditFlight key={id} flight={flight} />
    </TimeZoneProvider>
  );
}
