import type { Flight } from '@cloudstreet/sdk';
import { FlightTile } from '@cloudstreet/ui/tiles/FlightTile';
import { flightPath } from '../paths.js';
import { useHighlight } from './highlight.js';

export interface ListedFlightProps {
  flight: Flight;
  isUnderDate?: boolean;
}

/** A flight in a list, brought out together with its line on the map. */
export function ListedFlight({ flight, isUnderDate = false }: ListedFlightProps) {
  const { id, set } = useHighlight();
  return (
    <FlightTile
      flight={flight}
      href={flightPath(flight.id)}
      isUnderDate={isUnderDate}
      isHighlighted={id === flight.id}
      onHighlight={(isHighlighted) => set(isHighlighted ? flight.id : null)}
    />
  );
}
