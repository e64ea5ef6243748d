import { ApiError } from '@cloudstreet/sdk';
import { type ArchiveToSend, importMutations, importQueries } from '@cloudstreet/sdk/react';
import { skipToken, useMutation, useMutationState, useQuery } from '@tanstack/react-query';
import { useApp } from '../../app/context.js';
import { useTabGuard } from '../../app/use-tab-guard.js';

/** Errors of an archive are shown beside it. Only a lost session concerns the page. */
const EXPLAINED = [400, 408, 409, 413, 415, 422, 429, 507];

/** Archive that is being uploaded. */
export interface ArchiveUpload {
  /** File name during the upload. */
  readonly sending: string | undefined;
  /** Share that was sent, 0 to 1. */
  readonly fraction: number;
  /** Reason why the last one was rejected. */
  readonly error: ApiError | undefined;
  readonly send: (archive: File) => void;
  readonly cancel: () => void;
}

interface Sending extends ArchiveToSend {
  readonly archive: File;
  readonly controller: AbortController;
}

/** Uploads an archive. It continues on other pages, and the page finds it when the user returns. */
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
