import type { Finding } from '@cloudstreet/sdk';
import { Chip } from '@cloudstreet/ui/controls/Chip';
import type { Tone } from '@cloudstreet/ui/theme';
import { CircleAlert, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useMessages } from '../messages.js';
import * as styles from './Findings.css.js';

const LOOKS: Record<Finding['type'], { icon: LucideIcon; tone: Tone }> = {
  error: { icon: CircleAlert, tone: 'violation' },
  warning: { icon: TriangleAlert, tone: 'warning' },
  info: { icon: Info, tone: 'neutral' },
};

/** The remarks on a file in words, each with how much it weighs. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const messages = useMessages();
  return (
    <ul className={styles.findings}>
      {findings.map(({ token, type, msg, parameters }) => {
        const { icon: Icon, tone } = LOOKS[type];
        return (
          <li key={`${token} ${parameters.join(' ')}`} className={styles.finding}>
            <Chip tone={tone}>
              <Icon size={14} aria-hidden />
              {messages['finding.type']({ type })}
            </Chip>
            <span>{msg}</span>
          </li>
        );
      })}
    </ul>
  );
}
