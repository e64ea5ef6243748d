import type { Plan } from '@cloudstreet/sdk';
import { planQueries } from '@cloudstreet/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { usePaddle } from './use-paddle.js';

/** Returns the formatted yearly price of each plan in the user's country. Empty until known. */
export function usePrices(): Partial<Record<Plan, string>> {
  const { api } = useApp();
  const { data: plans } = useQuery(planQueries.list(api));
  const { data: paddle } = usePaddle();
  const prices = plans?.checkout?.prices ?? [];
  const { data = {} } = useQuery({
    queryKey: ['paddle', 'prices', prices],
    enabled: paddle !== undefined && prices.length > 0,
    queryFn: async () => {
      const items = prices.map(({ price_id: priceId }) => ({ priceId, quantity: 1 }));
      const preview = await paddle?.PricePreview({ items });
      const lines = preview?.data.details.lineItems ?? [];
      return Object.fromEntries(
        prices.flatMap(({ plan, price_id: priceId }) => {
          const line = lines.find(({ price }) => price.id === priceId);
          return line ? [[plan, line.formattedTotals.total]] : [];
        }),
      ) as Partial<Record<Plan, string>>;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { explains: 'all' },
    throwOnError: false,
  });
  return data;
}
