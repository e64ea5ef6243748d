import { ChevronDown, ChevronUp } from 'lucide-react';
import { type PointerEvent, type ReactNode, useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { useMessages } from '../../messages/MessagesProvider.js';
import * as styles from './Panes.css.js';

export interface SecondarySheetProps {
  label: string;
  children: ReactNode;
}

/** How far a finger moves before it is a pull rather than a tap. */
const PULL_PX = 24;

/** The secondary pane of a phone: a sheet that is pulled up, or opened by its handle. */
export function SecondarySheet({ label, children }: SecondarySheetProps) {
  const messages = useMessages();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  // A map is only built when somebody first wants it, and then kept.
  const [wasOpened, setWasOpened] = useState(false);

  function open(next: boolean) {
    setIsOpen(next);
    if (next) setWasOpened(true);
  }

  /** Follows the pointer to where it is let go, which may be far from the handle. */
  function startPull({ clientY: startY }: PointerEvent) {
    const end = ({ clientY }: globalThis.PointerEvent) => {
      const movedPx = clientY - startY;
      if (Math.abs(movedPx) >= PULL_PX) open(movedPx < 0);
    };
    globalThis.addEventListener('pointerup', end, { once: true });
  }

  const Chevron = isOpen ? ChevronDown : ChevronUp;
  return (
    <section className={styles.sheet} aria-label={label} data-open={isOpen || undefined}>
      <div onPointerDownCapture={startPull}>
        <Button
          className={styles.handle}
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => open(!isOpen)}
        >
          <Chevron size={18} aria-hidden />
          {isOpen
            ? messages['panes.hide']({ pane: label })
            : messages['panes.show']({ pane: label })}
        </Button>
      </div>
      <div className={styles.sheetBody} id={id}>
        {wasOpened && children}
      </div>
    </section>
  );
}
