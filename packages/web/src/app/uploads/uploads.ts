import { userQueries } from '@cloudstreet/sdk/react';
import {
  filesToSend,
  isBeforeSending,
  reduceUploads,
  type UploadAction,
} from './reduce-uploads.js';
import { createUploadCalls } from './upload-calls.js';
import { createUploadChecks, type UploadChecksParts } from './upload-checks.js';
import {
  EMPTY_QUEUE,
  type GivenWithFiles,
  type PersistedUpload,
  type UploadQueue,
} from './upload-queue.js';

/**
 * Uploads files, a few at a time. They continue while the user visits other pages, and after a lost
 * connection or session. While the server is busy they wait for the time it says.
 */
export interface Uploads {
  readonly get: () => UploadQueue;
  /** Calls back after every change. Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Adds files to the list and checks them with the aircraft that is selected then. */
  readonly add: (files: readonly File[], aircraftId: number | undefined) => void;
  /** Restores files to the list that this device stored for the signed-in account. */
  readonly restore: (kept: readonly PersistedUpload[]) => void;
  /** Called when this device has stored a file. */
  readonly markPersisted: (id: number, key: number) => void;
  /** Checks waiting files again with another aircraft. */
  readonly checkAgain: (aircraftId: number | undefined) => void;
  /** Sends all waiting files with the given fields. */
  readonly start: (given: GivenWithFiles) => void;
  readonly cancel: (id: number) => void;
  readonly retry: (id: number) => void;
  readonly retryFailed: () => void;
  /** Continues with held files. */
  readonly resume: () => void;
  readonly remove: (id: number) => void;
  /** Removes finished files from the list. */
  readonly clear: () => void;
  /** Removes files that the pilot has not started. */
  readonly dropWaiting: () => void;
  /** Stops and removes everything, because another user may sign in. */
  readonly forget: () => void;
}

export interface UploadsParts extends Omit<UploadChecksParts, 'isStillQueued' | 'dispatch'> {
  /** Whether a user has signed out on this page before the uploads were opened. */
  wasSignedOut: boolean;
}

export function createUploads(parts: UploadsParts): Uploads {
  const { api, queryClient } = parts;
  const listeners = new Set<() => void>();
  const calls = createUploadCalls(api, queryClient, dispatch);
  const isStillQueued = (id: number) =>
    queue.items.some((item) => item.id === id && isBeforeSending(item));
  const check = createUploadChecks({ ...parts, isStillQueued, dispatch });
  let queue = EMPTY_QUEUE;
  /** User of the files; they are never sent for another user. */
  let ownerId: number | undefined;
  let { wasSignedOut } = parts;
  let resumeTimer: ReturnType<typeof setTimeout> | undefined;

  function dispatch(action: UploadAction): void {
    queue = reduceUploads(queue, action);
    for (const listener of listeners) listener();
    for (const item of filesToSend(queue)) calls.send(item);
    if (action.type === 'hold' && action.waitS !== undefined) resumeAfter(action.waitS);
  }

  /** Continues when the server can take files again. Of several timers the last one counts. */
  function resumeAfter(waitS: number): void {
    clearTimeout(resumeTimer);
    resumeTimer = setTimeout(() => {
      if (queue.held === 'busy') dispatch({ type: 'resume' });
    }, waitS * 1000);
  }

  function signedInId(): number | undefined {
    return queryClient.getQueryData(userQueries.me(api).queryKey)?.id;
  }

  function forget(): void {
    calls.abortAll();
    clearTimeout(resumeTimer);
    ownerId = undefined;
    // Ids are not reused, so that late responses find no file.
    queue = { ...EMPTY_QUEUE, nextId: queue.nextId };
    for (const listener of listeners) listener();
  }

  /**
   * Cancels all calls, because another user may sign in and pending files would be sent under their
   * name.
   */
  function abortAll(): void {
    clearTimeout(resumeTimer);
    for (const id of calls.abortAll()) dispatch({ type: 'hold', id, reason: 'signedOut' });
    // Files that wait for a busy server are not among the calls.
    dispatch({ type: 'signOut' });
  }

  async function welcomeBack(): Promise<void> {
    // The cached account may be outdated.
    const me = await queryClient.fetchQuery({ ...userQueries.me(api), staleTime: 0 });
    if (me?.id !== ownerId) forget();
    else if (queue.held === 'signedOut') dispatch({ type: 'resume' });
  }

  api.session.store.subscribe(() => {
    if (!api.session.store.get()) {
      wasSignedOut = true;
      ownerId ??= signedInId();
    } else if (wasSignedOut) {
      wasSignedOut = false;
      abortAll();
      // Without a response the files stay, and the pilot can start them again.
      if (queue.items.length > 0) welcomeBack().catch(() => undefined);
    }
  });
  globalThis.addEventListener('online', () => {
    if (queue.held === 'offline') dispatch({ type: 'resume' });
  });

  return {
    get: () => queue,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (files, aircraftId) => {
      ownerId = signedInId();
      const { nextId } = queue;
      dispatch({ type: 'add', files, isChecked: true });
      check(
        queue.items.filter(({ id }) => id >= nextId),
        aircraftId,
      );
    },
    restore: (kept) => {
      ownerId = signedInId();
      const { nextId } = queue;
      dispatch({ type: 'restore', kept });
      for (const item of queue.items.filter(({ id }) => id >= nextId)) {
        check([item], item.given?.aircraftId);
      }
    },
    markPersisted: (id, key) => dispatch({ type: 'kept', id, key }),
    checkAgain: (aircraftId) =>
      check(
        queue.items.filter(({ state }) => state.name === 'waiting'),
        aircraftId,
      ),
    start: (given) => dispatch({ type: 'start', given }),
    cancel: (id) => {
      dispatch({ type: 'cancel', id });
      calls.cancel(id);
    },
    retry: (id) => dispatch({ type: 'retry', id }),
    retryFailed: () => dispatch({ type: 'retryFailed' }),
    resume: () => dispatch({ type: 'resume' }),
    remove: (id) => dispatch({ type: 'remove', id }),
    clear: () => dispatch({ type: 'clear' }),
    dropWaiting: () => dispatch({ type: 'dropWaiting' }),
    forget,
  };
}
