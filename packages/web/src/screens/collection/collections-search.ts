import type { QueryParameters } from '@cloudstreet/sdk/contract';

type Order = NonNullable<QueryParameters<'listFlightCollections'>['order_by']>;

/** Orders of a list of collections. */
export const COLLECTION_ORDERS = [
  '-created',
  '-modified',
  '-flights',
  '-stars',
] as const satisfies Order[];
export type CollectionOrder = (typeof COLLECTION_ORDERS)[number];

/** State of the page of a user's collections in its URL. */
export interface CollectionsSearch {
  /** Collections that the user likes, instead of their own. */
  readonly list?: 'liked';
  readonly order_by?: CollectionOrder;
}

export function parseCollectionsSearch(
  raw: { readonly [Name in keyof CollectionsSearch]: unknown },
): CollectionsSearch {
  const order = COLLECTION_ORDERS.find((one) => one === raw['order_by']);
  return { ...(raw['list'] === 'liked' && { list: 'liked' }), ...(order && { order_by: order }) };
}
