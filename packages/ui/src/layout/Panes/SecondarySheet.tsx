import { ChevronDown, ChevronUp, Maximize2, Minimize2 } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { IconButton } from '../../controls/IconButton/IconButton.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import * as styles from './Panes.css.js';
import { type SheetPlace, type SheetState, useSheetPull } from './use-sheet-pull.js';

export interface SecondarySheetProps {
  label: string;
  /** Above the primary pane it is open at first. */
  place: SheetPlace;
  children: ReactNode;
  /** Called when the sheet is open beside the primary pane. */
  onOpened?: () => void;
}

/**
 * The secondary pane on a phone: a sheet that is dragged or opened by its handle. Half open, it leaves
 * the other half to the primary pane.
 */
export function SecondarySheet({ label, place, children, onOpened }: SecondarySheetProps) {
  const messages = useMessages();
  const id = useId();
  const sheetRef = useRef<HTMLElement>(null);
  const [state, setState] = useState<SheetState>(place === 'above' ? 'half' : 'closed');
  // The map is created when the sheet is first opened, and stays afterwards.
  const [wasOpened, setWasOpened] = useState(place === 'above');
  const pull = useSheetPull(sheetRef, { state, place, onRest: show });
  const [isOpen, isFull] = [state !== 'closed', state === 'full'];

  function show(next: SheetState) {
    setState(next);
    if (next !== 'closed') setWasOpened(true);
  }

  const tellOpened = useEffectEvent(() => onOpened?.());
  useEffect(() => {
    // Above, the primary pane stays where it is.
    if (state === 'half' && place === 'below') tellOpened();
  }, [state, place]);

  const Chevron = isOpen === (place === 'below') ? ChevronDown : ChevronUp;
  const Size = isFull ? Minimize2 : Maximize2;
  return (
    <section
      className={styles.sheet}
      ref={sheetRef}
      aria-label={label}
      data-place={place}
      data-open={isOpen || undefined}
      style={state === 'closed' ? undefined : { blockSize: heightOf(state, place) }}
    >
      <div className={styles.handleBar} {...pull.handleProps}>
        <Button
          className={styles.handle}
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => {
            if (!pull.wasPulled()) show(isOpen ? 'closed' : 'half');
          }}
        >
          <Chevron size={18} aria-hidden />
          {isOpen
            ? messages['panes.hide']({ pane: label })
            : messages['panes.show']({ pane: label })}
        </Button>
        {isOpen && (
          <span className={styles.sheetSize}>
            <IconButton
              label={messages[isFull ? 'panes.shrink' : 'panes.enlarge']({ pane: label })}
              onPress={() => show(isFull ? 'half' : 'full')}
            >
              <Size size={18} aria-hidden />
            </IconButton>
          </span>
        )}
      </div>
      <div className={styles.sheetBody} id={id}>
        {wasOpened && children}
      </div>
    </section>
  );
}

function heightOf(state: 'half' | 'full', place: SheetPlace): string {
  return state === 'half' && place === 'above' ? styles.heights.hero : styles.heights[state];
}
