import type { IgcErrorCode } from '@cloudstreet/scoring/parse';
import type { PreviewInput } from '@cloudstreet/scoring/score';
import { type Api, UPLOAD_MEGABYTES } from '@cloudstreet/sdk';
import { aircraftQueries } from '@cloudstreet/sdk/react';
import type { QueryClient } from '@tanstack/react-query';
import type { CheckResult } from '../../workers/check-file.js';
import type { CheckFile } from './file-checker.js';
import type { UploadAction } from './reduce-uploads.js';
import type { CheckedFile, UploadItem } from './upload-queue.js';

export interface UploadChecksParts {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly checkFile: CheckFile;
  readonly now: () => Date;
  /** Returns the reason why a file cannot be read, in the reader's language. */
  readonly describeRefusal: (code: IgcErrorCode) => string;
  /** Whether the result of a check is still needed. */
  readonly isStillQueued: (id: number) => boolean;
  readonly dispatch: (action: UploadAction) => void;
}

/** Maximum size of a file that the server accepts. */
const MAX_BYTES = UPLOAD_MEGABYTES.FlightUpload.file * 1024 * 1024;

/** Checks files before they are sent. A later check of a file replaces an earlier one. */
export type CheckUploads = (items: readonly UploadItem[], aircraftId: number | undefined) => void;

export function createUploadChecks(parts: UploadChecksParts): CheckUploads {
  const { api, queryClient, checkFile, now, describeRefusal, isStillQueued, dispatch } = parts;
  const latest = new Map<number, symbol>();

  /** If there is no response, files are checked as if no aircraft were selected. */
  async function aircraftOf(id: number | undefined): Promise<PreviewInput['aircraft']> {
    if (id === undefined) return undefined;
    const query = { ...aircraftQueries.simple(api, id), meta: { explains: 'all' } } as const;
    const aircraft = await queryClient.fetchQuery(query).catch(() => undefined);
    return aircraft && { kind: aircraft.kind, index: aircraft.valid_dmst_index ?? null };
  }

  function inWords(result: CheckResult): CheckedFile {
    if (result.kind === 'read') return result;
    return { ...result, message: describeRefusal(result.code) };
  }

  async function check(
    { id, file }: UploadItem,
    look: symbol,
    aircraft: Promise<PreviewInput['aircraft']>,
  ): Promise<void> {
    const isCurrent = () => latest.get(id) === look && isStillQueued(id);
    const request = { file, aircraft: await aircraft, nowS: now().getTime() / 1000 };
    const result =
      file.size > MAX_BYTES
        ? undefined
        : // Without a connection its code may be missing.
          await checkFile(request, isCurrent).catch(() => undefined);
    if (latest.get(id) !== look) return;
    latest.delete(id);
    dispatch({ type: 'checked', id, result: result && inWords(result) });
  }

  return (items, aircraftId) => {
    const look = Symbol('look');
    const aircraft = aircraftOf(aircraftId);
    for (const item of items) {
      latest.set(item.id, look);
      void check(item, look, aircraft);
    }
  };
}
