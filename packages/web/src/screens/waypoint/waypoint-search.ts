const LISTS = ['liked', 'all'] as const;

/** State of the page of a user's waypoint collections in its URL. */
export interface CollectionsSearch {
  /** Collections that the user likes, or those of everyone, instead of their own. */
  readonly list?: (typeof LISTS)[number];
}

export function parseCollectionsSearch(
  raw: { readonly [Name in keyof CollectionsSearch]: unknown },
): CollectionsSearch {
  const list = LISTS.find((one) => one === raw['list']);
  return list ? { list } : {};
}

/** State of the page of a collection in its URL. */
export interface WaypointsSearch {
  /** Token of a collection with a link. */
  readonly link?: string;
  /** Id of the selected waypoint. */
  readonly waypoint?: number;
}

export function parseWaypointsSearch({ link, waypoint }: Record<string, unknown>): WaypointsSearch {
  const id = Number(waypoint);
  return {
    ...(typeof link === 'string' && link !== '' && { link }),
    ...(Number.isInteger(id) && id > 0 && { waypoint: id }),
  };
}
