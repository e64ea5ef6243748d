import { ApiError } from '@cloudstreet/sdk';
import { type ArchiveToSend, importMutations, importQueries } from '@cloudstreet/sdk/react';
import { skipToken, useMutation, useMutationState, useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { useTabGuard } from '../../app/use-tab-guard.js';

/** Errors of an archive stand beside it; only a lost session concerns the page. */
const EXPLAINED = [400, 408, 409, 413, 415, 422, 429, 507];

/** An archive on its way to the server. */
export interface ArchiveUpload {
  /** Its name, while it is on its way. */
  readonly sending: string | undefined;
  /** How much of it has gone out, 0 to 1. */
  readonly fraction: number;
  /** Why the last one was not taken. */
  readonly error: ApiError | undefined;
  readonly send: (archive: File) => void;
  readonly cancel: () => void;
}

interface Sending extends ArchiveToSend {
  readonly archive: File;
  readonly controller: AbortController;
}

/** Goes on while other pages are looked at, and is found again by the one that comes back. */
export function useArchiveUpload(): ArchiveUpload {
  const { api, queryClient } = useApp();
  const options = importMutations.create(api);
  const { mutate } = useMutation({ ...options, meta: { explains: EXPLAINED } });
  const last = useMutationState({
    filters: { mutationKey: options.mutationKey ?? [] },
    // `send` below sets the variables.
    select: ({ state }) => ({ ...state, variables: state.variables as Sending | undefined }),
  }).at(-1);
  const fractionKey = [...importQueries.latest(api).queryKey, 'fraction'];
  const { data: fraction = 0 } = useQuery<number>({ queryKey: fractionKey, queryFn: skipToken });
  const isSending = last?.status === 'pending';
  useTabGuard(() => isSending);

  function send(archive: File): void {
    if (isSending) return;
    const controller = new AbortController();
    queryClient.setQueryData(fractionKey, 0);
    const sending: Sending = {
      archive,
      controller,
      signal: controller.signal,
      onProgress: (share) => queryClient.setQueryData(fractionKey, share),
    };
    mutate(sending);
  }

  return {
    sending: isSending ? last.variables?.archive.name : undefined,
    fraction,
    error: last?.error instanceof ApiError ? last.error : undefined,
    send,
    cancel: () => last?.variables?.controller.abort(),
  };
}
