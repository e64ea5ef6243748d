/** State of the page of a collection in its URL. */
export interface CollectionSearch {
  /** Token of a collection with a link. */
  readonly link?: string;
}

export function parseCollectionSearch({ link }: Record<string, unknown>): CollectionSearch {
  return typeof link === 'string' && link !== '' ? { link } : {};
}
