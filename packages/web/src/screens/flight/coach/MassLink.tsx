import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { createContext, useContext } from 'react';
import { useMessages } from '../../../app/messages.js';

export interface TakeoffMassValue {
  /** As the pilot entered it, in kilograms, whether or not the polar holds for it. */
  readonly toldKg?: number | undefined;
  /** Where it is entered; none for those who may not. */
  readonly place?: string | undefined;
}

/** The takeoff mass of the coached flight, as far as it is known. */
export const TakeoffMass = createContext<TakeoffMassValue>({});

/** The way to the takeoff mass, for those who may enter it. */
export function MassLink() {
  const messages = useMessages();
  const { toldKg, place } = useContext(TakeoffMass);
  if (place === undefined) return null;
  return (
    <ButtonLink size="small" href={place}>
      {messages[toldKg === undefined ? 'coach.enterMass' : 'coach.checkMass']()}
    </ButtonLink>
  );
}
