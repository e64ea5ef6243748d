import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import { downloadCompetition } from '../download.js';
import type {
  CompetitionDetail,
  CompetitionPatch,
  NewCompetition,
  TaskPenalty,
} from '../models.js';
import { call } from '../operation.js';
import { createCompetition, getCompetition, listCompetitions } from '../operations.js';
import { unwrap } from '../unwrap.js';
import { operationKey } from './operation.js';
import { storeResponse } from './store-response.js';

export const competitionQueries = {
  /** A local competition with its results. */
  detail: (api: Api, id: number) =>
    queryOptions({
      queryKey: operationKey(getCompetition, { competition: id }),
      queryFn: ({ signal }) => {
        const params = { path: { competition: id } };
        return unwrap(api.GET('/task/score/{competition}', { params, signal }));
      },
    }),
};

export const competitionMutations = {
  create: (api: Api) =>
    mutationOptions({
      mutationFn: (competition: NewCompetition) => call(api, createCompetition, competition),
      onSuccess: (competition, _given, _result, { client }) => keep(client, api, competition),
    }),

  update: (api: Api, id: number) =>
    mutationOptions({
      mutationFn: (patch: CompetitionPatch) =>
        unwrap(
          api.PATCH('/task/score/{competition}', {
            params: { path: { competition: id } },
            body: patch,
          }),
        ),
      onSuccess: (competition, _patch, _result, { client }) => keep(client, api, competition),
    }),

  delete: (api: Api) =>
    mutationOptions({
      mutationFn: (id: number) =>
        unwrap(api.DELETE('/task/score/{competition}', { params: { path: { competition: id } } })),
      // The displayed competition is not reloaded, it is deleted.
      onSuccess: (_nothing, _id, _result, { client }) => refreshList(client),
    }),

  /** Sets the penalty of a flight, or removes it. */
  penalty: (api: Api, id: number) =>
    mutationOptions({
      mutationFn: ({ flight, penalty }: { flight: number; penalty: TaskPenalty | null }) => {
        const params = { path: { competition: id, flight } };
        const path = '/task/score/{competition}/penalty/{flight}';
        return penalty
          ? unwrap(api.POST(path, { params, body: penalty }))
          : unwrap(api.DELETE(path, { params }));
      },
      onSuccess: (competition, _given, _result, { client }) => keep(client, api, competition),
    }),

  /** The results as a file. */
  download: (api: Api, id: number) =>
    mutationOptions({
      mutationFn: (format: 'csv' | 'xlsx') => downloadCompetition(api, id, format),
    }),
};

async function keep(client: QueryClient, api: Api, competition: CompetitionDetail): Promise<void> {
  await storeResponse(client, competitionQueries.detail(api, competition.id).queryKey, competition);
  await refreshList(client);
}

function refreshList(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: operationKey(listCompetitions) });
}
