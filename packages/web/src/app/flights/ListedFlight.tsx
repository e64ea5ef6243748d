import { type Flight, listedImagePath } from '@cloudstreet/sdk';
import { FlightTile } from '@cloudstreet/ui/tiles/FlightTile';
import { flightPath } from '../paths.js';
import { useFileUrl } from '../stories/use-file-url.js';
import { useHighlight } from './highlight.js';

export interface ListedFlightProps {
  flight: Flight;
  isUnderDate?: boolean;
}

/** A flight in a list, brought out together with its line on the map. */
export function ListedFlight({ flight, isUnderDate = false }: ListedFlightProps) {
  const { id, set } = useHighlight();
  const fileUrl = useFileUrl();
  const image = listedImagePath(flight);
  const src = image === undefined ? undefined : fileUrl(image);
  return (
    <FlightTile
      flight={flight}
      href={flightPath(flight.id)}
      isUnderDate={isUnderDate}
      // The words beside it say what matters.
      picture={src === undefined ? undefined : <img src={src} alt="" loading="lazy" />}
      isHighlighted={id === flight.id}
      onHighlight={(isHighlighted) => set(isHighlighted ? flight.id : null)}
    />
  );
}
