import type { Coach } from '@cloudstreet/sdk';
import { useHeadingLevel } from '@cloudstreet/ui/layout/Page';
import { useContext } from 'react';
import { useMessages } from '../../../app/messages.js';
import * as styles from './Coach.css.js';
import { MassLink, TakeoffMass } from './MassLink.js';
import { useFigureTexts } from './use-figure-texts.js';

type CoachRefusal = NonNullable<Coach['thermals']['refusal']>;

const OF_AIR_OR_POLAR: ReadonlySet<CoachRefusal> = new Set(['no_polar', 'no_thermals', 'no_climb']);

/** Explains why a result is missing, with a remedy. */
export function Refused({ refusal }: { refusal: CoachRefusal | undefined }) {
  const messages = useMessages();
  const { mass } = useFigureTexts();
  const { enteredKg } = useContext(TakeoffMass);
  const Heading = `h${useHeadingLevel(3)}` as const;
  const isOfAirOrPolar = refusal !== undefined && OF_AIR_OR_POLAR.has(refusal);
  return (
    <div className={styles.refused}>
      <Heading>{messages[isOfAirOrPolar ? 'coach.unavailable' : 'coach.refused']()}</Heading>
      <p className={styles.note}>
        {refusal === 'no_mass' && enteredKg !== undefined
          ? messages['coach.otherMassRefused']({ entered: mass(enteredKg) })
          : messages['coach.refusal']({ refusal: refusal ?? 'no_glides' })}
      </p>
      {refusal === 'no_mass' && <MassLink />}
    </div>
  );
}
