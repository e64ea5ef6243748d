import type { Flight } from '@cloudstreet/sdk';
import '@cloudstreet/ui/styles.css';
import { messages } from '@cloudstreet/ui/messages/en-gb';
import { KitProvider } from '@cloudstreet/ui/provider';
import { FlightTile } from '@cloudstreet/ui/tiles/FlightTile';

export function Best({ flight }: { flight: Flight }) {
  return (
    <KitProvider messages={messages} locale="en-gb" unitSystem="M">
      <FlightTile flight={flight} href={`/flight/${flight.id}`} />
    </KitProvider>
  );
}
