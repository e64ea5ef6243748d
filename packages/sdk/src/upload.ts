import type { Api } from './client.js';
import type { FlightDetail, Seat, Visibility } from './models.js';
import { call, type OperationOptions } from './operation.js';
import { uploadIgcFile } from './operations.js';
import { withoutMissing } from './without-missing.js';

/** Settings of the call of an upload. */
export type UploadCallOptions = Pick<
  OperationOptions,
  'onProgress' | 'signal' | 'timeoutMs' | 'maxRetries' | 'idempotencyKey'
>;

export interface UploadOptions extends UploadCallOptions {
  /** Name of the file. Defaults to the name of `file`. */
  name?: string;
  aircraftId?: number;
  registration?: string;
  competitionId?: string;
  coUserName?: string;
  /** Account of the second person, who is asked to confirm. */
  coUser?: CoUser;
  /** Seat of the user; `pilot` by default. */
  seat?: Seat;
  /** Defaults to `flight_visibility` of the account. */
  visibility?: Visibility;
  /** Pilot of the flight, for uploads without sign-in if the instance allows them. */
  uploader?: Uploader;
}

/** Id and date of birth (`YYYY-MM-DD`) of an account. */
export interface CoUser {
  readonly id: number;
  readonly dateOfBirth: string;
}

/** Full name and date of birth (`YYYY-MM-DD`) of an account. */
export interface Uploader {
  readonly name: string;
  readonly dateOfBirth: string;
}

/**
 * Uploads an IGC file and returns its flights, one per takeoff. They are scored afterwards; see
 * `waitForScore`. Without a sign-in, each flight has an `edit_token`.
 *
 * @throws {ApiError} With code `DUPLICATE_FILE` if it was uploaded before (`duplicateFlightIds` returns
 *   its flights), `FILE_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `UPLOADER_UNKNOWN`, or the reason why the
 *   file is unreadable.
 */
export async function uploadFlight(
  api: Api,
  file: Blob | Uint8Array<ArrayBuffer>,
  options: UploadOptions = {},
): Promise<FlightDetail[]> {
  const {
    name,
    aircraftId,
    registration,
    competitionId,
    coUserName,
    coUser,
    seat,
    visibility,
    uploader,
    ...rest
  } = options;
  const ownName = file instanceof File ? file.name : undefined;
  const values = {
    file: { name: name ?? ownName ?? 'flight.igc', data: file },
    aircraft_id: aircraftId,
    registration,
    competition_id: competitionId,
    co_user_name: coUserName,
    co_user_id: coUser?.id,
    co_user_date_of_birth: coUser?.dateOfBirth,
    seat,
    visibility,
    name: uploader?.name,
    date_of_birth: uploader?.dateOfBirth,
  };
  return call(api, uploadIgcFile, withoutMissing(values), rest);
}
