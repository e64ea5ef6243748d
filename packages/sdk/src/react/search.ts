import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { SearchKind } from '../models.js';
import { unwrap } from '../unwrap.js';

export interface SearchText {
  /** What was typed. Nothing is asked for while it is blank. */
  name: string;
  /** Left out: all kinds. */
  kinds?: readonly SearchKind[];
  limit?: number;
}

export const searchQueries = {
  all: ['search'] as const,

  /** What bears this name, the best first. A question that is overtaken by the next is given up. */
  hits: (api: Api, { name, kinds, limit }: SearchText) => {
    const value = name.trim();
    return queryOptions({
      queryKey: [...searchQueries.all, { value, kinds, limit }],
      queryFn: ({ signal }) => {
        const body = {
          search_items: [{ key: 'name' as const, value }],
          ...(kinds && { documents: kinds.join(',') }),
          ...(limit !== undefined && { limit }),
        };
        return unwrap(api.POST('/search', { body, signal }));
      },
      enabled: value !== '',
    });
  },
};
