import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import { call } from '../operation.js';
import { createCertificate } from '../operations.js';
import { unwrap } from '../unwrap.js';

export const certificateQueries = {
  all: ['certificate'] as const,

  /** The user's certificates, the latest season first. */
  own: (api: Api) =>
    queryOptions({
      queryKey: [...certificateQueries.all, 'own'],
      queryFn: ({ signal }) => unwrap(api.GET('/user/certificate', { signal })),
    }),

  /** The contents of a certificate, for anyone who has its code. */
  check: (api: Api, code: string) =>
    queryOptions({
      queryKey: [...certificateQueries.all, 'check', code],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/certificate/{code}', { params: { path: { code } }, signal })),
    }),
};

export const certificateMutations = {
  /** Creates a certificate of a season with its current figures. */
  create: (api: Api) =>
    mutationOptions({
      mutationFn: (season: number) => call(api, createCertificate, { season }),
      onSuccess: (_certificate, _season, _result, { client }) =>
        client.invalidateQueries({ queryKey: certificateQueries.own(api).queryKey }),
    }),

  /** Withdraws a certificate, which can then no longer be verified. */
  delete: (api: Api) =>
    mutationOptions({
      mutationFn: (id: number) =>
        unwrap(api.DELETE('/user/certificate/{id}', { params: { path: { id } } })),
      onSuccess: (_nothing, _id, _result, { client }) =>
        client.invalidateQueries({ queryKey: certificateQueries.all }),
    }),
};
