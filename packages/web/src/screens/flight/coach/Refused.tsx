import type { Coach } from '@cloudstreet/sdk';
import { ButtonLink } from '@cloudstreet/ui/controls/Link';
import { createContext, useContext } from 'react';
import { useMessages } from '../../../app/messages.js';
import * as styles from './Coach.css.js';

type Refusal = NonNullable<Coach['thermals']['refusal']>;

const OF_AIR_OR_POLAR: ReadonlySet<Refusal> = new Set(['no_polar', 'no_thermals', 'no_climb']);

/** Where the takeoff mass is entered; none for those who may not. */
export const MassPlace = createContext<string | undefined>(undefined);

/** Why something cannot be told, and what would help. */
export function Refused({ refusal }: { refusal: Refusal | undefined }) {
  const messages = useMessages();
  const massPlace = useContext(MassPlace);
  const isOfAirOrPolar = refusal !== undefined && OF_AIR_OR_POLAR.has(refusal);
  return (
    <div className={styles.refused}>
      <h3>{messages[isOfAirOrPolar ? 'coach.unavailable' : 'coach.refused']()}</h3>
      <p className={styles.note}>
        {messages['coach.refusal']({ refusal: refusal ?? 'no_glides' })}
      </p>
      {refusal === 'no_mass' && massPlace !== undefined && (
        <ButtonLink size="small" href={massPlace}>
          {messages['edit.open']()}
        </ButtonLink>
      )}
    </div>
  );
}
