import type { SearchHit, SearchKind } from '@cloudstreet/sdk';
import { searchQueries } from '@cloudstreet/sdk/react';
import { useUnits } from '@cloudstreet/ui/values';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../context.js';
import { useDebounced } from './use-debounced.js';

export interface HitsOptions {
  kinds: readonly SearchKind[];
  /** Maximum number of results. */
  limit: number;
}

/** Searches by name. A search is aborted when the next one starts. */
export function useHits({ kinds, limit }: HitsOptions) {
  const { api } = useApp();
  const { locale, unitSystem } = useUnits();
  const [text, setText] = useState('');
  const name = useDebounced(text);
  const { data, isFetching } = useQuery({
    ...searchQueries.hits(api, { name, kinds, limit, language: locale, unit: unitSystem }),
    placeholderData: keepPreviousData,
    // A failed search has no proposals.
    meta: { explains: 'all' },
    throwOnError: false,
  });
  const proposesHits = text !== '' || kinds.every((kind) => kind === 'point_of_interest');
  const hits: readonly SearchHit[] = proposesHits ? (data ?? []) : [];
  return { text, hits, onSearch: setText, isLoading: isFetching || name !== text };
}
