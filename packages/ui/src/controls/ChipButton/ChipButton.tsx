import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import * as styles from './ChipButton.css.js';

export interface ChipButtonProps {
  /** Name of the chip and of its panel, such as "Day". */
  label: string;
  /** Returns the fields of the panel. `close` closes it. */
  children: (close: () => void) => ReactNode;
}

/** A chip that opens a small panel with one or two fields. */
export function ChipButton({ label, children }: ChipButtonProps) {
  return (
    <DialogTrigger>
      <Button className={styles.chipButton}>
        {label}
        <ChevronDown size={16} aria-hidden />
      </Button>
      <Popover className={styles.panel} placement="bottom start">
        <Dialog className={styles.content} aria-label={label}>
          {({ close }) => children(close)}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
