import type { Api } from './client.js';
import { ApiError, isRecord, unreadableFileError } from './errors.js';
import type { FlightDetail } from './models.js';
import { readAnswer } from './unwrap.js';

export interface UploadOptions {
  /** Name of the file. Left out: the name the file has. */
  name?: string;
  aircraftId?: number;
  registration?: string;
  competitionId?: string;
  coUserName?: string;
  /** Told how much of the request has gone out, from 0 to 1. */
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
}

/**
 * Uploads a flight file and returns its flights, one per takeoff, which then wait for their score;
 * see `waitForScore`.
 *
 * @throws {ApiError} With code `DUPLICATE_FILE` if the file is known (`duplicateFlightIds` tells its
 *   flights), `FILE_TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`, or the code of what makes it unreadable.
 */
export async function uploadFlight(
  api: Api,
  file: Blob | Uint8Array<ArrayBuffer>,
  options: UploadOptions = {},
): Promise<FlightDetail[]> {
  const body = await encode(await toForm(file, options));
  const post = typeof XMLHttpRequest === 'undefined' ? postByFetch : postByXhr;
  const response = await api.session.authorized((accessToken) =>
    post({
      url: api.url('/igcfile'),
      headers: { ...body.headers, ...requestHeaders(accessToken, api.language()) },
      bytes: body.bytes,
      ...(options.onProgress && { onProgress: options.onProgress }),
      ...(options.signal && { signal: options.signal }),
    }),
  );
  return readAnswer<FlightDetail[]>(response);
}

/** The flights of a file that was uploaded before; empty when the error is another. */
export function duplicateFlightIds(error: unknown): number[] {
  if (!(error instanceof ApiError) || error.code !== 'DUPLICATE_FILE') return [];
  const ids = isRecord(error.body) ? error.body['flight_ids'] : [];
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
}

interface Post {
  url: string;
  headers: Record<string, string>;
  bytes: Uint8Array<ArrayBuffer>;
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
}

/** Only this tells a browser's page how much has gone out. */
async function postByXhr({ url, headers, bytes, onProgress, signal }: Post): Promise<Response> {
  signal?.throwIfAborted();
  const xhr = new XMLHttpRequest();
  const cancel = () => xhr.abort();
  signal?.addEventListener('abort', cancel);
  try {
    return await new Promise<Response>((resolve, reject) => {
      xhr.open('POST', url);
      for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
      xhr.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(loaded / total));
      xhr.addEventListener('load', () =>
        resolve(new Response(xhr.responseText, { status: xhr.status })),
      );
      xhr.addEventListener('error', () => reject(new TypeError('The request failed.')));
      xhr.addEventListener('abort', () => reject(new DOMException('Cancelled.', 'AbortError')));
      xhr.send(bytes);
    });
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

async function postByFetch({ url, headers, bytes, onProgress, signal }: Post): Promise<Response> {
  const init = { method: 'POST', headers, ...(signal && { signal }) };
  if (!onProgress) return fetch(url, { ...init, body: bytes });
  const streamed = { body: pieces(bytes, onProgress), duplex: 'half' };
  return fetch(url, { ...init, ...streamed });
}

const PIECE_BYTES = 64 * 1024;

/** Hands out the bytes as they are asked for. */
function pieces(
  bytes: Uint8Array<ArrayBuffer>,
  onProgress: (fraction: number) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      const piece = bytes.subarray(sent, sent + PIECE_BYTES);
      sent += piece.length;
      controller.enqueue(piece);
      onProgress(sent / bytes.length);
      if (sent === bytes.length) controller.close();
    },
  });
}

async function toForm(
  file: Blob | Uint8Array<ArrayBuffer>,
  options: UploadOptions,
): Promise<FormData> {
  const ownName = file instanceof File ? file.name : undefined;
  const type = file instanceof Blob ? file.type : '';
  const content = new Blob([await bytesOf(file)], { type });
  const form = new FormData();
  form.append('file', content, options.name ?? ownName ?? 'flight.igc');
  const fields = {
    aircraft_id: options.aircraftId,
    registration: options.registration,
    competition_id: options.competitionId,
    co_user_name: options.coUserName,
  };
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, String(value));
  }
  return form;
}

/** Read before all else, because a file may have been moved or changed after it was chosen. */
async function bytesOf(file: Blob | Uint8Array<ArrayBuffer>): Promise<BufferSource> {
  if (!(file instanceof Blob)) return file;
  return file.arrayBuffer().catch((cause: unknown) => {
    throw unreadableFileError(cause);
  });
}

/** The form as it goes over the wire, so that a second attempt sends the same. */
async function encode(form: FormData) {
  const encoded = new Response(form);
  const contentType = encoded.headers.get('Content-Type') ?? '';
  const bytes = new Uint8Array(await encoded.arrayBuffer());
  return { bytes, headers: { 'Content-Type': contentType } };
}

function requestHeaders(accessToken: string | undefined, language: string | undefined) {
  return {
    ...(accessToken !== undefined && { Authorization: `Bearer ${accessToken}` }),
    ...(language !== undefined && { 'Accept-Language': language }),
  };
}
