import { type Finding, findingText } from '@cloudstreet/scoring/parse';
import type { FlightDetail } from '@cloudstreet/sdk';
import { Chip } from '@cloudstreet/ui/controls/Chip';
import type { Tone } from '@cloudstreet/ui/theme';
import { CircleAlert, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useFormatOptions } from '../format-options.js';
import { useMessages } from '../messages.js';
import * as styles from './Findings.css.js';
import { useFlightRights } from './use-flight-rights.js';

const LOOKS: Record<Finding['type'], { icon: LucideIcon; tone: Tone }> = {
  error: { icon: CircleAlert, tone: 'violation' },
  warning: { icon: TriangleAlert, tone: 'warning' },
  info: { icon: Info, tone: 'neutral' },
};

/**
 * Findings on the file of a flight with their severity. Users who can edit the flight also see how
 * to correct them, until the editing period ends.
 */
export function Findings({ flight }: { flight: FlightDetail }) {
  const { mayEdit, isLocked } = useFlightRights(flight);
  const help = isLocked ? 'advice' : 'correction';
  return <FindingList findings={flight.active_errors} help={mayEdit ? help : 'none'} />;
}

export interface FindingListProps {
  findings: readonly Finding[];
  /**
   * Help below the findings: none, advice for the next flight, or also corrections that are
   * possible now.
   */
  help: 'none' | 'advice' | 'correction';
}

/** Findings on a file as sentences. */
export function FindingList({ findings, help }: FindingListProps) {
  const messages = useMessages();
  const reader = useFormatOptions();
  return (
    <ul className={styles.findings}>
      {findings.map((finding) => {
        const { token, type, parameters } = finding;
        const { icon: Icon, tone } = LOOKS[type];
        const { statement, advice, correction } = findingText(finding, reader);
        const words = [statement, help !== 'none' && advice, help === 'correction' && correction];
        return (
          <li key={`${token} ${parameters.join(' ')}`} className={styles.finding}>
            <Chip tone={tone}>
              <Icon size={14} aria-hidden />
              {messages['finding.type']({ type })}
            </Chip>
            <span>{words.filter(Boolean).join(' ')}</span>
          </li>
        );
      })}
    </ul>
  );
}
