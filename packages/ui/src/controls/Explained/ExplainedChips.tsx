import { type ReactNode, useId, useState } from 'react';
import type { Tone } from '../../theme/tokens.js';
import { Chip } from '../Chip/Chip.js';
import * as styles from './Explained.css.js';
import { WhyButton } from './Explained.js';

export interface ExplainedChip {
  id: string;
  /** Short text, optionally with an icon before it. */
  label: ReactNode;
  tone?: Tone;
  /** Explanation of the value. */
  why: ReactNode;
}

export interface ExplainedChipsProps {
  chips: readonly ExplainedChip[];
  /** Id of the chip that is open at first. */
  defaultOpen?: string | undefined;
}

/** A row of chips, each of which opens its explanation. Only one is open at a time. */
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
