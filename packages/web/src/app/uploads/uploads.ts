import { type Api, ApiError, duplicateFlightIds } from '@cloudstreet/sdk';
import { flightMutations, userQueries } from '@cloudstreet/sdk/react';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import {
  EMPTY_QUEUE,
  filesToSend,
  type HoldReason,
  reduceUploads,
  type UploadAction,
  type UploadItem,
  type UploadQueue,
  type UploadState,
} from './upload-queue.js';

/**
 * The files that go to the server, a few at a time. They go on while other pages are looked at, and
 * outlast a lost connection and a lost session: what was not sent then is sent once it can be.
 */
export interface Uploads {
  readonly get: () => UploadQueue;
  /** Calls back after every change. Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (files: readonly File[]) => void;
  /** Sends all that wait, with the aircraft that was chosen for them. */
  readonly start: (aircraftId: number | undefined) => void;
  readonly cancel: (id: number) => void;
  readonly retry: (id: number) => void;
  readonly retryFailed: () => void;
  /** Goes on with what is held. */
  readonly resume: () => void;
  readonly remove: (id: number) => void;
  /** Takes what is finished off the list. */
  readonly clear: () => void;
  /** Forgets the files that the pilot has not started. */
  readonly dropWaiting: () => void;
  /** Stops and forgets everything: the next person at this screen is another. */
  readonly forget: () => void;
}

/** Beside its file stands what became of it; a lost session alone concerns the page. */
const EXPLAINED = [0, 400, 403, 404, 408, 409, 413, 415, 422, 429, 500, 502, 503, 504, 507];

export function createUploads(api: Api, queryClient: QueryClient): Uploads {
  const listeners = new Set<() => void>();
  const aborts = new Map<number, AbortController>();
  let queue = EMPTY_QUEUE;
  /** Whose files these are; they are never sent as those of another. */
  let ownerId: number | undefined;
  let wasSignedOut = false;

  function dispatch(action: UploadAction): void {
    queue = reduceUploads(queue, action);
    for (const listener of listeners) listener();
    for (const item of filesToSend(queue)) void send(item);
  }

  async function send({ id, file, aircraftId }: UploadItem): Promise<void> {
    if (aborts.has(id)) return;
    const abort = new AbortController();
    aborts.set(id, abort);
    dispatch({ type: 'send', id });
    const upload = new MutationObserver(queryClient, {
      ...flightMutations.upload(api),
      meta: { explains: EXPLAINED },
    });
    const outcome = await upload
      .mutate({
        file,
        signal: abort.signal,
        onProgress: (fraction) => dispatch({ type: 'progress', id, fraction }),
        ...(aircraftId !== undefined && { aircraftId }),
      })
      .then((flights): UploadAction => ({ type: 'settle', id, state: { name: 'done', flights } }))
      .catch((error: unknown) => failure(id, error));
    // Called back or forgotten meanwhile.
    if (aborts.get(id) !== abort) return;
    aborts.delete(id);
    dispatch(outcome);
  }

  function signedInId(): number | undefined {
    return queryClient.getQueryData(userQueries.me(api).queryKey)?.id;
  }

  function forget(): void {
    for (const abort of aborts.values()) abort.abort();
    aborts.clear();
    ownerId = undefined;
    // A number is not given again: late answers find nobody.
    queue = { ...EMPTY_QUEUE, nextId: queue.nextId };
    for (const listener of listeners) listener();
  }

  /** Who signs in may be another: what still travels would go on under that name. */
  function callBack(): void {
    for (const [id, abort] of aborts) {
      aborts.delete(id);
      abort.abort();
      dispatch({ type: 'hold', id, reason: 'signedOut' });
    }
  }

  async function welcomeBack(): Promise<void> {
    // What is known may still be that nobody is signed in.
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
      callBack();
      // Unanswered, the files stay; the pilot can tell them to go on.
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
    add: (files) => {
      ownerId = signedInId();
      dispatch({ type: 'add', files });
    },
    start: (aircraftId) =>
      dispatch({ type: 'start', ...(aircraftId !== undefined && { aircraftId }) }),
    cancel: (id) => {
      dispatch({ type: 'cancel', id });
      aborts.get(id)?.abort();
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

/** What a failed call means for its file, or for all of them. */
function failure(id: number, error: unknown): UploadAction {
  const reason = holdReason(error);
  return reason ? { type: 'hold', id, reason } : { type: 'settle', id, state: failedState(error) };
}

function holdReason(error: unknown): HoldReason | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 401) return 'signedOut';
  return error.code === 'NETWORK' && !navigator.onLine ? 'offline' : undefined;
}

/** What became of a file that was not taken in. Only the file itself can be at fault for these. */
const REFUSALS = new Set([400, 413, 415, 422]);

function failedState(error: unknown): UploadState {
  const flightIds = duplicateFlightIds(error);
  if (flightIds.length > 0) return { name: 'duplicate', flightIds };
  if (!(error instanceof ApiError)) return { name: 'failed', reason: 'unanswered' };
  const { code, message, status } = error;
  if (code === 'UNREADABLE_FILE') return { name: 'failed', reason: 'unreadable' };
  if (status === 0) return { name: 'failed', reason: 'unanswered' };
  if (REFUSALS.has(status)) return { name: 'refused', code, message };
  return { name: 'failed', reason: { text: message } };
}
