import type { DehydratedState } from '@tanstack/react-query';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isInForeignFrame } from '../foreign-frame.js';
import type { GivenWithFiles } from '../uploads/upload-queue.js';

/** Query results shown by pages. */
export interface PersistedQueries {
  /** Access token of the user. Absent if signed out. */
  readonly token?: string;
  readonly state: DehydratedState;
}

/** A file that waits for its upload. */
export interface PersistedFile {
  readonly key?: number;
  readonly ownerId: number;
  readonly name: string;
  readonly type: string;
  readonly lastModified: number;
  readonly bytes: ArrayBuffer;
  readonly given?: GivenWithFiles;
  readonly isStarted: boolean;
}

interface DeviceSchema extends DBSchema {
  queries: { key: string; value: PersistedQueries };
  uploads: { key: number; value: PersistedFile; indexes: { ownerId: number } };
}

/**
 * Opens the database of this device. Rejects if the browser has none or blocks it, and in foreign
 * frames, where the data of a visitor would replace those of the user.
 */
export async function openDevice(): Promise<IDBPDatabase<DeviceSchema>> {
  if (isInForeignFrame()) throw new Error('A foreign frame does not use the data of this device.');
  return openDB<DeviceSchema>('cloudstreet', 1, {
    upgrade(database) {
      database.createObjectStore('queries');
      const uploads = database.createObjectStore('uploads', {
        keyPath: 'key',
        autoIncrement: true,
      });
      uploads.createIndex('ownerId', 'ownerId');
    },
  });
}
