import { type Api, ApiError, duplicateFlightIds } from '@cloudstreet/sdk';
import { igcFileMutations } from '@cloudstreet/sdk/react';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { storeEditTokens } from '../flights/edit-tokens.js';
import type { UploadAction } from './reduce-uploads.js';
import type { HoldReason, UploadItem, UploadState } from './upload-queue.js';

/** Files that are being sent. */
export interface UploadCalls {
  /** Sends a file, unless it is already being sent. */
  readonly send: (item: UploadItem) => void;
  /** Cancels a file, whose call then fails as cancelled. */
  readonly cancel: (id: number) => void;
  /** Cancels all calls without further events. Returns the ids of their files. */
  readonly abortAll: () => readonly number[];
}

/** The list shows the result of each file. Only a lost session concerns the page. */
const EXPLAINED = [0, 400, 403, 404, 408, 409, 413, 415, 422, 429, 500, 502, 503, 504, 507];

/** @param dispatch Called when a file starts, with its progress, and with its result. */
export function createUploadCalls(
  api: Api,
  queryClient: QueryClient,
  dispatch: (action: UploadAction) => void,
): UploadCalls {
  const aborts = new Map<number, AbortController>();

  async function send({ id, file, given }: UploadItem): Promise<void> {
    if (aborts.has(id)) return;
    const abort = new AbortController();
    aborts.set(id, abort);
    dispatch({ type: 'send', id });
    const upload = new MutationObserver(queryClient, {
      ...igcFileMutations.upload(api),
      meta: { explains: EXPLAINED },
    });
    const outcome = await upload
      .mutate({
        file,
        signal: abort.signal,
        // The list of uploads says that it waits, and for what.
        maxRetries: 0,
        onProgress: (fraction) => dispatch({ type: 'progress', id, fraction }),
        ...given,
      })
      .then((flights): UploadAction => {
        storeEditTokens(flights);
        return { type: 'settle', id, state: { name: 'done', flights } };
      })
      .catch((error: unknown) => failure(id, error));
    // Cancelled in the meantime.
    if (aborts.get(id) !== abort) return;
    aborts.delete(id);
    dispatch(outcome);
  }

  return {
    send: (item) => void send(item),
    cancel: (id) => aborts.get(id)?.abort(),
    abortAll: () => {
      const aborted = [...aborts];
      aborts.clear();
      for (const [, abort] of aborted) abort.abort();
      return aborted.map(([id]) => id);
    },
  };
}

/**
 * Codes for a wrong account or date of birth. The user must enter them again; the files are valid.
 */
const UPLOADER_REFUSALS = /^(?:UPLOADER_UNKNOWN|TOO_MANY_GUESSES)$/;

/** Returns the consequence of a failed call for its file, or for all files. */
function failure(id: number, error: unknown): UploadAction {
  if (error instanceof ApiError && UPLOADER_REFUSALS.test(error.code)) {
    return { type: 'refuseUploader', message: error.message };
  }
  const reason = holdReason(error);
  if (!reason) return { type: 'settle', id, state: failedState(error) };
  const waitS = error instanceof ApiError ? error.retryAfterS : undefined;
  return { type: 'hold', id, reason, waitS };
}

function holdReason(error: unknown): HoldReason | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 401) return 'signedOut';
  if (error.retryAfterS !== undefined && error.retryAfterS <= MAX_WAIT_S) return 'busy';
  return error.code === 'NETWORK' && !navigator.onLine ? 'offline' : undefined;
}

/** After a longer wait the pilot tries again themselves. */
const MAX_WAIT_S = 120;

/** Status codes that only the file itself can cause. */
const REFUSALS = new Set([400, 413, 415, 422]);

function failedState(error: unknown): UploadState {
  const flightIds = duplicateFlightIds(error);
  if (flightIds.length > 0) return { name: 'duplicate', flightIds };
  if (!(error instanceof ApiError)) return { name: 'failed', reason: 'no-response' };
  const { code, message, status } = error;
  if (code === 'UNREADABLE_FILE') return { name: 'failed', reason: 'unreadable' };
  if (status === 0) return { name: 'failed', reason: 'no-response' };
  if (REFUSALS.has(status)) return { name: 'refused', code, message };
  return { name: 'failed', reason: { text: message } };
}
