import { type ReactNode, useMemo, useState } from 'react';
import { lazyWithRetry } from '../lazy-with-retry.js';
import { AppPage, type AppPageProps } from '../page/AppPage.js';
import type { FlightsMapPaneProps } from './FlightsMapPane.js';
import { HighlightContext } from './highlight.js';

const FlightsPane = lazyWithRetry(async () => (await import('./FlightsPane.js')).FlightsPane);

export interface FlightsPageProps
  extends Omit<AppPageProps, 'secondary' | 'companionRef' | 'sheetPlace'>,
    FlightsMapPaneProps {
  /** Content of the second pane that loads the flights, so that they are loaded only for a shown map. */
  loader?: ReactNode;
}

/**
 * Flights beside their map. Without flights there is no map. Pointing at a flight highlights it in
 * list and map.
 */
export function FlightsPage({ flights, inView, isShortened, loader, ...page }: FlightsPageProps) {
  const [id, set] = useState<number | null>(null);
  const highlight = useMemo(() => ({ id, set }), [id]);
  return (
    <HighlightContext value={highlight}>
      <AppPage
        {...page}
        {...(flights?.length !== 0 && {
          secondary: (
            <>
              {loader}
              <FlightsPane flights={flights} inView={inView} isShortened={isShortened} />
            </>
          ),
        })}
      />
    </HighlightContext>
  );
}
