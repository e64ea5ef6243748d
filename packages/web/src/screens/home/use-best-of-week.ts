import type { Flight } from '@cloudstreet/sdk';
import { useQuery } from '@tanstack/react-query';
import { useApp, useNow } from '../../app/context.js';
import { bestOfWeek } from './best-flights.js';
import type { RecentDay } from './recent-days.js';

/**
 * Returns the flight with the most points of the last seven days, or without one that of the last
 * flying day. The flight is undefined while it loads.
 */
export function useBestOfWeek(
  newest: RecentDay | undefined,
  { enabled }: { enabled: boolean },
): {
  flight: Flight | undefined;
  isOfWeek: boolean;
} {
  const { api } = useApp();
  const { data, isPending } = useQuery({
    ...bestOfWeek(api, useNow()),
    enabled,
    // The best flight of the last day replaces it.
    meta: { explains: 'all' },
    throwOnError: false,
  });
  const flight = data?.find(({ rank }) => rank);
  if (flight || isPending) return { flight, isOfWeek: true };
  return { flight: newest?.flights[0], isOfWeek: false };
}
