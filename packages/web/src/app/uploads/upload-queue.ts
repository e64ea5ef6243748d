import type { FilePreview } from '@cloudstreet/scoring/score';
import type { FlightDetail, Uploader, Visibility } from '@cloudstreet/sdk';
import type { CheckResult } from '../../workers/check-file.js';

/** State of a file. `fraction` is the share already sent, from 0 to 1. */
export type UploadState =
  /** Selected, but not sent before the pilot starts the upload. */
  | { readonly name: 'waiting' }
  /** Waiting for its turn. */
  | { readonly name: 'queued' }
  | { readonly name: 'sending'; readonly fraction: number }
  | { readonly name: 'done'; readonly flights: readonly FlightDetail[] }
  | { readonly name: 'duplicate'; readonly flightIds: readonly number[] }
  | { readonly name: 'refused'; readonly code: string; readonly message: string }
  | { readonly name: 'failed'; readonly reason: FailureReason }
  | { readonly name: 'cancelled' };

/** Reason why a file was not stored although it may be valid, or else the server's message. */
export type FailureReason = 'no-response' | 'unreadable' | { readonly text: string };

/** Reason why no files are sent, although the files are fine. */
export type HoldReason = 'offline' | 'signedOut' | 'busy';

/** Result of the check on this device. The response of the server replaces it. */
export type UploadCheck =
  /** The file is not sent before the check is done. */
  { readonly name: 'pending' } | { readonly name: 'read'; readonly preview: FilePreview };

/** Result of the check on this device. A rejected file has the message with the reason. */
export type CheckedFile =
  | Extract<CheckResult, { kind: 'read' }>
  | (Extract<CheckResult, { kind: 'refused' }> & { readonly message: string });

/** One file of the batch. */
export interface UploadItem {
  readonly id: number;
  readonly file: File;
  readonly state: UploadState;
  /** Absent if this device does not check the file. */
  readonly check?: UploadCheck;
  /** Fields set when the file was queued. */
  readonly given?: GivenWithFiles;
  /** Key under which this device stores the file until the server has it; absent if not stored. */
  readonly storageKey?: number;
}

/** Fields for all files that are sent together. */
export interface GivenWithFiles {
  /** Undefined to use the aircraft in the file. */
  readonly aircraftId?: number;
  /** Undefined to use the settings of the account. */
  readonly visibility?: Visibility;
  /** Pilot of the flights, if the visitor is not logged in. */
  readonly uploader?: Uploader;
}

/** A file that this device has stored since an earlier page. */
export type PersistedUpload = Required<Pick<UploadItem, 'file' | 'storageKey'>> &
  Pick<UploadItem, 'given'> & {
    /** Whether the pilot has started its upload. */
    readonly isStarted: boolean;
  };

export interface UploadQueue {
  readonly items: readonly UploadItem[];
  readonly nextId: number;
  /** Fields of the last start. Files added during an upload use them as well. */
  readonly given?: GivenWithFiles;
  readonly held?: HoldReason;
  /** Message of the server that explains why the named account was rejected. */
  readonly uploaderProblem?: string;
}

export const EMPTY_QUEUE: UploadQueue = { items: [], nextId: 1 };

/** Whether files are being sent, or would be if they were not held. */
export function isRunning({ items }: UploadQueue): boolean {
  return items.some(({ state }) => state.name === 'queued' || state.name === 'sending');
}

/** Whether the file has not been sent completely. */
export function isOpen({ state }: UploadItem): boolean {
  return state.name === 'waiting' || state.name === 'queued' || state.name === 'sending';
}
