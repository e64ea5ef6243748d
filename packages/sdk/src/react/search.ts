import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { SearchKind, UnitSystem } from '../models.js';
import { unwrap } from '../unwrap.js';

export interface SearchText {
  /** The search text. If it is blank, suggestions are requested if all kinds are points of interest. */
  name: string;
  /** Defaults to all kinds. */
  kinds?: readonly SearchKind[];
  limit?: number;
  /** Language of names and dates. Defaults to that of the browser. */
  language?: string;
  /** Units of distances. Defaults to metric. */
  unit?: UnitSystem;
}

export const searchQueries = {
  all: ['search'] as const,

  /** Matches of a name, the best first. A newer search cancels the previous one. */
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
      enabled: value !== '' || kinds?.every((kind) => kind === 'point_of_interest') === true,
    });
  },
};
