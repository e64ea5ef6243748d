import { awaitsScore, type FlightDetail } from '@cloudstreet/sdk';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { useMessages } from '../../../app/messages.js';
import { pathWith } from '../../../app/paths.js';

/**
 * Link to the replay of all flights from the same airfield on this day, which follows this flight.
 */
export function DayReplayLink({ flight }: { flight: FlightDetail }) {
  const messages = useMessages();
  if (awaitsScore(flight.status)) return null;
  const { id, scoring_date, takeoff_airport: airport } = flight;
  const search = { scoring_date, flight: id, ...(airport && { airport: airport.id }) };
  return (
    <ButtonLink size="small" href={pathWith('/flight/replay', search)}>
      {messages['day.title']()}
    </ButtonLink>
  );
}
