import { Maximize2, Minimize2, PanelRightClose, PanelRightOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../controls/IconButton/IconButton.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import * as styles from './Panes.css.js';

/** State of the secondary pane beside the primary one. */
export type SecondaryState = 'open' | 'folded' | 'enlarged';

export interface SecondaryPaneProps {
  label: string;
  state: SecondaryState;
  onStateChange: (state: SecondaryState) => void;
  children: ReactNode;
}

/** The pane beside the primary one, with buttons to enlarge, hide and restore it. */
export function SecondaryPane({ label, state, onStateChange, children }: SecondaryPaneProps) {
  const messages = useMessages();
  const [isEnlarged, isFolded] = [state === 'enlarged', state === 'folded'];
  const Size = isEnlarged ? Minimize2 : Maximize2;
  const Fold = isFolded ? PanelRightOpen : PanelRightClose;
  return (
    <>
      <div className={styles.controls}>
        {!isFolded && (
          <IconButton
            label={messages[isEnlarged ? 'panes.shrink' : 'panes.enlarge']({ pane: label })}
            onPress={() => onStateChange(isEnlarged ? 'open' : 'enlarged')}
          >
            <Size size={18} aria-hidden />
          </IconButton>
        )}
        <IconButton
          label={messages[isFolded ? 'panes.unfold' : 'panes.fold']({ pane: label })}
          onPress={() => onStateChange(isFolded ? 'open' : 'folded')}
        >
          <Fold size={18} aria-hidden />
        </IconButton>
      </div>
      <section className={styles.secondary} aria-label={label}>
        {children}
      </section>
    </>
  );
}
