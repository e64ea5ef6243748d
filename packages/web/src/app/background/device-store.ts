import type { DehydratedState } from '@tanstack/react-query';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GivenWithFiles } from '../uploads/upload-queue.js';

/** What a page showed, and to whom. */
export interface KeptAnswers {
  /** The access token under which it was asked for; absent where nobody was signed in. */
  readonly token?: string;
  readonly state: DehydratedState;
}

/** A file on its way to the server. */
export interface KeptFile {
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
  answers: { key: string; value: KeptAnswers };
  uploads: { key: number; value: KeptFile; indexes: { ownerId: number } };
}

/** The database of this device. Rejects where the browser has none or refuses it. */
export function openDevice(): Promise<IDBPDatabase<DeviceSchema>> {
  return openDB<DeviceSchema>('cloudstreet', 1, {
    upgrade(database) {
      database.createObjectStore('answers');
      const uploads = database.createObjectStore('uploads', {
        keyPath: 'key',
        autoIncrement: true,
      });
      uploads.createIndex('ownerId', 'ownerId');
    },
  });
}
