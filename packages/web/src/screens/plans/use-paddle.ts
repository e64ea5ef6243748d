import { planQueries } from '@cloudstreet/sdk/react';
import type { Paddle } from '@paddle/paddle-js';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';

/** Returns Paddle's script. It is loaded from Paddle, and only on payment pages. */
export function usePaddle() {
  const { api } = useApp();
  const { data: plans } = useQuery(planQueries.list(api));
  const checkout = plans?.checkout;
  return useQuery({
    queryKey: ['paddle', checkout],
    enabled: checkout !== undefined,
    queryFn: async (): Promise<Paddle> => {
      const { initializePaddle } = await import('@paddle/paddle-js');
      const paddle = await initializePaddle({
        token: checkout?.client_token ?? '',
        environment: checkout?.environment ?? 'production',
      });
      if (!paddle) throw new Error('Paddle is not there.');
      return paddle;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    // Pages show the error where needed.
    meta: { explains: 'all' },
    throwOnError: false,
  });
}
