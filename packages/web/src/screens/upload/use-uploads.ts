import { ApiError, duplicateFlightIds } from '@cloudstreet/sdk';
import { flightMutations } from '@cloudstreet/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { useApp } from '../../app/context.js';
import { useMessages } from '../../app/messages.js';
import {
  EMPTY_QUEUE,
  filesToSend,
  isOpen,
  reduceUploads,
  type UploadItem,
  type UploadState,
} from './upload-queue.js';

/** A batch of files that go to the server, a few at a time. */
export function useUploads() {
  const { api } = useApp();
  const messages = useMessages();
  const [queue, dispatch] = useReducer(reduceUploads, EMPTY_QUEUE);
  const { mutateAsync } = useMutation({
    ...flightMutations.upload(api),
    // Each file says beside its name what became of it; a lost session concerns the page.
    meta: { explains: [0, 400, 409, 413, 415, 422, 429, 500, 502, 503, 507] },
  });
  const aborts = useRef(new Map<number, AbortController>());
  const aircraftId = useRef<number | undefined>(undefined);

  const waiting = filesToSend(queue);
  useEffect(() => {
    for (const item of waiting) void send(item);
  });

  async function send({ id, file }: UploadItem): Promise<void> {
    if (aborts.current.has(id)) return;
    const abort = new AbortController();
    aborts.current.set(id, abort);
    dispatch({ type: 'send', id });
    const state = await mutateAsync({
      file,
      signal: abort.signal,
      onProgress: (fraction) => dispatch({ type: 'progress', id, fraction }),
      ...(aircraftId.current !== undefined && { aircraftId: aircraftId.current }),
    }).then(
      (flights): UploadState => ({ name: 'done', flights }),
      (error: unknown) => failedState(error, messages['upload.failed.offline']()),
    );
    aborts.current.delete(id);
    dispatch({ type: 'settle', id, state });
  }

  return {
    items: queue.items,
    isRunning: queue.started,
    hasUnfinished: queue.items.some(isOpen),
    add: (files: readonly File[]) => dispatch({ type: 'add', files }),
    /** Sends all that wait, with the aircraft that was chosen for them. */
    start: (chosenAircraftId: number | undefined) => {
      aircraftId.current = chosenAircraftId;
      dispatch({ type: 'start' });
    },
    cancel: (id: number) => {
      dispatch({ type: 'cancel', id });
      aborts.current.get(id)?.abort();
    },
    retry: (id: number) => {
      dispatch({ type: 'retry', id });
      dispatch({ type: 'start' });
    },
    remove: (id: number) => dispatch({ type: 'remove', id }),
    clear: () => dispatch({ type: 'clear' }),
  };
}

/** What became of a file that was not taken in. Only the file itself can be at fault for a 4xx. */
function failedState(error: unknown, offlineMessage: string): UploadState {
  const flightIds = duplicateFlightIds(error);
  if (flightIds.length > 0) return { name: 'duplicate', flightIds };
  if (!(error instanceof ApiError) || error.status === 0) {
    return { name: 'failed', message: offlineMessage };
  }
  const { code, message, status } = error;
  const isTheFiles = status === 400 || status === 413 || status === 415 || status === 422;
  return isTheFiles ? { name: 'refused', code, message } : { name: 'failed', message };
}
