import { useSyncExternalStore } from 'react';
import { useApp } from '../context.js';
import type { UploadQueue } from './upload-queue.js';

/** Returns the current state of the upload queue. */
export function useUploadQueue(): UploadQueue {
  const { uploads } = useApp();
  return useSyncExternalStore(uploads.subscribe, uploads.get);
}
