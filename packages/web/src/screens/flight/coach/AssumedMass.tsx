import type { Coach } from '@cloudstreet/sdk';
import { TriangleAlert } from 'lucide-react';
import { useContext } from 'react';
import { useMessages } from '../../../app/messages.js';
import * as styles from './Coach.css.js';
import { MassLink, TakeoffMass } from './MassLink.js';
import { useFigureTexts } from './use-figure-texts.js';

/**
 * Warns that the advice assumes a mass, because none was entered or it is outside the range of the
 * polar.
 */
export function AssumedMass({ coach }: { coach: Coach }) {
  const messages = useMessages();
  const { mass } = useFigureTexts();
  const { enteredKg } = useContext(TakeoffMass);
  if (coach.mass === undefined || coach.mass_from !== 'polar' || !dependsOnMass(coach)) return null;
  return (
    <div className={styles.warning} role="note">
      <TriangleAlert size={18} className={styles.tipIcon} aria-hidden />
      <span className={styles.warningText}>
        {enteredKg === undefined
          ? messages['coach.assumedMass']({ mass: mass(coach.mass) })
          : messages['coach.otherMass']({ entered: mass(enteredKg), mass: mass(coach.mass) })}
      </span>
      <MassLink />
    </div>
  );
}

/** Whether any advice depends on the mass. Speeds and time lost have advice if glides have. */
function dependsOnMass({ glides, thermals }: Coach): boolean {
  return glides.advice !== undefined || thermals.advice?.optimal_radius !== undefined;
}
