import type { Api } from './client.js';
import type { FlightDetail } from './models.js';
import { fileOf, type SendFormOptions, sendForm } from './send-form.js';

export interface UploadOptions extends SendFormOptions {
  /** Name of the file. Defaults to the name of `file`. */
  name?: string;
  aircraftId?: number;
  registration?: string;
  competitionId?: string;
  coUserName?: string;
  /** Pilot of the flight, for uploads without sign-in if the instance allows them. */
  uploader?: Uploader;
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
  const form = await toForm(file, options);
  return sendForm<FlightDetail[]>(api, '/igcfile', form, options);
}

async function toForm(
  file: Blob | Uint8Array<ArrayBuffer>,
  options: UploadOptions,
): Promise<FormData> {
  const ownName = file instanceof File ? file.name : undefined;
  const form = new FormData();
  form.append('file', await fileOf(file), options.name ?? ownName ?? 'flight.igc');
  const fields = {
    aircraft_id: options.aircraftId,
    registration: options.registration,
    competition_id: options.competitionId,
    co_user_name: options.coUserName,
    name: options.uploader?.name,
    date_of_birth: options.uploader?.dateOfBirth,
  };
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, String(value));
  }
  return form;
}
