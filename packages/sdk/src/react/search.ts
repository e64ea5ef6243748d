import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { SearchKind, UnitSystem } from '../models.js';
import { unwrap } from '../unwrap.js';

export interface SearchText {
  /** What was typed. While it is blank, points of interest alone are asked for: some to begin with. */
  name: string;
  /** Left out: all kinds. */
  kinds?: readonly SearchKind[];
  limit?: number;
  /** The reader's, in which names are told and days are read; left out: that of the browser. */
  language?: string;
  /** In which a distance is read; left out: metric. */
  unit?: UnitSystem;
}

export const searchQueries = {
  all: ['search'] as const,

  /** What bears this name, the best first. A question that is overtaken by the next is given up. */
  hits: (api: Api, { name, kinds, limit, language, unit }: SearchText) => {
    const value = name.trim();
    return queryOptions({
      queryKey: [...searchQueries.all, { value, kinds, limit, language, unit }],
      queryFn: ({ signal }) => {
        const body = {
          search_items: [
            { key: 'name' as const, value },
            ...(language === undefined ? [] : [{ key: 'language' as const, value: language }]),
            ...(unit === undefined ? [] : [{ key: 'unit' as const, value: unit }]),
          ],
          ...(kinds && { documents: kinds.join(',') }),
          ...(limit !== undefined && { limit }),
        };
        return unwrap(api.POST('/search', { body, signal }));
      },
      enabled: value !== '' || kinds?.includes('point_of_interest') === true,
    });
  },
};
