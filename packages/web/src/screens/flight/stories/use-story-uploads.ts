import { ApiError, type FlightDetail } from '@cloudstreet/sdk';
import { storyMutations } from '@cloudstreet/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApp } from '../../../app/context.js';
import { useMessages } from '../../../app/messages.js';
import type { Messages } from '../../../generated/messages/types.js';
import { videoThumbnail } from './video-thumbnail.js';

/** A file that is being sent. It is removed once it is among the photos. */
export interface StoryUpload {
  readonly id: number;
  readonly file: File;
  /** From 0 to 1. Absent if it waits or has failed. */
  readonly fraction?: number;
  readonly error?: string;
}

/** The list shows the result of each file. Only a lost session concerns the page. */
const EXPLAINED = [0, 400, 403, 404, 408, 409, 413, 415, 422, 429, 500, 502, 503, 504, 507];

/** Uploads photos and videos of a flight one by one. */
export function useStoryUploads(flight: FlightDetail) {
  const { api } = useApp();
  const messages = useMessages();
  const [uploads, setUploads] = useState<readonly StoryUpload[]>([]);
  const nextId = useRef(1);
  const aborts = useRef(new Map<number, AbortController>());
  const queue = useRef(Promise.resolve());
  const { mutateAsync } = useMutation({
    ...storyMutations.add(api),
    meta: { explains: EXPLAINED },
  });

  function change(id: number, next: Omit<StoryUpload, 'id' | 'file'>) {
    setUploads((all) => all.map((one) => (one.id === id ? { id, file: one.file, ...next } : one)));
  }
  /** Removes a file in any state. */
  function remove(id: number) {
    aborts.current.get(id)?.abort();
    setUploads((all) => all.filter((one) => one.id !== id));
  }
  async function send(id: number, file: File): Promise<void> {
    const abort = aborts.current.get(id);
    if (!abort || abort.signal.aborted) return;
    change(id, { fraction: 0 });
    try {
      const isVideo = file.type.startsWith('video/');
      await mutateAsync({
        flightId: flight.id,
        image: isVideo ? await videoThumbnail(file) : file,
        ...(isVideo && { video: file }),
        signal: abort.signal,
        onProgress: (fraction) => change(id, { fraction }),
      });
      remove(id);
    } catch (error) {
      if (!abort.signal.aborted) change(id, { error: errorText(error, messages) });
    }
  }
  function add(files: readonly File[]) {
    for (const file of files) {
      const id = nextId.current;
      nextId.current += 1;
      aborts.current.set(id, new AbortController());
      setUploads((all) => [...all, { id, file }]);
      queue.current = queue.current.then(() => send(id, file));
    }
  }
  return { uploads, add, remove };
}

function errorText(error: unknown, messages: Messages): string {
  if (!(error instanceof ApiError)) return messages['story.add.unreadable']();
  if (error.status === 0) return messages['story.add.noResponse']();
  return Object.values(error.fields)[0] ?? error.message;
}
