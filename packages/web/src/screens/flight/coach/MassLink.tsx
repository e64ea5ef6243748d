import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { createContext, useContext } from 'react';
import { useMessages } from '../../../app/messages.js';

/** Where the takeoff mass is entered; none for those who may not. */
export const MassPlace = createContext<string | undefined>(undefined);

/** The way to the takeoff mass, for those who may enter it. */
export function MassLink() {
  const messages = useMessages();
  const place = useContext(MassPlace);
  if (place === undefined) return null;
  return (
    <ButtonLink size="small" href={place}>
      {messages['coach.enterMass']()}
    </ButtonLink>
  );
}
