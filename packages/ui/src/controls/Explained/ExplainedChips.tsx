import { type ReactNode, useId, useState } from 'react';
import type { Tone } from '../../theme/tokens.js';
import { Chip } from '../Chip/Chip.js';
import * as styles from './Explained.css.js';
import { WhyButton } from './Explained.js';

export interface ExplainedChip {
  id: string;
  /** Short text, with or without an icon before it. */
  label: ReactNode;
  tone?: Tone;
  /** How it came about. */
  why: ReactNode;
}

export interface ExplainedChipsProps {
  chips: readonly ExplainedChip[];
  /** The one that is open at first. */
  defaultOpen?: string | undefined;
}

/** Chips in a row, each of which opens its explanation; one at a time. */
export function ExplainedChips({ chips, defaultOpen }: ExplainedChipsProps) {
  const id = useId();
  const [openId, setOpenId] = useState(defaultOpen);
  const open = chips.find((chip) => chip.id === openId);
  return (
    <div>
      <div className={styles.chips}>
        {chips.map((chip) => (
          <WhyButton
            key={chip.id}
            id={id}
            isOpen={chip === open}
            onPress={() => setOpenId(chip === open ? undefined : chip.id)}
          >
            <Chip {...(chip.tone && { tone: chip.tone })}>{chip.label}</Chip>
          </WhyButton>
        ))}
      </div>
      {open && (
        <div className={styles.why} id={id}>
          {open.why}
        </div>
      )}
    </div>
  );
}
