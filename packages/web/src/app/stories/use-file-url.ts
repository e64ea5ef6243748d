import { instanceQueries } from '@cloudstreet/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../context.js';

/**
 * Returns a function that converts the path of an image or video to its URL; undefined until the
 * instance is loaded.
 */
export function useFileUrl(): (path: string) => string | undefined {
  const { api } = useApp();
  const { data } = useQuery({
    ...instanceQueries.detail(api),
    // A page works without its images.
    meta: { explains: 'all' },
    throwOnError: false,
  });
  return (path) => data && `${data.files_url}${path}`;
}
