import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.js';
import { downloadTask } from '../download.js';
import type {
  NewTask,
  NewTaskDeclaration,
  Task,
  TaskDeclaration,
  TaskFileQuery,
  TaskPatch,
} from '../models.js';
import { call, type OperationValues } from '../operation.js';
import {
  createTask,
  declareTask,
  duplicateTask,
  getTask,
  getTaskDeclaration,
  listTaskDeclarations,
  listTasks,
  uploadTasks,
} from '../operations.js';
import { unwrap } from '../unwrap.js';
import { operationKey } from './operation.js';
import { storeResponse } from './store-response.js';

/** Token of the address of a task with a link. Its owner needs none. */
export interface TaskAccess {
  readonly link?: string;
}

export const taskQueries = {
  /** A task with its worth in the contests. */
  detail: (api: Api, id: number, access: TaskAccess = {}) =>
    queryOptions({
      queryKey: operationKey(getTask, { id }),
      queryFn: ({ signal }) =>
        unwrap(api.GET('/task/{id}', { params: { path: { id }, query: access }, signal })),
    }),

  /** The declaration of a pilot that counts now, or null. */
  declaration: (api: Api, userId: number) =>
    queryOptions({
      queryKey: operationKey(getTaskDeclaration, { user_id: userId }),
      queryFn: async ({ signal }): Promise<TaskDeclaration | null> => {
        const params = { path: { user_id: userId } };
        // The type of a call leaves null out.
        return unwrap(api.GET('/task/declaration/{user_id}', { params, signal }));
      },
    }),
};

export const taskMutations = {
  create: (api: Api) =>
    mutationOptions({
      mutationFn: (task: NewTask) => call(api, createTask, task),
      onSuccess: (task, _given, _result, { client }) => keep(client, api, task),
    }),

  update: (api: Api, id: number) =>
    mutationOptions({
      mutationFn: (patch: TaskPatch) =>
        unwrap(api.PATCH('/task/{id}', { params: { path: { id } }, body: patch })),
      onSuccess: (task, _patch, _result, { client }) => keep(client, api, task),
    }),

  /** Creates a private copy that belongs to the user. */
  duplicate: (api: Api, id: number, access: TaskAccess = {}) =>
    mutationOptions({
      mutationFn: () => call(api, duplicateTask, { id, ...access }),
      onSuccess: (task, _nothing, _result, { client }) => keep(client, api, task),
    }),

  /** Reads the tasks of a file and, except for a preview, stores them. */
  upload: (api: Api) =>
    mutationOptions({
      mutationFn: (given: OperationValues<'uploadTasks'>) => call(api, uploadTasks, given),
      onSuccess: (_tasks, _given, _result, { client }) => refreshTasks(client),
    }),

  /** Likes a task or stops liking it. */
  star: (api: Api, id: number, access: TaskAccess = {}) =>
    mutationOptions({
      scope: { id: `star task ${id}` },
      mutationFn: async (isStarred: boolean): Promise<void> => {
        const path = { id };
        if (isStarred) {
          await unwrap(api.POST('/task/star/{id}', { params: { path, query: access } }));
        } else {
          await unwrap(api.DELETE('/task/star/{id}', { params: { path } }));
        }
      },
      onSuccess: async (_nothing, _isStarred, _result, { client }) => {
        await client.invalidateQueries({ queryKey: operationKey(getTask, { id }) });
        await refreshTasks(client);
      },
    }),

  delete: (api: Api) =>
    mutationOptions({
      mutationFn: (id: number) => unwrap(api.DELETE('/task/{id}', { params: { path: { id } } })),
      // The displayed task is not reloaded, it is deleted.
      onSuccess: (_nothing, _id, _result, { client }) => refreshTasks(client),
    }),

  /** Declares a task instead of the one before, if there is one. */
  declare: (api: Api, access: TaskAccess = {}) =>
    mutationOptions({
      mutationFn: (given: NewTaskDeclaration) => call(api, declareTask, { ...access, ...given }),
      onSuccess: (_made, _given, _result, { client }) => refreshDeclarations(client),
    }),

  deleteDeclaration: (api: Api) =>
    mutationOptions({
      mutationFn: () => unwrap(api.DELETE('/task/declaration')),
      onSuccess: (_nothing, _given, _result, { client }) => refreshDeclarations(client),
    }),

  /** A file for flight computers or maps. */
  download: (api: Api, id: number) =>
    mutationOptions({
      mutationFn: (query: TaskFileQuery) => downloadTask(api, id, query),
    }),
};

async function keep(client: QueryClient, api: Api, task: Task): Promise<void> {
  await storeResponse(client, taskQueries.detail(api, task.id).queryKey, task);
  await refreshTasks(client);
}

function refreshTasks(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: operationKey(listTasks) });
}

/** Tasks are locked and unlocked by declarations. */
async function refreshDeclarations(client: QueryClient): Promise<void> {
  for (const operation of [getTaskDeclaration, listTaskDeclarations, getTask, listTasks]) {
    await client.invalidateQueries({ queryKey: operationKey(operation) });
  }
}
