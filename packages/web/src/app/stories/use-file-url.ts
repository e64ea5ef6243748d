import { instanceQueries } from '@cloudstreet/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../context.js';

/** Turns the path of an image or a video into its address; undefined until the instance has told it. */
export function useFileUrl(): (path: string) => string | undefined {
  const { api } = useApp();
  const { data } = useQuery({
    ...instanceQueries.detail(api),
    // A page is whole without its pictures.
    meta: { explains: 'all' },
    throwOnError: false,
  });
  return (path) => data && `${data.files_url}${path}`;
}
