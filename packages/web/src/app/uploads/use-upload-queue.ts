import { useSyncExternalStore } from 'react';
import { useApp } from '../context.js';
import type { UploadQueue } from './upload-queue.js';

/** The files on their way to the server, as they are now. */
export function useUploadQueue(): UploadQueue {
  const { uploads } = useApp();
  return useSyncExternalStore(uploads.subscribe, uploads.get);
}
