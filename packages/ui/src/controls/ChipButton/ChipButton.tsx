import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { visuallyHidden } from '../../theme/visually-hidden.css.js';
import * as styles from './ChipButton.css.js';

export interface ChipButtonProps {
  /** Name of the choice, such as "Day", and of the panel. */
  label: string;
  /** The choice, or nothing if there is none. */
  value?: ReactNode;
  /** Fields of the panel. Gets a function that closes it. */
  children: (close: () => void) => ReactNode;
}

/** A chip that opens a small panel with one or two fields. */
export function ChipButton({ label, value, children }: ChipButtonProps) {
  return (
    <DialogTrigger>
      <Button className={styles.chipButton} data-chosen={value !== undefined || undefined}>
        {value === undefined ? (
          label
        ) : (
          <>
            <span className={visuallyHidden}>{label}</span> {value}
          </>
        )}
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
