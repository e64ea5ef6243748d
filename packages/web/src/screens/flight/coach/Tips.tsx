import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../app/messages.js';
import * as styles from './Coach.css.js';

export interface Tip {
  key: string;
  text: ReactNode;
}

/** What to do better; that nothing stands out is said as well. */
export function Tips({ tips }: { tips: readonly Tip[] }) {
  const messages = useMessages();
  if (tips.length === 0) return <p className={styles.note}>{messages['coach.noTips']()}</p>;
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
