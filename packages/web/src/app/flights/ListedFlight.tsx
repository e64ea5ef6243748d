import { type Flight, listedImagePath } from '@cloudstreet/sdk';
import { FlightTile } from '@cloudstreet/ui/tiles/FlightTile';
import { use } from 'react';
import { flightPath } from '../paths.js';
import { useFileUrl } from '../stories/use-file-url.js';
import { useHighlight } from './highlight.js';
import { ListedUsersContext } from './listed-users.js';
import { TileActionContext } from './tile-action.js';

export interface ListedFlightProps {
  flight: Flight;
  isUnderDate?: boolean;
}

/** A flight in a list, highlighted together with its line on the map. */
export function ListedFlight({ flight, isUnderDate = false }: ListedFlightProps) {
  const { id, set } = useHighlight();
  const users = use(ListedUsersContext);
  const actionOf = use(TileActionContext);
  const fileUrl = useFileUrl();
  const image = listedImagePath(flight);
  const src = image === undefined ? undefined : fileUrl(image);
  return (
    <FlightTile
      flight={flight}
      href={flightPath(flight.id)}
      isUnderDate={isUnderDate}
      isOfCoPilot={isOfCoPilot(flight, users)}
      // The text beside it has the same information.
      photo={src === undefined ? undefined : <img src={src} alt="" loading="lazy" />}
      userImageSrc={flight.user?.image && fileUrl(flight.user.image)}
      action={actionOf?.(flight)}
      isHighlighted={id === flight.id}
      onHighlight={(isHighlighted) => set(isHighlighted ? flight.id : null)}
    />
  );
}

/** Whether a flight is in the list because one of its users was co-pilot. */
function isOfCoPilot({ user, co_user: coUser }: Flight, users: readonly number[]): boolean {
  return coUser !== undefined && users.includes(coUser.id) && !(user && users.includes(user.id));
}
