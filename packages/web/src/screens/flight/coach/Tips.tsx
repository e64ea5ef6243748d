import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../app/messages.js';
import * as styles from './Coach.css.js';

export interface CoachTip {
  key: string;
  text: ReactNode;
}

export interface TipsProps {
  tips: readonly CoachTip[];
  /** Text if there are no tips; by default that it was flown well. */
  none?: string;
}

/** Tips, or a text if there are none. */
export function Tips({ tips, none }: TipsProps) {
  const messages = useMessages();
  if (tips.length === 0) return <p className={styles.note}>{none ?? messages['coach.noTips']()}</p>;
  return (
    <ul className={styles.tips}>
      {tips.map(({ key, text }) => (
        <li key={key} className={styles.tip}>
          <Lightbulb size={18} className={styles.tipIcon} aria-hidden />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
