import type { Travel } from '@cloudstreet/sdk';
import { useMessages } from '../messages.js';

/** Returns a function that names travels: as their pilot did, or by the first takeoff. */
export function useTravelName(): (travel: Pick<Travel, 'name' | 'takeoff_airport'>) => string {
  const messages = useMessages();
  return ({ name, takeoff_airport: airport }) =>
    name ??
    (airport ? messages['travel.from']({ place: airport.name }) : messages['travel.untitled']());
}
