import type { Coach } from '@cloudstreet/sdk';
import { useMessages } from '../../../app/messages.js';
import * as styles from './Coach.css.js';

type Refusal = NonNullable<Coach['thermals']['refusal']>;

/** Why something cannot be told, and what would help. */
export function Refused({ refusal }: { refusal: Refusal | undefined }) {
  const messages = useMessages();
  return (
    <div className={styles.refused}>
      <h3>{messages['coach.unavailable']()}</h3>
      <p className={styles.note}>
        {messages['coach.refusal']({ refusal: refusal ?? 'no_glides' })}
      </p>
    </div>
  );
}
