import {
  type ComponentType,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useState,
} from 'react';
import { media } from '../../theme/media.js';
import { useMediaQuery } from '../../theme/use-media-query.js';
import { useScrollMemory } from '../scroll-memory/use-scroll-memory.js';
import { sessionStore } from '../session-store.js';
import * as styles from './Panes.css.js';
import type { SecondaryState } from './SecondaryPane.js';
import type { SheetPlace } from './use-sheet-pull.js';

// Loaded on demand, because a page needs only one of them, and the primary pane first.
const SecondaryPane = late(async () => (await import('./SecondaryPane.js')).SecondaryPane);
const SecondarySheet = late(async () => (await import('./SecondarySheet.js')).SecondarySheet);

/**
 * Loads a component lazily. If this fails, it renders nothing, because the primary pane works
 * without it.
 */
function late<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: Nothing };
    }
  });
}

function Nothing() {
  return null;
}

export interface PanesProps {
  /** Lists, text and forms: the `main` element of the page. */
  primary: ReactNode;
  /** The map. It is a sheet if there is no space beside the primary pane. */
  secondary?: ReactNode;
  /** Accessible name of the secondary pane, such as "Map". */
  secondaryLabel?: string;
  /** Part of the primary pane that belongs to the sheet and is scrolled into view with it. */
  companionRef?: RefObject<HTMLElement | null> | undefined;
  /**
   * Place of the secondary pane on a phone: a closed sheet below the primary pane, or an open one
   * above it for pages whose main content it is.
   */
  sheetPlace?: SheetPlace | undefined;
  /** Key of the stored scroll position and pane sizes, usually the path. */
  scrollKey: string;
}

/** One or two panes of a page. Each scrolls separately. */
export function Panes(props: PanesProps) {
  const { primary, secondary, secondaryLabel = '', companionRef, scrollKey } = props;
  const { sheetPlace = 'below' } = props;
  const [state, setState] = useSecondaryState(scrollKey);
  const isRoomy = useMediaQuery(media.middle);
  const scrollRef = useScrollMemory(`primary:${scrollKey}`);
  const hasSecondary = secondary !== undefined;
  const sheet = hasSecondary && !isRoomy && (
    <Suspense fallback={<div className={styles.sheetPlaces[sheetPlace]} />}>
      <SecondarySheet
        label={secondaryLabel}
        place={sheetPlace}
        onOpened={() => companionRef?.current?.scrollIntoView({ block: 'nearest' })}
      >
        {secondary}
      </SecondarySheet>
    </Suspense>
  );
  return (
    <div
      className={styles.panes}
      data-secondary={hasSecondary ? (isRoomy ? state : 'sheet') : undefined}
    >
      {sheetPlace === 'above' && sheet}
      <main className={styles.primary} id="main" tabIndex={-1} ref={scrollRef}>
        {primary}
      </main>
      {hasSecondary && isRoomy && (
        <Suspense>
          <SecondaryPane label={secondaryLabel} state={state} onStateChange={setState}>
            {secondary}
          </SecondaryPane>
        </Suspense>
      )}
      {sheetPlace === 'below' && sheet}
    </div>
  );
}

/** Stored for the session, so that a hidden map stays hidden. */
function useSecondaryState(key: string) {
  const [state, setState] = useState(() => storedState(key));
  function keep(next: SecondaryState) {
    setState(next);
    sessionStore.setItem(storeKey(key), next);
  }
  return [state, keep] as const;
}

function storedState(key: string): SecondaryState {
  const stored = sessionStore.getItem(storeKey(key));
  return stored === 'folded' || stored === 'enlarged' ? stored : 'open';
}

function storeKey(key: string): string {
  return `cs-panes:${key}`;
}
