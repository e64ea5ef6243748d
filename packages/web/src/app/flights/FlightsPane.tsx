import { Skeleton } from '@cloudstreet/ui/layout/Skeleton';
import { lazyWithRetry } from '../lazy-with-retry.js';

/** Second pane of a list, with its flights on the map. The list is shown before its code is loaded. */
export const FlightsPane = lazyWithRetry(
  async () => (await import('./FlightsMapPane.js')).FlightsMapPane,
  <Skeleton height="100%" />,
);
