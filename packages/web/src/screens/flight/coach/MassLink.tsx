import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { createContext, useContext } from 'react';
import { useMessages } from '../../../app/messages.js';

export interface TakeoffMassValue {
  /** Mass entered by the pilot in kilograms, even if outside the range of the polar. */
  readonly enteredKg?: number | undefined;
  /** Link to its field. Undefined for users who cannot enter it. */
  readonly place?: string | undefined;
}

/** Takeoff mass of the analysed flight, if known. */
export const TakeoffMass = createContext<TakeoffMassValue>({});

/** Link to the takeoff mass for users who can enter it. */
export function MassLink() {
  const messages = useMessages();
  const { enteredKg, place } = useContext(TakeoffMass);
  if (place === undefined) return null;
  return (
    <ButtonLink size="small" href={place}>
      {messages[enteredKg === undefined ? 'coach.enterMass' : 'coach.checkMass']()}
    </ButtonLink>
  );
}
