import type { Api } from './client.js';
import type { FlightDetail } from './models.js';
import { fileOf, type SendFormOptions, sendForm } from './send-form.js';

export interface UploadOptions extends SendFormOptions {
  /** Name of the file. Left out: the name the file has. */
  name?: string;
  aircraftId?: number;
  registration?: string;
  competitionId?: string;
  coUserName?: string;
  /** Whose flight it is, where nobody is signed in and the instance allows that. */
  uploader?: Uploader;
}

/** The full name of an account and its date of birth, `YYYY-MM-DD`. */
export interface Uploader {
  readonly name: string;
  readonly dateOfBirth: string;
}

/**
 * Uploads a flight file and returns its flights, one per takeoff, which then wait for their score;
 * see `waitForScore`. Without a sign-in, each comes with an `edit_right`.
 *
 * @throws {ApiError} With code `DUPLICATE_FILE` if the file is known (`duplicateFlightIds` tells its
 *   flights), `FILE_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, `UPLOADER_UNKNOWN`, or the code of what makes it
 *   unreadable.
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
