import { type ReactNode, type RefObject, useState } from 'react';
import { media } from '../../theme/media.js';
import { useMediaQuery } from '../../theme/use-media-query.js';
import { useScrollMemory } from '../scroll-memory/use-scroll-memory.js';
import * as styles from './Panes.css.js';
import { SecondaryPane, type SecondaryState } from './SecondaryPane.js';
import { SecondarySheet } from './SecondarySheet.js';

export interface PanesProps {
  /** Lists, text and forms: the page's `main`. */
  primary: ReactNode;
  /** The map. A sheet that is pulled up where there is no room beside the primary pane. */
  secondary?: ReactNode;
  /** What the secondary pane is, such as "Map". */
  secondaryLabel?: string;
  /** Part of the primary pane that is looked at together with the sheet: it comes into view with it. */
  companionRef?: RefObject<HTMLElement | null> | undefined;
  /** Each place keeps its scroll position under its own key, usually the path. */
  scrollKey: string;
}

/** The one or two panes of a page. Each scrolls by itself. */
export function Panes(props: PanesProps) {
  const { primary, secondary, secondaryLabel = '', companionRef, scrollKey } = props;
  const [state, setState] = useState<SecondaryState>('open');
  const isRoomy = useMediaQuery(media.middle);
  const scrollRef = useScrollMemory(`primary:${scrollKey}`);
  const hasSecondary = secondary !== undefined;
  return (
    <div
      className={styles.panes}
      data-secondary={hasSecondary ? (isRoomy ? state : 'sheet') : undefined}
    >
      <main className={styles.primary} id="main" tabIndex={-1} ref={scrollRef}>
        {primary}
      </main>
      {hasSecondary && isRoomy && (
        <SecondaryPane label={secondaryLabel} state={state} onStateChange={setState}>
          {secondary}
        </SecondaryPane>
      )}
      {hasSecondary && !isRoomy && (
        <SecondarySheet
          label={secondaryLabel}
          onOpened={() => companionRef?.current?.scrollIntoView({ block: 'nearest' })}
        >
          {secondary}
        </SecondarySheet>
      )}
    </div>
  );
}
