import type { Api } from './client.js';
import { unreadableFileError } from './errors.js';
import { readAnswer } from './unwrap.js';

export interface SendFormOptions {
  /** Told how much of the request has gone out, from 0 to 1. */
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
}

interface FormOptions extends SendFormOptions {
  /** Its files may be larger than memory, and are read while they are sent; only a page learns how far that is. */
  isLarge?: boolean;
}

/** Posts a form with files and returns the answer. @throws {ApiError} */
export async function sendForm<Answer>(
  api: Api,
  path: `/${string}`,
  form: FormData,
  { onProgress, signal, isLarge = false }: FormOptions,
): Promise<Answer> {
  const hasXhr = typeof XMLHttpRequest !== 'undefined';
  const { body, headers } = isLarge ? { body: form, headers: {} } : await encode(form);
  const post = hasXhr ? postByXhr : postByFetch;
  const response = await api.session.authorized((accessToken) =>
    post({
      url: api.url(path),
      headers: { ...headers, ...requestHeaders(accessToken, api.language()) },
      body,
      ...(onProgress && { onProgress }),
      ...(signal && { signal }),
    }),
  );
  return readAnswer<Answer>(response);
}

/**
 * A file for a form, read before all else: it may be moved or changed after it was chosen.
 *
 * @throws {ApiError} With code `UNREADABLE_FILE`.
 */
export async function fileOf(file: Blob | Uint8Array<ArrayBuffer>): Promise<Blob> {
  if (!(file instanceof Blob)) return new Blob([file]);
  const bytes = await file.arrayBuffer().catch((cause: unknown) => {
    throw unreadableFileError(cause);
  });
  return new Blob([bytes], { type: file.type });
}

interface Post {
  url: string;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | FormData;
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
}

/** Only this tells a browser's page how much has gone out. */
async function postByXhr({ url, headers, body, onProgress, signal }: Post): Promise<Response> {
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
      xhr.send(body);
    });
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

async function postByFetch({ url, headers, body, onProgress, signal }: Post): Promise<Response> {
  const init = { method: 'POST', headers, ...(signal && { signal }) };
  if (!onProgress || 'append' in body) return fetch(url, { ...init, body });
  const streamed = { body: pieces(body, onProgress), duplex: 'half' };
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

/** The form as it goes over the wire, so that a second attempt sends the same. */
async function encode(form: FormData) {
  const encoded = new Response(form);
  const contentType = encoded.headers.get('Content-Type') ?? '';
  const bytes = new Uint8Array(await encoded.arrayBuffer());
  return { body: bytes, headers: { 'Content-Type': contentType } };
}

function requestHeaders(accessToken: string | undefined, language: string | undefined) {
  return {
    ...(accessToken !== undefined && { Authorization: `Bearer ${accessToken}` }),
    ...(language !== undefined && { 'Accept-Language': language }),
  };
}
