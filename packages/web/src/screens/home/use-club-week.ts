import type { Flight } from '@cloudstreet/sdk';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp, useNow } from '../../app/context.js';
import { useMe } from '../../app/session.js';
import { bestOfClub, CLUB_LIMIT } from './best-flights.js';

const NONE: readonly Flight[] = [];

/**
 * Returns the best counting flights of the signed-in pilot's club in the last seven days, without
 * those that the page already shows.
 *
 * @param shown Undefined while they are loading.
 */
export function useClubWeek(shown: readonly Flight[] | undefined): readonly Flight[] {
  const { api } = useApp();
  const club = useMe()?.club?.id;
  const { data = NONE } = useQuery({
    ...bestOfClub(api, club ?? 0, useNow()),
    enabled: club !== undefined,
    // The page works without them.
    meta: { explains: 'all' },
    throwOnError: false,
  });
  return useMemo(() => {
    if (!shown) return NONE;
    const ids = new Set(shown.map(({ id }) => id));
    return data.filter(({ id, rank }) => rank && !ids.has(id)).slice(0, CLUB_LIMIT);
  }, [data, shown]);
}
