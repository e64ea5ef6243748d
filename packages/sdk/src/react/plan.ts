import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { RequestBody } from '../contract.js';
import type { Me } from '../models.js';
import { call } from '../operation.js';
import { startSubscription } from '../operations.js';
import { unwrap } from '../unwrap.js';
import { userQueries } from './user.js';

export const planQueries = {
  /** The available plans. They change only when the server restarts. */
  list: (api: Api) =>
    queryOptions({
      queryKey: ['plan'],
      queryFn: ({ signal }) => unwrap(api.GET('/plan', { signal })),
      staleTime: Number.POSITIVE_INFINITY,
    }),

  /** The cost of switching to a plan now. */
  preview: (api: Api, body: RequestBody<'previewSubscription'>) =>
    queryOptions({
      queryKey: ['plan', 'preview', body],
      queryFn: ({ signal }) => unwrap(api.POST('/subscription/preview', { body, signal })),
      staleTime: 0,
      gcTime: 0,
      retry: false,
    }),
};

export const planMutations = {
  /** Starts a subscription; the result is passed to Paddle's checkout. */
  start: (api: Api) =>
    mutationOptions({
      mutationFn: (body: RequestBody<'startSubscription'>) => call(api, startSubscription, body),
    }),

  /** Switches the plan, cancels, or reverts a cancellation. */
  update: (api: Api) =>
    mutationOptions({
      mutationFn: (body: RequestBody<'updateSubscription'>) =>
        unwrap(api.PATCH('/subscription', { body })),
      onSuccess: (me, _body, _result, { client }) => keepMe(api, client, me),
    }),

  /** Returns the address of the page for payment details. */
  openPortal: (api: Api) =>
    mutationOptions({ mutationFn: () => unwrap(api.POST('/subscription/portal')) }),

  redeemCoupon: (api: Api) =>
    mutationOptions({
      mutationFn: (code: string) =>
        unwrap(api.POST('/coupon/{code}', { params: { path: { code } } })),
      onSuccess: (me, _code, _result, { client }) => keepMe(api, client, me),
    }),
};

function keepMe(api: Api, client: QueryClient, me: Me): void {
  client.setQueryData(userQueries.me(api).queryKey, me);
}
