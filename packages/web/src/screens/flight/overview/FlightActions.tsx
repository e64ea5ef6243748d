import type { FlightDetail } from '@cloudstreet/sdk';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { Pencil } from 'lucide-react';
import { useFlightRights } from '../../../app/flights/use-flight-rights.js';
import { lazyWithRetry } from '../../../app/lazy-with-retry.js';
import { useMessages } from '../../../app/messages.js';
import { editFlightPath } from '../../../app/paths.js';

const OwnSeat = lazyWithRetry(async () => (await import('./OwnSeat.js')).OwnSeat);

/** Actions of the user on the flight. */
export function FlightActions({ flight }: { flight: FlightDetail }) {
  const messages = useMessages();
  const { mayEdit, coPilotId } = useFlightRights(flight);
  if (coPilotId !== undefined) return <OwnSeat flight={flight} userId={coPilotId} />;
  if (!mayEdit) return null;
  return (
    <ButtonLink size="small" href={editFlightPath(flight.id)}>
      <Pencil size={16} aria-hidden />
      {messages['edit.open']()}
    </ButtonLink>
  );
}
