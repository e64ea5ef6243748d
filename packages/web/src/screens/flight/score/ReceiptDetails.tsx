import type { ReceiptText } from '@cloudstreet/scoring/score';
import { Disclosure } from '@cloudstreet/ui/controls/Disclosure';
import { IconButton } from '@cloudstreet/ui/controls/IconButton';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../app/messages.js';
import { canCopy, useCopy } from '../../../app/use-copy.js';
import * as styles from './ReceiptDetails.css.js';

export interface ReceiptDetailsProps {
  text: ReceiptText;
}

/** Data for checking points against the file: fixes, inputs, edition of the rule, hash. */
export function ReceiptDetails({ text }: ReceiptDetailsProps) {
  const messages = useMessages();
  const { course, fixes, points, lossFixes, bonusCourse, inputs, rounding, source, hash } = text;
  return (
    <Disclosure title={messages['points.details']()} level={3}>
      <dl className={styles.list}>
        <Detail term={messages['points.source']()}>{source}</Detail>
        <Detail term={messages['points.rounding']()}>{rounding}</Detail>
        <Detail term={course}>
          <Fixes fixes={fixes} />
        </Detail>
        {points.length > 0 && (
          <Detail term={messages['points.task']()}>
            <ol className={styles.fixes}>
              {points.map(({ name, position }) => (
                <li key={name}>
                  {name}: {position}
                </li>
              ))}
            </ol>
          </Detail>
        )}
        {lossFixes.length > 0 && (
          <Detail term={messages['points.loss']()}>
            <Fixes fixes={lossFixes} />
          </Detail>
        )}
        {bonusCourse && (
          <Detail term={messages['points.bonus']({ course: bonusCourse.course })}>
            <Fixes fixes={bonusCourse.fixes} />
          </Detail>
        )}
        {inputs.map(({ name, value }) => (
          <Detail key={name} term={name}>
            {value}
          </Detail>
        ))}
        <Detail term={messages['points.hash']()}>
          <span className={styles.hash}>
            {hash} <CopyHash hash={hash} />
          </span>
        </Detail>
      </dl>
    </Disclosure>
  );
}

function Fixes({ fixes }: Pick<ReceiptText, 'fixes'>) {
  return (
    <ol className={styles.fixes}>
      {fixes.map(({ name, time, position, altitude }) => (
        <li key={name}>
          {name}: {time}, {position}, {altitude}
        </li>
      ))}
    </ol>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function CopyHash({ hash }: { hash: string }) {
  const messages = useMessages();
  const copy = useCopy({
    copied: messages['points.copied'](),
    failed: messages['points.copyFailed'](),
  });
  if (!canCopy()) return null;
  return (
    <IconButton label={messages['points.copy']()} onPress={() => void copy(hash)}>
      <Copy size={16} aria-hidden />
    </IconButton>
  );
}
