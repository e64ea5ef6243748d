import { awaitsScore, type FlightDetail } from '@cloudstreet/sdk';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { useMessages } from '../../../app/messages.js';
import { pathWith } from '../../../app/paths.js';

/** To all that flew from the same place on the day of a flight, which is followed there. */
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
