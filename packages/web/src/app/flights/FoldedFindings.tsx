import { findingText } from '@cloudstreet/scoring/parse';
import { Disclosure } from '@cloudstreet/ui/controls/Disclosure';
import { useState } from 'react';
import { useFormatOptions } from '../format-options.js';
import { useMessages } from '../messages.js';
import * as styles from './Findings.css.js';
import { FindingList, type FindingListProps } from './Findings.js';

/** Findings on a file behind their number and the first of them. Nothing if there are none. */
export function FoldedFindings({ findings, help }: FindingListProps) {
  const messages = useMessages();
  const reader = useFormatOptions();
  const [isOpen, setIsOpen] = useState(false);
  const [first] = findings;
  if (!first) return null;
  const reason = findingText(first, reader).statement;
  return (
    <Disclosure
      title={
        <span className={styles.folded}>
          {messages['upload.findings']({ count: findings.length, reason })}
        </span>
      }
      onExpandedChange={setIsOpen}
    >
      {/* A long list of files stays quick. */}
      {isOpen && <FindingList findings={findings} help={help} />}
    </Disclosure>
  );
}
