import type { UploadedTasks } from '@cloudstreet/sdk';
import { Section } from '@cloudstreet/ui/layout/Page';
import { useMessages } from '../../app/messages.js';
import * as rowStyles from '../../app/tasks/TaskRows.css.js';
import * as styles from './TaskPage.css.js';

/** With more lines, another look at the file helps more. */
const MAX_SHOWN = 100;

/** Problems of a file by line. */
export function FindingList({ found: { findings } }: { found: UploadedTasks }) {
  const messages = useMessages();
  if (findings.length === 0) return null;
  return (
    <Section title={messages['task.findings']()}>
      <ul className={rowStyles.list}>
        {findings.slice(0, MAX_SHOWN).map(({ line, code, source, msg }) => (
          <li key={`${line} ${code}`} className={rowStyles.row}>
            {messages['waypoint.report.line']({ line })} {msg}{' '}
            <code className={styles.source}>{source}</code>
          </li>
        ))}
      </ul>
    </Section>
  );
}
