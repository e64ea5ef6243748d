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
  /** Whether the field was used. Until then nothing is proposed for an empty text. */
  isUsed?: boolean;
}

/** Searches by name. A search is aborted when the next one starts. */
export function useHits({ kinds, limit, isUsed = true }: HitsOptions) {
  const { api } = useApp();
  const { locale, unitSystem } = useUnits();
  const [text, setText] = useState('');
  const name = useDebounced(text);
  const query = searchQueries.hits(api, { name, kinds, limit, language: locale, unit: unitSystem });
  const { data, isFetching } = useQuery({
    ...query,
    enabled: isUsed && query.enabled === true,
    placeholderData: keepPreviousData,
    // A failed search has no proposals.
    meta: { explains: 'all' },
    throwOnError: false,
  });
  const proposesHits = text !== '' || kinds.every((kind) => kind === 'point_of_interest');
  const hits: readonly SearchHit[] = proposesHits ? (data ?? []) : [];
  return { text, hits, onSearch: setText, isLoading: isFetching || name !== text };
}
