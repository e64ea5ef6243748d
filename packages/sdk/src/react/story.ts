import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../client.js';
import type { Story, StoryPatch } from '../models.js';
import { unwrap } from '../unwrap.js';
import { type StoryUploadOptions, uploadStory } from '../upload-story.js';
import { flightQueries } from './flight.js';

export const storyMutations = {
  /** Adds a photo or video to a flight and reloads the flight. */
  add: (api: Api) =>
    mutationOptions({
      mutationFn: ({ flightId, image, ...options }: NewStory) =>
        uploadStory(api, flightId, image, options),
      onSuccess: (story, _variables, _result, { client }) => refresh(client, api, story.flight_id),
    }),

  update: (api: Api) =>
    mutationOptions({
      mutationFn: ({ id, patch }: { id: number; patch: StoryPatch }) =>
        unwrap(api.PATCH('/story/{id}', { params: { path: { id } }, body: patch })),
      onSuccess: (story, _variables, _result, { client }) => refresh(client, api, story.flight_id),
    }),

  delete: (api: Api) =>
    mutationOptions({
      mutationFn: ({ id }: Story) =>
        unwrap(api.DELETE('/story/{id}', { params: { path: { id } } })),
      onSuccess: (_response, { flight_id: flightId }, _result, { client }) =>
        refresh(client, api, flightId),
    }),
};

export interface NewStory extends StoryUploadOptions {
  flightId: number;
  image: Blob;
}

/** Reloads the flight and flight lists. */
async function refresh(client: QueryClient, api: Api, flightId: number): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: flightQueries.detail(api, flightId).queryKey }),
    client.invalidateQueries({ queryKey: flightQueries.lists }),
  ]);
}
