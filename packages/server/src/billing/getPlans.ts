import { operation } from '../platform/http/operation.js';
import type { WithPayments } from './payments.js';

export const getPlans = operation('getPlans', async (_request, { payments }: WithPayments) => {
  if (!payments) return {};
  const { environment, clientToken, prices } = payments.config;
  return {
    checkout: {
      environment,
      client_token: clientToken,
      prices: (['supporter', 'premium', 'patron'] as const).map((plan) => ({
        plan,
        price_id: prices[plan],
      })),
    },
  };
});
