import { Maximize2, Minimize2, PanelRightClose, PanelRightOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../controls/IconButton/IconButton.js';
import { useMessages } from '../../messages/MessagesProvider.js';
import * as styles from './Panes.css.js';
import type { SecondaryState } from './Panes.js';

export interface SecondaryPaneProps {
  label: string;
  state: SecondaryState;
  onStateChange: (state: SecondaryState) => void;
  children: ReactNode;
}

/** The pane beside the primary one, with the buttons that enlarge and fold it. */
export function SecondaryPane({ label, state, onStateChange, children }: SecondaryPaneProps) {
  const messages = useMessages();
  return (
    <>
      <section className={styles.secondary} aria-label={label}>
        {children}
      </section>
      <div className={styles.controls}>
        {state === 'open' && (
          <IconButton
            tone="floating"
            label={messages['panes.enlarge']({ pane: label })}
            onPress={() => onStateChange('enlarged')}
          >
            <Maximize2 size={18} aria-hidden />
          </IconButton>
        )}
        {state === 'enlarged' && (
          <IconButton
            tone="floating"
            label={messages['panes.shrink']({ pane: label })}
            onPress={() => onStateChange('open')}
          >
            <Minimize2 size={18} aria-hidden />
          </IconButton>
        )}
        {state === 'folded' ? (
          <IconButton
            tone="floating"
            label={messages['panes.unfold']({ pane: label })}
            onPress={() => onStateChange('open')}
          >
            <PanelRightOpen size={18} aria-hidden />
          </IconButton>
        ) : (
          <IconButton
            tone="floating"
            label={messages['panes.fold']({ pane: label })}
            onPress={() => onStateChange('folded')}
          >
            <PanelRightClose size={18} aria-hidden />
          </IconButton>
        )}
      </div>
    </>
  );
}
