import type { Flight } from '@cloudstreet/sdk';
import { useMemo, useState } from 'react';
import { lazyPart } from '../lazy-part.js';
import { AppPage, type AppPageProps } from '../page/AppPage.js';
import { HighlightContext } from './highlight.js';

const FlightsPane = lazyPart(async () => (await import('./FlightsPane.js')).FlightsPane);

export interface FlightsPageProps extends Omit<AppPageProps, 'secondary' | 'companionRef'> {
  /** Shown on the map; `undefined` while they are on their way. Without any there is no map. */
  flights: readonly Flight[] | undefined;
  /** Those that must be in view, where not all are. */
  inView?: readonly Flight[] | undefined;
}

/** A page of flights beside their map. The one pointed at on either side is brought out on both. */
export function FlightsPage({ flights, inView, ...page }: FlightsPageProps) {
  const [id, set] = useState<number | null>(null);
  const highlight = useMemo(() => ({ id, set }), [id]);
  return (
    <HighlightContext value={highlight}>
      <AppPage
        {...page}
        {...(flights?.length !== 0 && {
          secondary: <FlightsPane flights={flights} inView={inView} />,
        })}
      />
    </HighlightContext>
  );
}
